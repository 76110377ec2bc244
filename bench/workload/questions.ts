import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'

export type QuestionName = 'K1' | 'K2' | 'K3' | 'K4' | 'K5' | 'Q4' | 'Q5'
export const QUESTION_NAMES: QuestionName[] = ['K1', 'K2', 'K3', 'K4', 'K5', 'Q4', 'Q5']

/** A question in the numbers of the peers' tables; days are whole, since 1970. */
export type Coded = {
  name: QuestionName
  groups: number[][]
  excluded: number[]
  bio?: number
  countries?: number[]
  since: number
  until: number
  shares: number[]
  follows?: number[]
  /** The five audiences of Q5. */
  sets?: Coded[]
}

/** The same question in words. */
export type Chosen = {
  coded: Coded
  groups: string[][]
  excluded: string[]
  bio?: string
  countries?: string[]
  shares: string[]
  handles?: string[]
  size: number
  wanted: number
}

const DAY = 86_400
const ROWS = 50
const CARDS = 20
export const BREAKDOWNS = [
  'country',
  'city',
  'language',
  'gender',
  'age_group',
  'job_title',
  'verified',
  'interest',
] as const
export const TERM_KINDS = ['keyword', 'hashtag', 'emoji'] as const
export const LIMITS = { rows: ROWS, cards: CARDS }

const people: Primitive[] = [
  ...BREAKDOWNS.map((dimension): Primitive => ({ do: 'breakdown', dimension, limit: ROWS })),
  ...TERM_KINDS.flatMap((kind): Primitive[] => [
    { do: 'terms', source: 'used', kind, order: 'count', limit: ROWS },
    { do: 'terms', source: 'used', kind, order: 'lift', limit: ROWS },
  ]),
  { do: 'pairs', source: 'used', limit: ROWS },
  { do: 'followed', order: 'count', limit: ROWS },
  { do: 'followed', order: 'lift', limit: ROWS },
  { do: 'accounts', order: 'followers_count', limit: CARDS },
  { do: 'accounts', order: 'sample', limit: CARDS },
]

/** What is asked: a full analysis; of followers without posts, but with similar accounts and growth; an overlap. */
export function primitivesOf({ coded, shares, handles }: Chosen, all: Chosen[], turn: number): Primitive[] {
  if (coded.name === 'Q5') {
    return [
      {
        do: 'overlap',
        with: all
          .filter((one) => one.coded.name.startsWith('K'))
          .slice(1)
          .map((one) => scopeOf(one, turn)),
      },
    ]
  }
  if (handles) {
    return [...people, { do: 'followed', order: 'similarity', limit: ROWS }, { do: 'growth', handle: handles[0]! }]
  }
  return [
    { do: 'size' },
    ...people,
    { do: 'series', bucket: 'day' },
    { do: 'posts', order: 'like_count', limit: CARDS },
    { do: 'shares', names: shares.map((name) => ({ name, terms: [name] })) },
  ]
}

/** As the peers count: people of the baseline as they are. */
export const PLAINLY = { comparison: 'plain' } as const

/**
 * The question as a scope. Each `turn` is another question with the same answer (the window ends later, after the last
 * post, and a name that nobody has is left out), so that no answer is one that was kept.
 */
export function scopeOf(chosen: Chosen, turn: number): Scope {
  const { groups, excluded, coded } = chosen
  const nobody = { not: { handles: [`nobody_${turn}`] } }
  if (chosen.handles) return { who: { all: [{ follows: chosen.handles }, nobody] }, posts: { by: 'audience' } }
  const words = { groups, excluded }
  const posted =
    chosen.bio === undefined ? { posted: words } : { any: [{ posted: words }, { bio: { groups: [[chosen.bio]] } }] }
  const places = chosen.countries ? [{ countries: chosen.countries }] : []
  return {
    who: { all: [posted, ...places, nobody] },
    posts: { by: 'audience', about: words },
    window: { since: coded.since * DAY, until: coded.until * DAY + turn },
  }
}

export function keyOf(primitive: Primitive): string {
  switch (primitive.do) {
    case 'breakdown':
      return `breakdown ${primitive.dimension}`
    case 'terms':
      return `terms ${primitive.kind} ${primitive.order}`
    case 'followed':
    case 'accounts':
      return `${primitive.do} ${primitive.order}`
    default:
      return primitive.do
  }
}
