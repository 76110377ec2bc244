import { z } from 'zod'
import type { AskedSections } from './asked.ts'
import { gainOfMoving, tiesOf } from './clusters.ts'
import { type Agreement, compare } from './compare.ts'
import type { Known } from './known.ts'
import { recompute } from './recompute.ts'

/** What is read of a downloaded answer: the JSON file of `create-sheet`. */
const Answered = z.object({
  section: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
  base: z.record(z.string(), z.unknown()),
  inputs: z.unknown().optional(),
})
const Download = z
  .object({
    question: z.custom<AskedSections['question']>((value) => typeof value === 'object' && value !== null),
    asked_at: z.iso.datetime(),
    sections: z.array(z.union([Answered, z.object({ section: z.string(), error: z.object({ code: z.string() }) })])),
  })
  .loose()

export type Checked = Agreement & { section: string }

/** Every section of a downloaded answer, computed again from the rows of the corpus. */
export function checkDownload(known: Known, text: string): Checked[] {
  const { sections, asked_at, ...asked } = Download.parse(JSON.parse(text))
  const again = recompute(known, asked as AskedSections, Math.floor(Date.parse(asked_at) / 1000))
  return sections.map((told): Checked => {
    const { section } = told
    if ('error' in told) return { section, values: 0, differences: [`${section}: ${told.error.code}`] }
    const { rows, base, inputs } = told
    const { values, differences } = compare({ rows, base, inputs }, again(section))
    return { section, values, differences: [...differences, ...unsettled(told)].map((one) => `${section} ${one}`) }
  })
}

const NO_GAIN = 1e-12
const Ties = z.object({
  method: z.literal('topic_clusters'),
  known: z.number(),
  words: z.array(z.object({ value: z.string(), count: z.number() })),
  rows: z.array(z.object({ values: z.tuple([z.string(), z.string()]), count: z.number() })),
})

/** Clusters that moving one word would better are not those of greatest modularity. */
function unsettled({ rows, inputs }: z.infer<typeof Answered>): string[] {
  const { success, data } = Ties.safeParse(inputs)
  if (!success) return []
  const words = new Map(data.words.map(({ value, count }) => [value, count]))
  const clusters = new Map(rows.flatMap((row) => (row.words as string[]).map((word) => [word, Number(row.cluster)])))
  const gain = gainOfMoving(tiesOf({ pairs: data.rows, words, known: data.known }), clusters)
  return gain > NO_GAIN ? [`clusters: moving a word adds ${gain} to the modularity`] : []
}
