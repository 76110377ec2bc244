import type { Coded } from '../workload/questions.ts'

export type Rows = number[][]
/** What a primitive answers in the numbers of the tables: what it is an answer about, and its rows. */
export type RawAnswer = { head: number[]; rows: Rows }

/** Posts with post, author, day, hour, likes, mood, fetched: those of the words, of the audience, of the handle. */
export type PostTable = 'matched' | 'spoken' | 'authored'
export type KeptTable =
  | PostTable
  | 'audience'
  | 'found'
  | 'mix'
  | 'alike'
  | 'counts'
  | 'candidates'
  | 'written_by'
  | 'phrase_mix'
  | 'phrase_alike'
  | 'phrase_counts'
  | 'named_by'
  | 'paired'
  | `set_${number}`

/** What differs between the databases; the rest of an analysis is the same SQL for all. */
export interface SqlPeer {
  rows(sql: string): Promise<Rows>
  /** Makes a table of this session anew. */
  keep(table: KeptTable, sql: string): Promise<void>
  /** Fills `audience` (member), and `matched` where words are asked for. */
  resolve(question: Coded): Promise<void>
  /** Fills a table of posts by the audience, or by the handle. */
  gather(table: 'spoken' | 'authored', question: Coded): Promise<void>
  /** `from …` the rows whose column is a member of the audience. */
  members(table: string, column: string): string
  /** `from …` the pairs of account and value of a list that the audience has. */
  listed(list: string): string
  /** `from …` two of them; on the right is one row a key. */
  join(left: string, right: string, keys: string): string
  /** The same, with the rows that have none on the right. */
  leftJoin(left: string, right: string, keys: string): string
  /** Of each candidate of a list how many of each stratum have it: value, known, stratum, n. */
  holders(list: string): string
  /** `from …` the rows of words or phrases (`post_terms`, `post_phrases`) of the posts of a table, with their author. */
  written(table: string, posts: PostTable): string
  /** A number that may become large or broken. */
  real(expression: string): string
  /** Accounts of the audience with both, of each two of these values of a list: first, second, count. */
  pairs(list: string, values: number[]): Promise<Rows>
  /** Posts with both, of each two of these terms: first, second, count, and how they are spread over their authors. */
  postPairs(posts: PostTable, terms: number[]): Promise<Rows>
  close(): Promise<void>
}

export const during = ({ since, until }: Coded): string => `day >= ${since} and day < ${until}`
