import { type Entities, extractEntities } from '@starling/enrich'
import { type Case, passes } from '@starling/enrich/src/text/entities/conformance.ts'
import { rowsIn } from './labelled-files.ts'
import { type Metrics, rounded } from './metrics.ts'

type Labelled = { text: string; hashtags: string[]; mentions: string[]; urls: string[]; cashtags: string[] }
type Row = Labelled | Case
const KINDS = ['hashtags', 'mentions', 'urls', 'cashtags'] as const

/** Cases of twitter-text's conformance suite, or posts with the entities that X itself gave. */
export function entities(files: string[]): Metrics {
  const rows = files.flatMap((file) => rowsIn<Row>(file))
  const totals = Object.fromEntries(KINDS.map((kind) => [kind, { right: 0, said: 0, meant: 0 }]))
  let exact = 0
  for (const row of rows) {
    if ('section' in row) {
      const right = passes(row)
      if (right) exact++
      else console.log('fails:', row.section, row.description, JSON.stringify(row.text))
      continue
    }
    const said = names(extractEntities(row.text))
    let same = true
    for (const kind of KINDS) {
      const meant = new Set((row[kind] ?? []).map((one) => one.toLowerCase()))
      const got = new Set(said[kind].map((one) => one.toLowerCase()))
      const right = [...got].filter((one) => meant.has(one)).length
      totals[kind]!.right += right
      totals[kind]!.said += got.size
      totals[kind]!.meant += meant.size
      if (right !== got.size || right !== meant.size) same = false
    }
    if (same) exact++
  }
  const kinds = Object.entries(totals).filter(([, { meant }]) => meant > 0)
  const f1 = kinds.map(([, { right, said, meant }]) => (2 * right) / (said + meant))
  for (const [kind, { right, said, meant }] of kinds) {
    console.log(`${kind}: precision ${rounded(right / said)}, recall ${rounded(right / meant)} of ${meant}`)
  }
  const metrics: Metrics = { n: rows.length, accuracy: rounded(exact / rows.length) }
  if (f1.length > 0) metrics.macro_f1 = rounded(f1.reduce((sum, one) => sum + one, 0) / f1.length)
  return metrics
}

const names = (found: Entities) => ({
  hashtags: found.hashtags.map(({ tag }) => tag),
  mentions: found.mentions.map(({ handle }) => handle),
  urls: found.urls.map(({ url }) => url),
  cashtags: found.cashtags.map(({ symbol }) => symbol),
})
