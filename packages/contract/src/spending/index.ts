export * from './entities.ts'
