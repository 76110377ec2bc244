import type { KnownAccount, SuggestedCompetitor } from '@starling/contract'
import { LEAST_PEOPLE, markOf, wilson } from '@starling/engine'
import type { Who, Words } from '@starling/question'
import type { Asking } from '../asking/index.ts'
import { inTurn } from '../asking/index.ts'
import { commonShare, likeness, type Rarity, rarityOf, vectorOf, type WordVector } from './likeness.ts'

/** Whose profile tells a man or a woman; what is left are companies, media, clubs and the unknown. */
const PERSON: Who = { genders: ['female', 'male'] }
/** Candidates: those with the most nearly same followers, those of the same interests, and the largest. */
const NEAREST = 80
const LOOKED_THROUGH = 400
const OF_INTEREST = 150
const LARGEST = 300
/** How many of them are looked at closely. */
const CLOSELY = 60
const WORDS = 300
const TAGS = 50
const ALL_WORDS = 10_000
const ALL_TAGS = 3_000

// Our choice, tried on a network with known rivals: docs/methods/competitors.md.
const WEIGHTS = { talk: 1, word: 0.2, interest: 0.2, followers: 0.2 }
const FULL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight)

type Candidate = { account: KnownAccount; in_common: number; similarity: number }

/** Accounts of which people write alike, that write alike, share interests and share followers. */
export async function suggestFor(account: KnownAccount, limit: number, asking: Asking) {
  const { handle } = account
  const mine = await ownWords(account, asking)
  const { candidates, n } = await candidatesFor(account, mine.interests, asking)
  const myTalk = await talkAbout(account, asking)
  const heard = await inTurn(candidates, async (candidate) => {
    const talk = likeness(myTalk, await talkAbout(candidate.account, asking))
    return { ...candidate, talk, first: WEIGHTS.talk * talk.likeness + followersPart(candidate) }
  })
  const closest = heard.sort((a, b) => b.first - a.first).slice(0, CLOSELY)
  const scored = await inTurn(closest, async ({ account: other, in_common, similarity, talk, first }) => {
    const theirs = await ownWords(other, asking)
    const word = likeness(mine.words, theirs.words)
    const interest = commonShare(mine.interests, theirs.interests)
    const score = first + WEIGHTS.word * word.likeness + WEIGHTS.interest * interest
    const found: SuggestedCompetitor = {
      ...other,
      score: (100 * score) / FULL,
      followers_in_common: in_common,
      share: n > 0 ? in_common / n : null,
      interval: wilson(in_common, n),
      similarity,
      talk_likeness: talk.likeness,
      word_likeness: word.likeness,
      interest_likeness: interest,
      words: [...new Set([...talk.words, ...word.words])].slice(0, 6),
      interests: [...mine.interests.intersection(theirs.interests)],
      mark: markOf(n),
    }
    return found
  })
  const competitors = scored
    .filter((one) => one.handle !== handle && one.score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
  return { competitors, n }
}

const followersPart = ({ similarity }: Candidate) => WEIGHTS.followers * Math.sqrt(similarity)

async function candidatesFor(account: KnownAccount, interests: ReadonlySet<string>, { ask }: Asking) {
  const of = (who: Who) => ({ who, posts: { by: 'audience' as const } })
  const [followed] = await ask(
    of({ follows: [account.handle] }),
    [{ do: 'followed', order: 'similarity', limit: LOOKED_THROUGH }] as const,
    'all',
  )
  const near = followed.rows.filter(({ handle }) => handle !== '')
  const [{ rows: persons }] = await ask(
    of({ all: [PERSON, { handles: [account.handle, ...near.map(({ handle }) => handle)] }] }),
    [{ do: 'accounts', order: 'followers_count', limit: LOOKED_THROUGH + 1 }] as const,
  )
  const isPerson = new Set(persons.map(({ id }) => id))
  // A person competes with persons, too.
  const kind: Who[] = isPerson.has(account.id) ? [] : [{ not: PERSON }]
  const largest = (who: Who, limit: number) =>
    ask(of(who), [{ do: 'accounts', order: 'followers_count', limit }] as const).then(([{ rows }]) => rows)
  const listed = await Promise.all([
    interests.size > 0
      ? largest({ all: [...kind, { verified: true }, { interests: [...interests] }] }, OF_INTEREST)
      : [],
    largest({ all: [...kind, { verified: true }] }, LARGEST),
  ])
  const shared = new Map(near.map(({ count, baseline_count, id }) => [id, { count, baseline_count }]))
  const candidates = new Map<string, Candidate>()
  const nearest = near.filter(({ id }) => kind.length === 0 || !isPerson.has(id)).slice(0, NEAREST)
  for (const { count: _, baseline_count: __, ...other } of [
    ...nearest,
    ...listed.flat().map((one) => ({ ...one, ...NONE })),
  ]) {
    if (other.id === account.id || other.handle === '' || candidates.has(other.id)) continue
    const { count, baseline_count } = shared.get(other.id) ?? NONE
    const either = followed.n + baseline_count - count
    const isShown = count >= LEAST_PEOPLE
    candidates.set(other.id, {
      account: other,
      in_common: isShown ? count : 0,
      similarity: isShown ? count / either : 0,
    })
  }
  return { candidates: [...candidates.values()], n: followed.n }
}
const NONE = { count: 0, baseline_count: 0 }

/** How an account is named in posts. */
export function namesOf({ name, handle }: Pick<KnownAccount, 'name' | 'handle'>): Words {
  const spoken = name.trim()
  return { groups: [...(/[\p{L}\p{N}]/u.test(spoken) && spoken.length <= 80 ? [[spoken]] : []), [`@${handle}`]] }
}

/** The words of everybody's posts that name the account, its own name left out. */
async function talkAbout(account: KnownAccount, asking: Asking): Promise<WordVector> {
  const about = namesOf(account)
  const rows = await asking.remember(`talk ${account.id}`, async () => {
    const [words, tags] = await asking.ask({ who: { all: [] }, posts: { by: 'anyone', about } }, [
      { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: WORDS },
      { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: TAGS },
    ] as const)
    return counted([...words.rows, ...tags.rows].filter(({ count }) => count > 1))
  })
  const own = new Set(account.name.toLowerCase().split(/\s+/))
  return vectorOf(
    rows.filter(({ value }) => !own.has(value)),
    await rarity(asking),
  )
}

/** What the account writes itself, and the interests that its bio and posts tell. */
async function ownWords(account: KnownAccount, asking: Asking) {
  const { rows, interests } = await asking.remember(`own words ${account.id}`, async () => {
    const [words, tags, found] = await asking.ask({ who: { handles: [account.handle] }, posts: { by: 'audience' } }, [
      { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: WORDS },
      { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: TAGS },
      { do: 'breakdown', dimension: 'interest', limit: TAGS },
    ] as const)
    return { rows: counted([...words.rows, ...tags.rows]), interests: found.rows.map(({ value }) => value) }
  })
  return { words: vectorOf(rows, await rarity(asking)), interests: new Set(interests) }
}

async function rarity(asking: Asking): Promise<Rarity> {
  const everybody = await asking.remember('words of everybody', async () => {
    const [words, tags] = await asking.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
      { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: ALL_WORDS },
      { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: ALL_TAGS },
    ] as const)
    return { posts: words.n, rows: counted([...words.rows, ...tags.rows]) }
  })
  const known = rarities.get(everybody) ?? rarityOf(everybody.rows, everybody.posts)
  rarities.set(everybody, known)
  return known
}
/** Made once for all candidates. */
const rarities = new WeakMap<object, Rarity>()

const counted = (rows: readonly { value: string; count: number }[]) =>
  rows.map(({ value, count }) => ({ value, count }))
