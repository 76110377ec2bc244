import { judgePost, SURE_OF_MOOD } from '@starling/enrich'
import { rowsIn } from './labelled-files.ts'
import { Confusion, type Metrics, rounded } from './metrics.ts'

type Row = { text: string; label: string; lang?: string; lang_?: string }
const BANDS = 5

/** Rows of text and label (negative, neutral, positive); a language in the row is passed on as the source's. */
export function sentiment(files: string[]): Metrics {
  const all = new Confusion()
  const means: number[] = []
  const sure = { n: 0, right: 0 }
  const bands = Array.from({ length: BANDS }, () => ({ n: 0, right: 0, confidence: 0 }))
  for (const file of files) {
    const here = new Confusion()
    for (const { text, label, lang, lang_ } of rowsIn<Row>(file)) {
      const { sentiment: judged } = judgePost({ text, lang: lang ?? lang_ ?? null })
      all.add(label, judged.label)
      here.add(label, judged.label)
      const band = bands[Math.min(BANDS - 1, Math.floor(judged.confidence * BANDS))]!
      band.n++
      band.confidence += judged.confidence
      if (judged.label === label) band.right++
      if (judged.confidence < SURE_OF_MOOD) continue
      sure.n++
      if (judged.label === label) sure.right++
    }
    const scores = here.scores()
    means.push(scores.macro_f1)
    if (files.length > 1) console.log(file, JSON.stringify(scores))
  }
  all.print()
  for (const { n, right, confidence } of bands) {
    if (n > 0) console.log(`confidence ${rounded(confidence / n)}: right ${rounded(right / n)} of ${n}`)
  }
  const { n } = all.scores()
  console.log(`unsure ${rounded((n - sure.n) / n)}; right ${rounded(sure.right / sure.n)} of the other ${sure.n}`)
  return { ...all.scores(), mean_macro_f1: rounded(means.reduce((sum, one) => sum + one, 0) / means.length) }
}
