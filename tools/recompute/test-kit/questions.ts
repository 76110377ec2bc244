import type { Question, Who } from '@starling/question'
import type { AskedSections } from '../asked.ts'
import { tally } from '../grounds.ts'
import type { Known } from '../known.ts'
import { randomFrom } from './odd-rows.ts'

/** What there is to ask about in a network: its best known accounts, commonest words and most liked posts. */
export type Askable = { handles: string[]; words: string[]; japanese: string[]; post_ids: string[]; now: number }

export function askableOf({ accounts, posts }: Known, now: number): Askable {
  const byCount = [...tally(posts.map(({ text }) => text.terms.keyword))].sort(([, a], [, b]) => b - a)
  const words = byCount.slice(0, 200).map(([word]) => word)
  const known = accounts.filter(({ handle }) => handle !== '')
  return {
    handles: known
      .sort((a, b) => b.followers.size - a.followers.size)
      .slice(0, 20)
      .map(({ handle }) => handle),
    words: words.filter((word) => /^[a-z]+$/.test(word)),
    japanese: byCount
      .map(([word]) => word)
      .filter((word) => /^[぀-ヿ一-鿿]+$/.test(word))
      .slice(0, 30),
    post_ids: posts
      .toSorted((a, b) => Number(b.row.like_count ?? 0) - Number(a.row.like_count ?? 0))
      .slice(0, 60)
      .map(({ id }) => String(id)),
    now,
  }
}

const DAY = 86_400
const BRAND: Who = { not: { genders: ['brand'] } }

/** One of every kind, with all that can be added to it. */
export function questionsOf({ handles, words, japanese, post_ids, now }: Askable): Record<string, AskedSections> {
  const window = { since: now - 250 * DAY, until: now }
  const [first, second, third] = handles as [string, string, string]
  const [a, b, c, d, e] = words as [string, string, string, string, string]
  return {
    'followers of an account, beside two other audiences': {
      question: { query_type: 'handle', handle: first },
      order: 'lift',
      others: [
        { query_type: 'handle', handle: second },
        { query_type: 'keyword', keywords: [[a]], window },
      ],
    },
    'followers in two countries, without bots, by another clock': {
      question: { query_type: 'handle', handle: third, countries: ['US', 'GB'], without_bots: true, window },
      utc_offset_minutes: 330,
    },
    'keywords in groups, with a synonym and an exclusion': {
      question: { query_type: 'keyword', keywords: [[a, b], [c]], synonyms: [d], excluded_keywords: [e], window },
      order: 'lift',
    },
    'a conversation in Japanese': {
      question: {
        query_type: 'conversation',
        keywords: japanese.slice(0, 4).map((word) => [word]),
        window,
        post_ordering: 'created_at',
      },
      utc_offset_minutes: 540,
    },
    'a conversation in countries, shared between names': {
      question: {
        query_type: 'conversation',
        keywords: [[b], [c]],
        countries: ['JP', 'US'],
        share_of_voice: [
          { name: 'one', terms: [b, `#${b}`] },
          { name: 'two', terms: [c, '커피', '☕'] },
        ],
        window,
      },
      limit: 120,
    },
    'people who engaged with posts': { question: { query_type: 'post', post_ids } },
    'a built audience of the last 30 days, as part of another': {
      question: { query_type: 'builder', who: { all: [{ posted: { groups: [[a], ['コ'], ['$tea']] } }, BRAND] } },
      segment_of: { query_type: 'builder', who: { any: [BRAND, { verified: true }] } },
    },
    'everybody, against the women': {
      question: { query_type: 'builder', who: { all: [] }, window },
      baseline: { who: { genders: ['female'] } },
      order: 'lift',
      limit: 300,
    },
    'fewer than five': { question: { query_type: 'builder', who: { handles: [first, second] }, window } },
  }
}

const random = (seed: number) => {
  const below = randomFrom(seed)
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]!, flip: () => below(2) === 0 }
}

/** Any question, the same for the same seed. */
export function randomQuestion({ handles, words, japanese, post_ids, now }: Askable, seed: number): AskedSections {
  const { below, pick, flip } = random(seed)
  const terms = [...words, ...japanese, '커피', '☕', '$tea', '#日本語タグ', '人', 'coffee shop', 'r', "don't"]
  const groups = () =>
    Array.from({ length: 1 + below(3) }, () => Array.from({ length: 1 + below(2) }, () => pick(terms)))
  const window = { since: now - (20 + below(300)) * DAY, until: now - below(10) * DAY }
  const common = {
    ...(flip() && { countries: pick([['US'], ['JP'], ['GB', 'US'], ['BR', 'JP', 'DE']]) }),
    ...(flip() && { without_bots: true }),
    ...(below(4) > 0 && { window }),
    ...(flip() && { post_ordering: pick(['repost_count', 'view_count', 'created_at', 'reply_count'] as const) }),
  }
  const who = (depth: number): Who => {
    if (depth > 0 && flip())
      return pick([{ all: [who(depth - 1), who(depth - 1)] }, { any: [who(depth - 1), who(0)] }, { not: who(0) }])
    return pick<Who>([
      { posted: { groups: groups(), excluded: [pick(terms)] }, window },
      { bio: { groups: groups() } },
      { follows: [pick(handles), pick(handles)] },
      { similar_to: pick(handles) },
      { engaged: post_ids.slice(0, 30) },
      { languages: ['en', 'ja'] },
      { genders: ['male'] },
      { countries: ['US', 'IN'] },
      { followers: { min: 5, max: 60 } },
      { verified: flip() },
      { bots: flip() },
    ])
  }
  const question = pick<() => Question>([
    () => ({ query_type: 'handle', handle: pick(handles), ...common }),
    () => ({ query_type: 'keyword', keywords: groups(), ...common, excluded_keywords: [pick(terms)] }),
    () => ({
      query_type: 'conversation',
      keywords: groups(),
      ...common,
      extra_keyword: pick(terms),
      extra_keyword_type: 'or',
    }),
    () => ({ query_type: 'post', post_ids: post_ids.slice(below(20)), ...common }),
    () => ({ query_type: 'builder', who: who(2), ...common }),
  ])
  return {
    question: question(),
    order: pick(['count', 'lift']),
    ...(flip() && { limit: 5 + below(200) }),
    ...(flip() && { utc_offset_minutes: pick([-480, 330, 540]) }),
    ...(flip() && { baseline: pick(['all', { countries: ['US'] }, { who: { verified: false } }] as const) }),
  }
}
