export * from './calls.ts'
export * from './estimate.ts'
export * from './insights.ts'
export * from './package.ts'
