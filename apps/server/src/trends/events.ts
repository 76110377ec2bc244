import { type PeakEvent, TREND_DAYS_BEFORE } from '@starling/contract'
import { intervalOf, LEAST_PEOPLE } from '@starling/engine'
import type { Who, Window } from '@starling/question'
import type { Asking } from '../asking/index.ts'
import { inTurn, originBehind, peopleOf, trendWindows } from '../asking/index.ts'
import { type Burst, type DayOfTerms, findBursts } from './bursts.ts'
import { countIn, DAY, daysOf, within } from './count.ts'
import { scoreOverUse } from './over-use.ts'
import { isPartOf } from './topics.ts'
import { baseOf } from './trending.ts'

const MOST_EVENTS = 20
const WORDS_A_DAY = 1_000
const TAGS_A_DAY = 500
const WORDS_SHOWN = 8
const PHRASES = 50
/** So much of a term's posts must be about another for both to be one event, and of an event's people for a phrase to name it. */
const TOGETHER = 0.5
const NAMES_IT = 0.6
/** Days were chosen because they stand out, so a peak must be surer than a trend, and stand out over all its days. */
const SUREST = 0.01
const LEAST_RISE = 3

/** Peaks of the last 28 days in a place, the surest first, with the words that make them; docs/methods/events.md. */
export async function eventsIn(country: string, asking: Asking): Promise<PeakEvent[]> {
  const who = peopleOf(country)
  const { now, utc_offset_minutes } = trendWindows(asking.now, asking.as_of)
  const first = now.until - 2 * TREND_DAYS_BEFORE * DAY
  const days = await termsByDay(who, first, asking)
  const { bursts, family } = findBursts(days, TREND_DAYS_BEFORE)
  const spanOf = ({ from, to }: Burst): Spans => {
    const since = first + from * DAY
    return { now: { since, until: first + to * DAY }, before: { since: since - TREND_DAYS_BEFORE * DAY, until: since } }
  }
  const found: Found[] = []
  for (const burst of bursts) {
    if (found.length === MOST_EVENTS) break
    if (found.some((event) => isSame(burst, event, days))) continue
    found.push({ burst, spans: spanOf(burst), ...(await told(burst.topic, who, spanOf(burst).now, asking)) })
  }
  const counted = await Promise.all(
    found.map(async (event) => {
      const [one] = await countIn([{ topic: event.topic }], who, event.spans, asking)
      return { ...event, ...one! }
    }),
  )
  const enough = counted.filter(({ people }) => people >= LEAST_PEOPLE)
  const scored = scoreOverUse(enough, family).filter(
    ({ q_value, over_index }) => q_value <= SUREST && (over_index === null || over_index >= LEAST_RISE),
  )
  return Promise.all(
    scored.map(async ({ burst: _, spans, n, before_n, terms: __, ...event }) => ({
      ...event,
      ...(await daysOf(event.topic, who, { ...spans, utc_offset_minutes }, asking)),
      country,
      window: spans.now,
      base: baseOf({ n, before_n }),
      ...(await originBehind(asking, { who, posts: { by: 'audience' }, window: spans.now }, 'posts')),
      method: 'events',
    })),
  )
}

type Spans = { now: Window; before: Window }
type Told = { topic: string; words: PeakEvent['words']; terms: ReadonlyMap<string, number> }
type Found = Told & { burst: Burst; spans: Spans }

async function termsByDay(who: Who, first: number, { ask }: Asking): Promise<DayOfTerms[]> {
  const starts = Array.from({ length: 2 * TREND_DAYS_BEFORE }, (_, day) => first + day * DAY)
  return inTurn(starts, async (since): Promise<DayOfTerms> => {
    const [words, tags] = await ask(within(who, { since, until: since + DAY }), [
      { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: WORDS_A_DAY },
      { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: TAGS_A_DAY },
    ] as const)
    return {
      n: words.n,
      posts: new Map([...words.rows, ...tags.rows].map(({ value, count }) => [value, count])),
      unlisted: words.rows.length === WORDS_A_DAY ? words.rows.at(-1)!.count : 0,
    }
  })
}

/** Another term of the same days whose posts are mostly those of the event. */
function isSame({ topic, from, to, peak }: Burst, { burst, terms }: Found, days: readonly DayOfTerms[]): boolean {
  if (from >= burst.to || burst.from >= to) return false
  return (terms.get(topic) ?? 0) >= TOGETHER * (days[peak]!.posts.get(topic) ?? 0)
}

/** What the posts of an event say, and the phrase that most of its people use for it. */
async function told(topic: string, who: Who, window: Window, { ask }: Asking): Promise<Told> {
  const scope = { who, posts: { by: 'audience' as const, about: { groups: [[topic]] } }, window }
  const [words, tags, phrases] = await ask(scope, [
    { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: WORDS_A_DAY, by_author: true },
    { do: 'terms', source: 'posts', kind: 'hashtag', order: 'count', limit: TAGS_A_DAY, by_author: true },
    { do: 'phrases', limit: PHRASES },
  ] as const)
  const base = { known: words.n, squares: words.squares! }
  const all = [...words.rows, ...tags.rows].sort((a, b) => b.count - a.count)
  const [name] = phrases.rows
    .filter(({ value, count }) => isPartOf(topic, value) && count >= NAMES_IT * phrases.known)
    .sort((a, b) => b.count - a.count || b.value.length - a.value.length)
  return {
    topic: name?.value ?? topic,
    terms: new Map(all.map(({ value, count }) => [value, count])),
    words: all
      .filter(({ value }) => value !== topic && !(name && isPartOf(value, name.value)))
      .slice(0, WORDS_SHOWN)
      .map(({ value, count, by_author }) => ({
        value,
        count,
        share: count / words.n,
        interval: intervalOf(count, base, by_author),
      })),
  }
}
