import { judgePost } from '@starling/enrich'
import { topicGroups } from '@starling/enrich/src/text/topics/groups.ts'
import { rowsIn } from './labelled-files.ts'
import { type Metrics, rounded } from './metrics.ts'

type Row = { text: string; label: string[] }

/** Rows of text and labels, the 19 topics of X-Topic: several may be right, so each is scored on its own. */
export function topics(files: string[]): Metrics {
  const rows = files.flatMap((file) => rowsIn<Row>(file))
  const judged = rows.map(({ text }) => new Set(topicGroups(judgePost({ text }).topics.map(({ value }) => value))))
  const labels = [...new Set(rows.flatMap(({ label }) => label))].sort()
  const table = labels.map((label) => {
    const right = rows.filter((row, at) => row.label.includes(label) && judged[at]!.has(label)).length
    const said = judged.filter((one) => one.has(label)).length
    const meant = rows.filter((row) => row.label.includes(label)).length
    const f1 = said + meant === 0 ? 0 : (2 * right) / (said + meant)
    return { label, meant, said, right, precision: rounded(right / (said || 1)), recall: rounded(right / meant), f1 }
  })
  console.table(table)
  const sum = (key: 'meant' | 'said' | 'right') => table.reduce((total, row) => total + row[key], 0)
  const exact = rows.filter(({ label }, at) => {
    return label.length === judged[at]!.size && label.every((one) => judged[at]!.has(one))
  }).length
  return {
    n: rows.length,
    accuracy: rounded(exact / rows.length),
    coverage: rounded(judged.filter(({ size }) => size > 0).length / rows.length),
    macro_recall: rounded(table.reduce((total, { recall }) => total + recall, 0) / labels.length),
    macro_f1: rounded(table.reduce((total, { f1 }) => total + f1, 0) / labels.length),
    micro_f1: rounded((2 * sum('right')) / (sum('said') + sum('meant'))),
    precision: rounded(sum('right') / sum('said')),
  }
}
