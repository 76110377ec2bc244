export { sizeOf } from './counting.ts'
export { readAudience } from './description.ts'
