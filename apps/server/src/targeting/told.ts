import { isFew, LEAST_PEOPLE } from '@starling/engine'

/** People of the audience, and people who are not of it. */
export type ReachCounts = { inside: number; outside: number }
type ToldPeople = { size: number; few: boolean }
/** `about`: what is no few may be told a few off, for the sake of those few. */
export type ToldReach = { inside: ToldPeople; outside: ToldPeople; about: boolean }
type ToldSides = Omit<ToldReach, 'about'>

const FEW: ToldPeople = { size: 0, few: true }
/** Twice four: where so few are in two cells, one to four may be in either. */
const FEW_IN_TWO = 2 * (LEAST_PEOPLE - 1)

export const people = (count: number): ToldPeople => (isFew(count) ? FEW : { size: count, few: false })
const atLeastFive = (count: number): ToldPeople => (count < LEAST_PEOPLE ? FEW : people(count))

/**
 * How many of the wholes are reached, told so that nobody finds one to four by taking one from another. Who is reached
 * at all can be asked for by anyone (of another audience), and so can the wholes: then one figure tells every other. So
 * where one to four are reached, or left over, on either side, what is told is what is true where nobody is there.
 */
export function tellReached(counted: ReachCounts, wholes: ReachCounts): ToldReach {
  return withAbout(sidesReached(counted, wholes), wholes)
}

/** By what is told alone: whether it is off in truth would tell of the few again. */
function withAbout({ inside, outside }: ToldSides, wholes: ReachCounts): ToldReach {
  const isBesideFew = (inside.few && outside.size > 0) || (outside.few && inside.size > 0)
  const isWhole = ({ size }: ToldPeople, whole: number) => size > 0 && size === whole
  return {
    ...{ inside, outside },
    about: isBesideFew || isWhole(inside, wholes.inside) || isWhole(outside, wholes.outside),
  }
}

function sidesReached({ inside, outside }: ReachCounts, wholes: ReachCounts): ToldSides {
  const all = inside + outside
  const [left_inside, left_outside] = [wholes.inside - inside, wholes.outside - outside]
  // So few are told to nobody, so nothing can be taken from them.
  if (isFew(all) || ![inside, outside, left_inside, left_outside].some(isFew)) {
    return { inside: people(inside), outside: people(outside) }
  }
  if (all <= FEW_IN_TWO) return { inside: FEW, outside: FEW }
  if (left_inside + left_outside <= FEW_IN_TWO)
    return { inside: people(wholes.inside), outside: people(wholes.outside) }
  // Of a whole that small either end may be meant, and it is told as one.
  const isSmall = { inside: wholes.inside <= FEW_IN_TWO, outside: wholes.outside <= FEW_IN_TWO }
  if (isSmall.inside || (!isSmall.outside && (isFew(inside) || isFew(left_outside)))) {
    const [hidden, other] = sideOf(all, wholes.outside)
    return { inside: hidden, outside: other }
  }
  const [hidden, other] = sideOf(all, wholes.inside)
  return { inside: other, outside: hidden }
}

/** Where one side is as small as it can be beside a whole: it, and the other. */
function sideOf(all: number, whole: number): [ToldPeople, ToldPeople] {
  const other = all > whole - LEAST_PEOPLE ? whole : all
  return [atLeastFive(all - other), people(other)]
}

/** How many of the audience at least and at most are reached, by what is told, and how many of all others at least. */
export function boundsOf({ inside, outside, about }: ToldReach, wholes: ReachCounts) {
  if (!about) return { least: inside.size, most: inside.size, least_outside: outside.size }
  const isSmall = Math.min(wholes.inside, wholes.outside) <= FEW_IN_TWO
  const off = (isSmall ? 3 : inside.size === wholes.inside ? 2 : 1) * (LEAST_PEOPLE - 1)
  return {
    least: Math.max(0, inside.size - off),
    most: Math.min(wholes.inside, inside.size + off),
    least_outside: Math.max(0, outside.size - off),
  }
}

/** Whom it alone reaches, beside what is told of all whom it reaches. */
export function tellOnly(only: ReachCounts, reached: ReachCounts, wholes: ReachCounts): ToldReach {
  const { inside, outside } = sidesReached(reached, wholes)
  return withAbout(sidesAlone(only, reached, wholes), { inside: inside.size, outside: outside.size })
}

function sidesAlone(only: ReachCounts, reached: ReachCounts, wholes: ReachCounts): ToldSides {
  const told = sidesReached(reached, wholes)
  const all = reached.inside + reached.outside
  const alone = only.inside + only.outside
  const isExact = !told.inside.few && !told.outside.few && told.inside.size === reached.inside
  if (isExact) return sidesReached(only, reached)
  if (isFew(alone)) return { inside: people(only.inside), outside: people(only.outside) }
  // Nearly all of them: what is told of all is told of these.
  if (all - alone <= FEW_IN_TWO) return told
  if (told.inside.few) return { inside: atMostFew(only.inside), outside: people(alone) }
  if (told.outside.few) return { inside: people(alone), outside: atMostFew(only.outside) }
  return { inside: FEW, outside: FEW }
}

const atMostFew = (count: number): ToldPeople => (count === 0 ? people(0) : FEW)
