export type { Truth } from './bios.ts'
export type { Density } from './density.ts'
export type { TopicFrames } from './frames.ts'
export type { Manifest } from './manifest.ts'
export { bare, clustering, distinctness, type Edges, reciprocity, tailExponent } from './measure.ts'
export { generateNetwork, type Network, type NetworkOptions, type Part, recentSince } from './network.ts'
export type { AdResponse } from './planted.ts'
export { RowPrint } from './row-print.ts'
export type {
  AccountRow,
  EngagementRow,
  FollowRow,
  PostRow,
  RowBatch,
  SnapshotRow,
} from './rows.ts'
export type { Trend } from './trends.ts'
