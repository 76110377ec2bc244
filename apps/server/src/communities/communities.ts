import { AppError, type Community, type FoundCommunities } from '@starling/contract'
import { type Interval, isFew, LEAST_PEOPLE, Z_95 } from '@starling/engine'
import type { Scope, Who } from '@starling/question'
import { type Asking, askingOf, inTurn, moodOf, PEOPLE, WHOLE } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { AT_LEAST, belongingTo, communitiesOf } from '../trends/index.ts'

const DAY = 86_400
/** Our choice: a month of whole weeks, so that no weekday counts more. */
const DAYS = 28
const MOST_NEIGHBOURS = 5
const LISTED_ACCOUNTS = 6

type Found = Awaited<ReturnType<typeof communitiesOf>>['communities'][number]
const scopeOf = (...who: Who[]): Scope => ({ who: { all: [PEOPLE, ...who] }, posts: { by: 'audience' } })

export async function listCommunities(_: Input<'listCommunities'>, context: UserContext): Promise<FoundCommunities> {
  const found = await everyCommunity(context)
  return {
    ...found,
    communities: found.communities.map((one) => ({ ...one, accounts: one.accounts.slice(0, LISTED_ACCOUNTS) })),
  }
}

/** By any of its accounts: a link goes on working when another of them comes first. */
export async function getCommunity({ path: { pk } }: Input<'getCommunity'>, context: UserContext): Promise<Community> {
  const handle = pk.toLowerCase()
  const { communities } = await everyCommunity(context)
  const found = communities.find(({ accounts }) => accounts.some((one) => one.handle.toLowerCase() === handle))
  if (!found) throw new AppError('not_found')
  return found
}

/** All of them, with all of their accounts: worked out once while the corpus is the same. */
async function everyCommunity(context: UserContext): Promise<FoundCommunities> {
  const asking = await askingOf(context)
  return asking.remember('every community', async () => {
    const { communities, base, as_of, source, method } = await communitiesOf(PEOPLE, asking)
    const told = communities.filter(({ people }) => !isFew(people) && people > 0).sort((a, b) => b.people - a.people)
    const neighbours = await neighboursOf(told, base.known, asking)
    return {
      communities: await inTurn(told, async (one) => ({
        id: one.accounts[0]!.handle,
        words: one.words,
        accounts: one.accounts.map(({ share: _, interval: __, ...account }) => account),
        account_count: one.accounts.length,
        people: one.people,
        at_least: AT_LEAST,
        share: one.share,
        interval: one.interval,
        cohesion: one.cohesion,
        growth: await growthOf(one, asking),
        mood: await moodsOf(one, asking),
        neighbours: neighbours.get(one) ?? [],
        question: { query_type: 'builder' as const, who: belongingTo(one.accounts) },
      })),
      base,
      as_of,
      source,
      method,
    }
  })
}

/** Of every two, how many people are in both, held against chance. */
async function neighboursOf(all: readonly Found[], known: number, { ask }: Asking) {
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))
  const shared = await inTurn(pairs, async ([one, other]) => {
    const [{ accounts }] = await ask(scopeOf(belongingTo(one.accounts), belongingTo(other.accounts)), [{ do: 'size' }])
    return accounts
  })
  const found = new Map<Found, Community['neighbours']>(all.map((one) => [one, []]))
  for (const [at, [one, other]] of pairs.entries()) {
    const both = shared[at]!
    const association = (both * known) / (one.people * other.people)
    if (both < LEAST_PEOPLE || association <= 1) continue
    const tie = (of: Found, to: Found) =>
      found.get(of)!.push({ id: to.accounts[0]!.handle, shared: both, share: both / of.people, association })
    tie(one, other)
    tie(other, one)
  }
  for (const [one, ties] of found) {
    found.set(
      one,
      ties.sort((a, b) => b.association - a.association || (a.id < b.id ? -1 : 1)).slice(0, MOST_NEIGHBOURS),
    )
  }
  return found
}

/** Each follow that began or ended is one event of chance; docs/methods/communities.md. */
async function growthOf({ accounts }: Found, { ask, as_of, now }: Asking): Promise<Community['growth']> {
  const until = as_of === null ? now : Date.parse(as_of) / 1000
  const moved = await inTurn(accounts, async ({ handle }) => {
    const scope: Scope = { who: { follows: [handle] }, posts: { by: 'audience' } }
    const [{ rows }, { accounts: follows }] = await ask(scope, [{ do: 'growth', handle }, { do: 'size' }] as const)
    const lately = rows.filter(({ day }) => day >= until - DAYS * DAY && day < until)
    return {
      follows,
      gained: lately.reduce((sum, { gained }) => sum + gained, 0),
      lost: lately.reduce((sum, { lost }) => sum + lost, 0),
    }
  })
  const total = (name: 'follows' | 'gained' | 'lost') => moved.reduce((sum, one) => sum + one[name], 0)
  const [gained, lost] = [total('gained'), total('lost')]
  const before = total('follows') - gained + lost
  const isKnown = before >= LEAST_PEOPLE && gained + lost > 0
  const around = Z_95 * Math.sqrt(gained + lost)
  const rate_interval: Interval | null = isKnown
    ? [(gained - lost - around) / before, (gained - lost + around) / before]
    : null
  return { days: DAYS, gained, lost, rate: isKnown ? (gained - lost) / before : null, rate_interval }
}

async function moodsOf({ accounts }: Found, { ask, as_of, now }: Asking): Promise<Community['mood']> {
  const until = Math.ceil(as_of === null ? now : Date.parse(as_of) / 1000)
  const scope = { ...scopeOf(belongingTo(accounts)), window: { since: until - DAYS * DAY, until } }
  const [whole] = await ask(scope, [WHOLE] as const)
  const mood = moodOf(whole)
  return mood.net === null ? null : { days: DAYS, ...mood }
}
