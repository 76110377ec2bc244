export * from './asked.ts'
