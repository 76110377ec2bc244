export * from './base-backup.ts'
export * from './launch.ts'
export * from './running.ts'
