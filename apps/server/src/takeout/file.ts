import { leftOut, type Rows, rowsAbout, type Whom } from '@starling/store'

/** Changes when a program that reads the file would have to (docs/takeout.md). */
const VERSION = 1
/** Everyone here asks about the same public accounts and posts: they belong to no one person. */
const CORPUS = { what: 'corpus', why: 'shared' }

/** The file as text, a few rows at a time; together it is one JSON object. */
export async function* writeFile(rows: Rows, { id, email }: Whom, now: Date): AsyncGenerator<string, void> {
  const about = { format: 'starling.takeout', version: VERSION, prepared_at: now, person: { id, email } }
  const head = JSON.stringify({ ...about, left_out: [CORPUS, ...leftOut()] })
  yield `${head.slice(0, -1)},"tables":{`
  let named: string | undefined
  let between = ''
  for await (const batch of rowsAbout(rows, { id, email })) {
    if (batch.name !== named) {
      yield `${named === undefined ? '' : '],'}${JSON.stringify(batch.name)}:[`
      named = batch.name
      between = ''
    }
    for (const row of batch.rows) {
      yield between + JSON.stringify(row)
      between = ','
    }
  }
  yield ']}}'
}
