export * from './calls.ts'
export * from './stored-file.ts'
