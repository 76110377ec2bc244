export { askingPrice } from './asking-price.ts'
export { readingOptions } from './queries.ts'
export { readHandles } from './read-names.ts'
