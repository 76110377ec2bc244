import type { TrendingTopic } from '@starling/contract'
import { LEAST_PEOPLE, markOf } from '@starling/engine'
import type { Who } from '@starling/question'
import type { Asking } from '../asking/index.ts'
import { originBehind, peopleOf, type TrendWindows, trendWindows } from '../asking/index.ts'
import { countIn, daysOf, within } from './count.ts'
import { overUseByChance, type Said, type SpanSizes, scoreOverUse } from './over-use.ts'
import { isPartOf, withoutParts } from './topics.ts'

const MOST_TOPICS = 50
/** What chance may explain is listed only when it is at least twice as common as before. */
const LEAST_OVER_USE = 2
/** Looked at in the last 24 hours, and before; rarer words are on neither list. */
const WORDS_NOW = 2_000
const WORDS_BEFORE = 10_000
const TAGS = 3_000
const PHRASES = 200
/** Counted exactly; `shares` takes no more at once. */
const COUNTED = 50 // docs/engine.md: limits

export type Topic = { topic: string; kind: TrendingTopic['kind'] }

/** What people of a place say more in the last 24 hours than in the 28 days before; docs/methods/trending.md. */
export async function trendingIn(country: string, asking: Asking): Promise<TrendingTopic[]> {
  const windows = trendWindows(asking.now, asking.as_of)
  const who = peopleOf(country)
  const origin = await originBehind(asking, { who, posts: { by: 'audience' }, window: windows.both }, 'posts')
  const { topics, family } = await nominate(who, windows, asking)
  const counted = await countIn(topics, who, windows, asking)
  const enough = withoutParts(counted.filter(({ people }) => people >= LEAST_PEOPLE))
  const scored = scoreOverUse(enough, family)
    .filter(({ over_index, significant }) => significant || over_index === null || over_index >= LEAST_OVER_USE)
    .sort((a, b) => a.q_value - b.q_value || b.posts - a.posts)
    .slice(0, MOST_TOPICS)
  return Promise.all(
    scored.map(async ({ n, before_n, ...topic }) => ({
      ...topic,
      ...(await daysOf(topic.topic, who, windows, asking)),
      country,
      window: windows.now,
      base: baseOf({ n, before_n }),
      ...origin,
      method: 'trending',
    })),
  )
}

export const baseOf = ({ n, before_n }: SpanSizes): TrendingTopic['base'] => ({
  unit: 'posts',
  n,
  known: n,
  baseline: null,
  baseline_n: before_n,
  baseline_known: before_n,
  comparison: null,
  mark: markOf(n),
  hidden: false,
})

/** The likeliest topics by how often their words stand on the lists of both spans. */
async function nominate(who: Who, { now, before }: TrendWindows, { ask }: Asking) {
  const [[words, tags, phrases], [wordsBefore, tagsBefore]] = await Promise.all([
    ask(within(who, now), [
      { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: WORDS_NOW },
      { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: TAGS },
      { do: 'phrases', limit: PHRASES },
    ]),
    ask(within(who, before), [
      { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: WORDS_BEFORE },
      { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: TAGS },
    ]),
  ])
  const sizes = { n: words.n, before_n: wordsBefore.n }
  const known = new Map([...wordsBefore.rows, ...tagsBefore.rows].map(({ value, count }) => [value, count]))
  // Whoever is not on a full list may have been said as often as its last.
  const unlisted = {
    keyword: wordsBefore.rows.length === WORDS_BEFORE ? wordsBefore.rows.at(-1)!.count : 0,
    hashtag: tagsBefore.rows.length === TAGS ? tagsBefore.rows.at(-1)!.count : 0,
  }
  const said = (kind: 'keyword' | 'hashtag', rows: readonly { value: string; count: number }[]) =>
    rows
      .filter(({ count }) => count >= LEAST_PEOPLE)
      .map(({ value, count }) => ({
        topic: value,
        kind: kind as Topic['kind'],
        posts: count,
        before_posts: known.get(value) ?? unlisted[kind],
      }))
  const all = [...said('keyword', words.rows), ...said('hashtag', tags.rows)]
  const likely = likeliest(all, sizes)
  const longer = phrases.rows
    .filter(({ value, count }) => count >= LEAST_PEOPLE && likely.some(({ topic }) => isPartOf(topic, value)))
    .map(({ value }): Topic => ({ topic: value, kind: 'phrase' }))
  return { topics: [...longer, ...likely].slice(0, COUNTED), family: all.length + longer.length }
}

function likeliest<T extends Topic & Said>(all: readonly T[], sizes: SpanSizes): T[] {
  return all
    .map((one) => ({ one, chance: overUseByChance(one, sizes) }))
    .filter(({ chance }) => chance < 1)
    .sort((a, b) => a.chance - b.chance || b.one.posts - a.one.posts)
    .slice(0, COUNTED)
    .map(({ one }) => one)
}
