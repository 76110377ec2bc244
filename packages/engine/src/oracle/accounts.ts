import type { Primitive } from '@starling/sections'
import { sampleKey } from '../facts/sample-key.ts'
import type { Growth, PrimitiveAnswers } from '../port/answers.ts'
import { audienceOf } from './audience.ts'
import { cardOf } from './cards.ts'
import type { OracleQuestion } from './oracle.ts'
import { compareId, personNamed } from './population.ts'
import { DAY } from './series.ts'

export function size({ population, audience, posts }: OracleQuestion): PrimitiveAnswers['size'] {
  return {
    accounts: audience.size,
    posts: posts.length,
    all_accounts: population.people.length,
    all_posts: population.posts.length,
  }
}

export function accounts(
  { audience }: OracleQuestion,
  { order, limit }: Extract<Primitive, { do: 'accounts' }>,
): PrimitiveAnswers['accounts'] {
  const rows = [...audience].sort((a, b) =>
    order === 'sample'
      ? sampleKey(a.id) - sampleKey(b.id) || compareId(a, b)
      : b.followers_count - a.followers_count || compareId(a, b),
  )
  return { n: audience.size, rows: rows.slice(0, limit).map(cardOf) }
}

export function members(
  { audience }: OracleQuestion,
  { most }: Extract<Primitive, { do: 'members' }>,
): PrimitiveAnswers['members'] {
  const ids = audience.size > most ? null : [...audience].sort(compareId).map(({ id }) => String(id))
  return { n: audience.size, ids }
}

export function overlap(
  asking: OracleQuestion,
  primitive: Extract<Primitive, { do: 'overlap' }>,
): PrimitiveAnswers['overlap'] {
  const { population, audience } = asking
  const audiences = [audience, ...primitive.with.map((scope) => audienceOf(population, scope))]
  const counts = new Map<number, number>()
  for (const person of population.people) {
    const bits = audiences.reduce((sum, one, index) => sum + (one.has(person) ? 2 ** index : 0), 0)
    if (bits > 0) counts.set(bits, (counts.get(bits) ?? 0) + 1)
  }
  return {
    sizes: audiences.map((one) => one.size),
    rows: [...counts]
      .sort(([a, countA], [b, countB]) => countB - countA || a - b)
      .map(([bits, count]) => ({ in: [...audiences.keys()].filter((index) => bits & (2 ** index)), count })),
  }
}

export function growth(
  { population, facts }: OracleQuestion,
  { handle }: Extract<Primitive, { do: 'growth' }>,
): PrimitiveAnswers['growth'] {
  const person = personNamed(population, handle)
  if (!person) return { n: 0, rows: [] }
  const days = new Map<number, Growth>()
  const dayOf = (second: number): Growth => {
    const day = Math.floor(second / DAY) * DAY
    if (!days.has(day)) days.set(day, { day, gained: 0, lost: 0, followers: null })
    return days.get(day)!
  }
  for (const { followed_id, since, until } of facts.follows) {
    if (followed_id !== person.id) continue
    if (since !== null) dayOf(since).gained++
    if (until !== null) dayOf(until).lost++
  }
  for (const { account_id, day, followers_count } of facts.snapshots) {
    if (account_id === person.id) dayOf(day).followers = followers_count
  }
  return { n: person.followers.size, rows: [...days.values()].sort((a, b) => a.day - b.day) }
}

export function profile(
  { population }: OracleQuestion,
  { handle }: Extract<Primitive, { do: 'profile' }>,
): PrimitiveAnswers['profile'] {
  const person = personNamed(population, handle)
  return { rows: person ? [cardOf(person)] : [] }
}
