import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { Cover } from '../../../port/cover.ts'
import { ReachedBits } from '../reach.ts'
import type { Asking } from './asking.ts'

/** Whom only one of them reaches is whom any reaches without whom two do: these are left out, and counted again. */
export function reach(
  { session, audience }: Asking,
  { by, within }: Extract<Primitive, { do: 'reach' }>,
): PrimitiveAnswers['reach'] {
  const reached = new ReachedBits(session, audience, by, within)
  const { any, twice } = reached.anyAndTwice()
  const alone = reached.all.map((place) => reached.count(place))
  const together = reached.countIn(any)
  reached.leaveOutBits(twice)
  return {
    n: audience.count,
    ...together,
    rows: alone.map((row, place) => {
      const only = reached.count(place)
      return { ...row, only_inside: only.inside, only_outside: only.outside }
    }),
  }
}

export function cover(
  { session, audience }: Asking,
  { groups, within }: Extract<Primitive, { do: 'cover' }>,
): PrimitiveAnswers['cover'] {
  const candidates = groups.flatMap(({ by }) => by)
  const reached = new ReachedBits(session, audience, candidates, within)
  const count = () => reached.all.map((place) => reached.count(place))
  let adds = count()
  const found = new Cover(audience.count, groups, adds)
  for (;;) {
    const next = found.next(adds)
    if (next === null) return { n: audience.count, rows: found.rows }
    reached.leaveOut(next)
    adds = count()
  }
}
