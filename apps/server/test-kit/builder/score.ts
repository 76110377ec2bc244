import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'

export type Score = { asked: number; right: number; missed: string[]; invented: string[] }

/**
 * Each value of a block by itself, so that one of two interests is half right; letters of a name are not looked at, and
 * what an empty draft has (any gender, no bots) asks nothing.
 */
export function valuesIn(patch: Partial<BuilderDraft>): string[] {
  const asked = Object.entries(patch).filter(([field, value]) => {
    return JSON.stringify(value) !== JSON.stringify(EMPTY_BUILDER[field as keyof BuilderDraft])
  })
  return asked.flatMap(([field, value]) => {
    const { min, max } = (value ?? {}) as { min?: number; max?: number }
    const values =
      field === 'followers'
        ? [`${min ?? ''}-${max ?? ''}`]
        : [value].flat().map((one) => (Array.isArray(one) ? one.toSorted().join('+') : String(one).replace(/^@/, '')))
    return values.map((one) => `${field}=${one}`.toLowerCase())
  })
}

/** A draft as the tables write it: `field=value,value` each; a value may hold blanks, so a block begins at its field. */
export const valuesWritten = (blocks: string): string[] =>
  blocks
    .split(/ (?=[a-z_]+=)/)
    .filter(Boolean)
    .flatMap((block) => {
      const [field, values = ''] = block.split('=')
      return values.split(/[,|]/).map((value) => {
        const terms = field === 'keyword_groups' ? value.split('+').toSorted().join('+') : value
        return `${field}=${terms}`.toLowerCase()
      })
    })

/** What was read beside what was asked for. */
export function scored(read: readonly string[], asked: readonly string[]): Score {
  const missed = asked.filter((value) => !read.includes(value))
  const invented = read.filter((value) => !asked.includes(value))
  return { asked: asked.length, right: asked.length - missed.length, missed, invented }
}
