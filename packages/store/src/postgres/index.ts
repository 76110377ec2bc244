export * from './launch.ts'
export * from './running.ts'
