export { type Generated, generateInto, type NetworkSize } from './generate.ts'
export { count, describeProgress, Progress } from './progress.ts'
export { type NetworkOptions, networkOptions } from './size.ts'
