export * from './ad-creative.ts'
export * from './calls.ts'
export * from './limits.ts'
