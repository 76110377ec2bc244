import { judgePost } from '@starling/enrich'
import { rowsIn } from './labelled-files.ts'
import { Confusion, type Metrics } from './metrics.ts'

/** Romanised Hindi is `hi` to X. */
const plain = (language: string) => language.replace(/-Latn$/, '')

/** Rows of text and lang. */
export function language(files: string[]): Metrics {
  const all = new Confusion()
  for (const file of files) {
    for (const { text, lang } of rowsIn<{ text: string; lang: string }>(file)) {
      all.add(plain(lang), judgePost({ text }).language.value)
    }
  }
  all.print()
  return all.scores()
}
