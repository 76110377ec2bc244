export { readingOptions } from './queries.ts'
export { readHandles } from './read-names.ts'
