import type { Say } from '@starling/text'

/** Of whom figures speak: how many there are, and of how many of them it is known. */
export type WordedBase = {
  unit: 'people' | 'posts'
  n: number
  known: number
  mark: 'faded' | 'few' | null
  hidden: boolean
}

const LEAST_PEOPLE = 5 // design section 4
const KNOWN = {
  people: '{{known}} known of {{n}} people',
  posts: '{{known}} known of {{n}} posts',
} as const

/** Whose figures these are, in words. */
export function baseWords({ unit, n, known, mark, hidden }: WordedBase, { t, shortNumber }: Say): string {
  if (hidden && n < LEAST_PEOPLE) return t('fewer than 5 people')
  const all =
    unit === 'people'
      ? t('{{n}} people', { n: shortNumber(n), count: n })
      : t('{{n}} posts', { n: shortNumber(n), count: n })
  if (hidden) return t('fewer than 5 known of {{all}}', { all })
  const part = known === n ? all : t(KNOWN[unit], { known: shortNumber(known), n: shortNumber(n), count: n })
  if (mark === null) return part
  return `${part} · ${mark === 'few' ? t('* few, read with care') : t('low base')}`
}
