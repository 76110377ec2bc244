export type { ByteRange } from './byte-store.ts'
export { Files, type StagedFile } from './files.ts'
export { refuseMoreBytes } from './policies.ts'
