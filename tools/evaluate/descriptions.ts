import { readFileSync } from 'node:fs'
import type { BuilderDraft } from '@starling/question/builder'
import { knownPlaces } from '@starling/server/src/builder/reading/known-places.ts'
import { readDescription } from '@starling/server/src/builder/reading/read-description.ts'
import { type Score, scored, valuesIn } from '@starling/server/test-kit/builder/score.ts'
import { rowsIn } from './labelled-files.ts'
import { type Metrics, rounded } from './metrics.ts'

/** `expect`: the fields of a draft that the text asks for, as the call `analyse-description` answers them. */
type DescriptionRow = { text: string; language: string; expect: Partial<BuilderDraft> }

/** A list in JSON, or a row a line. */
const rowsOf = (file: string): DescriptionRow[] =>
  /^\s*\[/.test(readFileSync(file, 'utf8')) ? JSON.parse(readFileSync(file, 'utf8')) : rowsIn<DescriptionRow>(file)

/** Descriptions of audiences: each value that is asked for is right or missed, each other one that is read is invented. */
export async function descriptions(files: string[]): Promise<Metrics> {
  const places = await knownPlaces()
  const judged = files.flatMap(rowsOf).map(({ text, language, expect }) => {
    const { patch, unplaced, refused } = readDescription(text, places)
    const score = scored(valuesIn(patch), valuesIn(expect))
    if (score.missed.length + score.invented.length > 0) {
      console.log(text)
      if (score.missed.length > 0) console.log(`  missed    ${score.missed.join('  ')}`)
      if (score.invented.length > 0) console.log(`  invented  ${score.invented.join('  ')}`)
      if (refused.length > 0) console.log(`  refused   ${refused.map(({ words }) => words).join(', ')}`)
      if (unplaced.length > 0) console.log(`  unplaced  ${unplaced.join(', ')}`)
    }
    return { language, score }
  })
  const byLanguage = Map.groupBy(judged, ({ language }) => language)
  const sums = [...byLanguage].map(([language, rows]) => [language, sumOf(rows.map(({ score }) => score))] as const)
  console.table(Object.fromEntries(sums))
  return { ...sumOf(judged.map(({ score }) => score)), ...Object.fromEntries(sums) }
}

function sumOf(scores: readonly Score[]): Record<string, number> {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0)
  const [asked, right] = [sum((score) => score.asked), sum((score) => score.right)]
  return {
    n: scores.length,
    faultless: sum(({ missed, invented }) => (missed.length + invented.length === 0 ? 1 : 0)),
    asked,
    right,
    missed: asked - right,
    invented: sum(({ invented }) => invented.length),
    share_right: asked === 0 ? 0 : rounded(right / asked),
  }
}
