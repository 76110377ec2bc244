export { type Chunk, type Column, type Columns, splitList } from './corpus/columns.ts'
export { Corpus, type CorpusOptions, openCorpus } from './corpus/corpus.ts'
export { CorpusError, type CorpusErrorCode } from './corpus/error.ts'
export { parseMap } from './corpus/formats/csv-mapping.ts'
export {
  type FileImported,
  type ImportFileOptions,
  type ImportProgress,
  importFile,
} from './corpus/formats/import-file.ts'
export type { Import, ImportOptions } from './corpus/import.ts'
export { type BatchesOptions, importBatches } from './corpus/import-batches.ts'
export type { ImportEntry, Manifest, Segment } from './corpus/manifest.ts'
export type { PendingImport, Position } from './corpus/pending.ts'
export type { Malformed, Report, Sample } from './corpus/report.ts'
export type { AccountRow, EngagementRow, FollowRow, PostRow, RowBatch, SnapshotRow } from './corpus/rows.ts'
export type { CorpusStats } from './corpus/stats.ts'
export { TABLE_NAMES, type TableName } from './corpus/tables.ts'
export type { Verdict } from './corpus/verify.ts'
