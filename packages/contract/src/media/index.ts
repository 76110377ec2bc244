export * from './ad-media.ts'
export * from './calls.ts'
export * from './limits.ts'
