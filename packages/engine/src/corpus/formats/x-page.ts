import { type Malformed, Report } from '../report.ts'
import type { RowBatch } from '../rows.ts'
import { takeValue } from './json.ts'
import { Sink } from './sink.ts'

export type PageOptions = {
  fetched_at: Date
  /** The account whose followers these are; the answer itself does not say. */
  followers_of?: string
  following_of?: string
}
export type PageRows = {
  rows: RowBatch
  /** Protected accounts: nothing of them may be in the corpus. */
  refused: string[]
  malformed: Malformed
}

/** What one answer of X API v2 gives, read as a file with the same answer would be. */
export function rowsOfPage(page: object, { fetched_at, followers_of, following_of }: PageOptions): PageRows {
  const report = new Report()
  const refused: string[] = []
  const sink = new Sink(fetched_at, report, (id) => refused.push(id))
  const asked = followers_of ? `${followers_of}/followers` : following_of && `${following_of}/following`
  const value = asked ? { ...page, __twarc: { url: `/2/users/${asked}` } } : page
  takeValue(value, sink, { line: 0 }, 0)
  return { rows: sink.take(), refused, malformed: report.malformed }
}
