import { hash, unit } from '../../network/random.ts'
import type { Columns } from '../people.ts'

/** The community that an ad speaks to: that of whoever advertises; none where nobody knows them. */
export type Home = number | null

const AT_HOME = 1.9
/** Elsewhere people care less, some communities nearly as much and some hardly at all. */
const [LEAST, MOST] = [0.3, 1.2]

const closeness = (home: Home, community: number) =>
  home === community ? AT_HOME : LEAST + (MOST - LEAST) * unit(hash((home ?? -1) + 811, community, 812))

const ageBand = (age: number) => Math.min(5, Math.floor(age / 12))

/**
 * How readily somebody answers an ad, 1 for the usual: planted, so that groups of people truly differ. By how close
 * their community is to the advertiser's, by their age, and by themselves.
 */
const readiness = ({ community, age }: Columns, slot: number, home: Home) =>
  closeness(home, community[slot]!) *
  (0.75 + 0.5 * unit(hash((home ?? -1) + 821, ageBand(age[slot]!), 822))) *
  (0.5 + unit(hash(slot, 831)))

/** The readiness of these people together; that of anybody where there is nobody. */
export function responseOf(columns: Columns, reached: readonly number[], home: Home): number {
  if (reached.length === 0) return 1
  let sum = 0
  for (const slot of reached) sum += readiness(columns, slot, home)
  return sum / reached.length
}
