import type { Coded } from '../workload/questions.ts'

export type Rows = number[][]
/** Lists by the key of their primitive, in the numbers of the tables. */
export type RawLists = Record<string, Rows>

/** What differs between the databases; the rest of an analysis is the same SQL for all (analysis.ts). */
export interface SqlPeer {
  rows(sql: string): Promise<Rows>
  /** Makes a table of this session anew. */
  keep(table: KeptTable, sql: string): Promise<void>
  /** Fills `audience` (member) and `matched`. */
  resolve(question: Coded): Promise<void>
  /** `from …` the rows whose column is a member of the audience. */
  members(table: string, column: string, condition?: string): string
  /** `from …` the posts of the question with id, day, likes, mood. */
  chosen(question: Coded): string
  /** Joins a table with one row a key. */
  join: string
  ratio(above: string, below: string): string
  /** Accounts of the audience that use both, for each two of these terms: first, second, count. */
  pairs(terms: number[]): Promise<Rows>
  /** Posts and authors per name; last a row −1 with the posts of any name. */
  shares(question: Coded): Promise<Rows>
  /** Terms are counted in `account_terms` where there is one; a scan makes it from texts. */
  prepareTerms?(): Promise<void>
  close(): Promise<void>
}
export type KeptTable =
  | 'audience'
  | 'found'
  | 'matched'
  | 'account_terms'
  | 'term_counts'
  | 'follow_counts'
  | `set_${number}`
