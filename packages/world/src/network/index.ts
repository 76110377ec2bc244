export { type Generated, generateInto, type NetworkSize } from './generate.ts'
export { type NetworkOptions, networkOptions } from './size.ts'
