export * from './calls.ts'
export * from './connections.ts'
export * from './fetching.ts'
