import type { FollowedCommunities } from '@starling/contract'
import { isFew, LEAST_PEOPLE, markOf, wilson } from '@starling/engine'
import { MOST_COMMUNITY_ACCOUNTS, type Who } from '@starling/question'
import { type Asking, askingOf, inTurn, originBehind, PEOPLE, placesOf } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { communitiesOfTies, type Tie, type TiedAccount, tiesOf } from './ties.ts'

/** Whose accounts are looked at: those followed most, and those followed far more than elsewhere. */
const MOST_FOLLOWED = 110
const OVER_FOLLOWED = 50
const LOOKED_THROUGH = 300
const MOST_COMMUNITIES = 24
/** Of the picture: as many ties inside each community, and between all of them. */
const TIES_INSIDE = 8
const TIES_BETWEEN = 40
const WORDS = 4
const WORDS_LOOKED_AT = 12
/** To follow one well-known account is not to belong; measured against known communities: docs/methods/communities.md. */
export const AT_LEAST = 2
const HAS_LETTER = /\p{L}/u

type Account = FollowedCommunities['communities'][number]['accounts'][number]

export async function findCommunities(
  { body: { keywords, countries = [] } }: Input<'findCommunities'>,
  context: Context,
): Promise<FollowedCommunities> {
  const asking = await askingOf(context)
  const who = peopleAbout(keywords, placesOf(countries))
  const found = await asking.remember(`communities ${JSON.stringify(who)}`, () => communitiesOf(who, asking))
  // That nobody of a country is among them would tell a stranger where those are who are; so would when they were fetched.
  if (context.user || found.base.n > 0) return found
  return { ...found, base: { ...found.base, hidden: true }, as_of: null, source: [] }
}

/** The accounts that some people follow, as communities of accounts with the same followers; docs/methods/communities.md. */
export async function communitiesOf(who: Who, asking: Asking): Promise<FollowedCommunities> {
  const { accounts, n, known } = await accountsOf(who, asking)
  const nodes: TiedAccount[] = accounts.map(({ id, count }) => ({ id, count }))
  const ties = tiesOf(nodes, known, await inTurn(accounts, (account) => followersOf(account, who, asking)))
  const { groups, cohesion } = communitiesOfTies(nodes, ties)
  const shown = groups.slice(0, MOST_COMMUNITIES)
  const place = new Map(
    shown.flatMap((members, community) => members.map((at) => [accounts[at]!.id, community] as const)),
  )
  const communities = await inTurn(shown, async (members) => {
    const own = members.map((at) => accounts[at]!).sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    return { ...(await peopleOfCommunity(own, who, known, asking)), accounts: own }
  })
  const isHidden = isFew(n) || isFew(known)
  const { as_of, source } = isHidden ? asking : await originBehind(asking, { who, posts: { by: 'audience' } }, 'people')
  return {
    communities: communities.map((one, community) => ({
      community,
      ...one,
      cohesion: cohesion[community] ?? null,
      mark: markOf(known),
    })),
    ties: shownTies(ties, nodes, place),
    base: {
      unit: 'people',
      n: isFew(n) ? 0 : n,
      known: isFew(known) ? 0 : known,
      baseline: null,
      baseline_n: null,
      baseline_known: null,
      comparison: null,
      mark: markOf(known),
      hidden: isHidden,
    },
    as_of,
    source,
    method: 'communities',
  }
}

async function accountsOf(who: Who, { ask }: Asking) {
  const scope = { who, posts: { by: 'audience' as const } }
  const [most, over] = await ask(
    scope,
    [
      { do: 'followed', order: 'count', limit: MOST_FOLLOWED },
      { do: 'followed', order: 'lift', limit: OVER_FOLLOWED },
    ] as const,
    'all',
  )
  const rows = [...most.rows, ...over.rows].filter(({ count, handle }) => count >= LEAST_PEOPLE && handle !== '')
  const accounts = [...new Map(rows.map((row) => [row.id, row])).values()].map(
    ({ id, handle, name, bio, followers_count, avatar_url, count }): Account => ({
      id,
      handle,
      name,
      bio,
      followers_count,
      avatar_url,
      count,
      share: most.known > 0 ? count / most.known : 0,
      interval: wilson(count, most.known),
    }),
  )
  return { accounts: most.known < LEAST_PEOPLE ? [] : accounts, n: most.n, known: most.known }
}

/** Of the people who follow one account, how many follow each other one. */
async function followersOf({ handle }: Account, who: Who, { ask }: Asking): Promise<ReadonlyMap<string, number>> {
  const scope = { who: { all: [who, { follows: [handle] }] }, posts: { by: 'audience' as const } }
  const [{ rows }] = await ask(scope, [{ do: 'followed', order: 'count', limit: LOOKED_THROUGH }] as const)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Who belongs to the community of these accounts, the most followed first. */
export const belongingTo = (accounts: readonly { handle: string }[]): Who => ({
  communities: [
    { accounts: accounts.slice(0, MOST_COMMUNITY_ACCOUNTS).map(({ handle }) => handle), at_least: AT_LEAST },
  ],
})

/** Who belongs to a community, and the hashtags that they use more than the others. */
async function peopleOfCommunity(accounts: readonly Account[], who: Who, known: number, { ask }: Asking) {
  const some: Who = { all: [who, belongingTo(accounts)] }
  const [{ accounts: people }, tags, words] = await ask(
    { who: some, posts: { by: 'audience' } },
    [
      { do: 'size' },
      { do: 'terms', source: 'used', kind: 'hashtag', order: 'lift', limit: WORDS_LOOKED_AT },
      { do: 'terms', source: 'used', kind: 'keyword', order: 'lift', limit: WORDS_LOOKED_AT },
    ] as const,
    { who },
  )
  const named = [...tags.rows, ...words.rows].map(({ value }) => value).filter((word) => HAS_LETTER.test(word))
  return {
    people,
    share: known > 0 ? people / known : 0,
    interval: wilson(people, known),
    words: named.slice(0, WORDS),
  }
}

/** The strongest of each community, so that all of them are in the picture, and the strongest between them. */
function shownTies(ties: readonly Tie[], nodes: readonly TiedAccount[], place: ReadonlyMap<string, number>) {
  const placed = ties
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ from, to, count, association }) => {
      const [one, other] = [nodes[from]!.id, nodes[to]!.id]
      const [from_community, to_community] = [place.get(one), place.get(other)]
      if (from_community === undefined || to_community === undefined) return []
      return [{ from: one, to: other, count, association, from_community, to_community }]
    })
  const groups = Map.groupBy(placed, (tie) => (tie.from_community === tie.to_community ? tie.from_community : -1))
  return [...groups].flatMap(([community, some]) => some.slice(0, community < 0 ? TIES_BETWEEN : TIES_INSIDE))
}

export function peopleAbout(keywords: readonly string[], countries: readonly string[]): Who {
  return {
    all: [
      ...(keywords.length > 0 ? [{ posted: { groups: keywords.map((word) => [word]) } }] : []),
      ...(countries.length > 0 ? [{ countries: [...countries] }] : []),
      PEOPLE,
    ],
  }
}
