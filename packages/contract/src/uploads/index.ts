export * from './calls.ts'
export * from './uploaded-audience.ts'
