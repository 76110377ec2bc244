import type { AudienceVersion } from '@starling/contract/browser'
import { conditionLines } from '@starling/sections/condition-words'
import type { Say } from '@starling/text'

type Words = { say: Say; categoryName: (name: string) => string }
export type VersionDiff = { renamed: [from: string, to: string] | null; added: string[]; removed: string[] }

/** What a version changed, in lines that a person reads; of the first nothing was before. */
export function diffOf(version: AudienceVersion, before: AudienceVersion | undefined, words: Words): VersionDiff {
  if (!before) return { renamed: null, added: linesOf(version, words), removed: [] }
  const [now, then] = [linesOf(version, words), linesOf(before, words)]
  return {
    renamed: before.name === version.name ? null : [before.name, version.name],
    added: now.filter((line) => !then.includes(line)),
    removed: then.filter((line) => !now.includes(line)),
  }
}

const linesOf = ({ body, days, categories }: AudienceVersion, { say, categoryName }: Words): string[] => [
  ...conditionLines(body, days, say),
  ...categories.map((category) => say.t('Category: {{name}}', { name: categoryName(category) })),
]
