import type { Who, Window, Words } from '@starling/question'
import type { Dimension, Known, KnownAccount, KnownText } from './known.ts'
import { isSpaceless, tokensOf } from './words.ts'

/** Who and which posts a question is about (docs/engine.md, "Whom"). */
export type People = Set<number>

export const inWindow = (at: number, window: Window | undefined) => !window || (at >= window.since && at < window.until)

function hasTerm({ tokens }: KnownText, term: string[]): boolean {
  const [only] = term
  if (term.length === 1 && isSpaceless(only!)) {
    return tokens.some((token) => !/^[#@]/.test(token) && [...token].length <= 2 && token.includes(only!))
  }
  return tokens.some((_, from) => term.every((token, at) => tokens[from + at] === token))
}

/** Any of the groups, all terms of it; none of what is excluded. */
export function matcher({ groups, excluded = [] }: Words): (text: KnownText) => boolean {
  const cut = groups.map((group) => group.map(tokensOf))
  const without = excluded.map(tokensOf)
  return (text) =>
    cut.some((group) => group.every((term) => hasTerm(text, term))) && !without.some((term) => hasTerm(text, term))
}

const LISTS = {
  interests: 'interest',
  job_titles: 'job_title',
  countries: 'country',
  regions: 'region',
  cities: 'city',
  languages: 'language',
  genders: 'gender',
  age_groups: 'age_group',
} as const satisfies Record<string, Dimension>

const placeOf = ({ byHandle }: Known, handle: string) => byHandle.get(handle.replace(/^@/, '').toLowerCase())
export const placesOf = (known: Known, handles: string[]) => handles.flatMap((handle) => placeOf(known, handle) ?? [])

export function peopleOf(known: Known, who: Who, window?: Window): People {
  const isOne = condition(known, who, window)
  return new Set(known.accounts.flatMap((account, at) => (isOne(account, at) ? [at] : [])))
}

type Condition = (account: KnownAccount, at: number) => boolean

function condition(known: Known, who: Who, window: Window | undefined): Condition {
  const inner = (one: Who) => condition(known, one, window)
  if ('all' in who) return every(who.all.map(inner))
  if ('any' in who) return any(who.any.map(inner))
  if ('not' in who) {
    const holds = inner(who.not)
    return (account, at) => !holds(account, at)
  }
  if ('posted' in who) {
    const holds = matcher(who.posted)
    const span = who.window ?? window
    const authors = new Set(
      known.posts.filter((post) => inWindow(post.at, span) && holds(post.text)).map((post) => post.author),
    )
    return (_, at) => authors.has(at)
  }
  if ('bio' in who) {
    const holds = matcher(who.bio)
    return ({ bio }) => bio !== undefined && holds(bio)
  }
  if ('follows' in who) {
    const followed = placesOf(known, who.follows)
    return ({ follows }) => followed.some((one) => follows.has(one))
  }
  if ('similar_to' in who) return followsSimilar(known, who.similar_to)
  if ('engaged' in who) {
    const posts = who.engaged.flatMap((id) => known.postById.get(String(BigInt(id))) ?? [])
    return ({ interacted }) => posts.some((post) => interacted.has(post))
  }
  if ('handles' in who) {
    const named = new Set(placesOf(known, who.handles))
    return (_, at) => named.has(at)
  }
  if ('verified' in who) return ({ row, handle }) => handle !== '' && Boolean(row?.verified) === who.verified
  if ('followers' in who) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = who.followers
    return ({ row, handle }) =>
      handle !== '' && count(row?.followers_count) >= min && count(row?.followers_count) <= max
  }
  if ('bots' in who) return ({ is_bot }) => is_bot === who.bots
  const [[list, values]] = Object.entries(who) as [[keyof typeof LISTS, string[]]]
  const wanted = new Set(values)
  return (account) => account.values[LISTS[list]].some((value) => wanted.has(value))
}
const every =
  (conditions: Condition[]): Condition =>
  (account, at) =>
    conditions.every((holds) => holds(account, at))
const any =
  (conditions: Condition[]): Condition =>
  (account, at) =>
    conditions.some((holds) => holds(account, at))
const count = (value: unknown) => Number(value ?? 0)

const MOST_SIMILAR = 10
const AT_LEAST = 2
function followsSimilar(known: Known, handle: string): Condition {
  const own = placeOf(known, handle)
  if (own === undefined) return () => false
  const audience = known.accounts[own]!.followers
  const ten = similarTo(known, audience)
    .filter(({ at }) => at !== own)
    .slice(0, MOST_SIMILAR)
    .map(({ at }) => at)
  return ({ follows }) => ten.filter((one) => follows.has(one)).length >= AT_LEAST
}

/** Everybody whom some of these people follow, the most similar first; of the followers those who are `among` them. */
export function similarTo(
  { accounts }: Known,
  people: People,
  among?: People,
): { at: number; count: number; similarity: number }[] {
  return accounts
    .map(({ followers }, at) => {
      const both = [...followers].filter((one) => people.has(one)).length
      const all = among ? [...followers].filter((one) => among.has(one)).length : followers.size
      return { at, count: both, similarity: both / (people.size + all - both) }
    })
    .filter(({ count: both }) => both > 0)
    .sort((a, b) => b.similarity - a.similarity || a.at - b.at)
}

/** The accounts that a question names as followed: they are no finding. */
export function namedFollowed(known: Known, who: Who): Set<number> {
  if ('all' in who) return new Set(who.all.flatMap((one) => [...namedFollowed(known, one)]))
  if ('any' in who) return new Set(who.any.flatMap((one) => [...namedFollowed(known, one)]))
  if ('not' in who) return namedFollowed(known, who.not)
  return new Set('follows' in who ? placesOf(known, who.follows) : [])
}
