import type { Question, Window, WordsQuestion } from '@starling/question'
import { automaticWindow, conditionsOf, wordsOf } from '../asked.ts'
import { moodsByAuthor, Shares } from '../authors.ts'
import {
  baseOf,
  byBytes,
  type Grounds,
  isFew,
  markOf,
  type Recomputed,
  type RecomputedRow,
  ROWS,
  tally,
} from '../grounds.ts'
import type { KnownPost } from '../known.ts'
import { type Interval, Z95 } from '../numbers.ts'
import { inWindow, matcher, peopleOf } from '../whom.ts'
import type { TermKind } from '../words.ts'

/** What is counted in posts: posts.md, volume.md, sentiment.md, activity.md, shares_of_posts.md, share_of_voice.md. */
const DAY = 86_400
const HOUR = 3_600
const WEEK_HOURS = 168
/** 1970 began on a Thursday, weeks here on a Monday. */
const FIRST_MONDAY = 4 * DAY

/** The question is about posts of an account that it names. */
export const isNamed = ({ asked }: Grounds) => asked.question.query_type === 'handle'
const postsOf = ({ known, subject }: Grounds) => subject.posts.map((at) => known.posts[at]!)
const number = (value: unknown) => Number(value ?? 0)

const ORDERS = {
  like_count: ({ row }: KnownPost) => number(row.like_count),
  repost_count: ({ row }: KnownPost) => number(row.repost_count),
  reply_count: ({ row }: KnownPost) => number(row.reply_count),
  quote_count: ({ row }: KnownPost) => number(row.quote_count),
  view_count: ({ row }: KnownPost) => number(row.view_count),
  created_at: ({ at }: KnownPost) => at,
}

export function postList(grounds: Grounds): Recomputed {
  const { asked } = grounds
  const by = ORDERS[asked.question.post_ordering ?? 'like_count']
  const posts = postsOf(grounds)
  const rows = posts
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, asked.limit ?? ROWS)
    .map((post) => cardOf(grounds, post))
  return { rows, base: baseOf('posts', posts.length) }
}

const COUNTS = ['like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count'] as const

export function cardOf({ known }: Grounds, post: KnownPost): RecomputedRow {
  const author = known.accounts[post.author]!
  return {
    id: String(post.id),
    account_id: String(author.id),
    handle: author.handle,
    name: String(author.row?.name ?? ''),
    avatar_url: author.row?.avatar_url ?? null,
    text: post.row.text,
    created_at: post.at,
    language: post.row.language === 'und' ? null : post.row.language,
    sentiment: post.sentiment,
    ...Object.fromEntries(COUNTS.map((column) => [column, ORDERS[column](post)])),
  }
}

/** Posts by the day on which they were written, days without one among them. */
function byDay(grounds: Grounds): { day: number; posts: KnownPost[] }[] {
  const offset = (grounds.asked.utc_offset_minutes ?? 0) * 60
  const dayOf = (at: number) => Math.floor((at + offset) / DAY) * DAY - offset
  if (grounds.subject.posts.length === 0) return []
  const written = Map.groupBy(postsOf(grounds), ({ at }) => dayOf(at))
  const [first, last] = span([...written.keys()], grounds.subject.window, dayOf)
  const days: { day: number; posts: KnownPost[] }[] = []
  for (let day = first; day <= last; day += DAY) days.push({ day, posts: written.get(day) ?? [] })
  return days
}
/** The days of the window; without one those from the first post to the last. */
function span(days: number[], window: Window | undefined, dayOf: (at: number) => number): Interval {
  return window ? [dayOf(window.since), dayOf(window.until - 1)] : [Math.min(...days), Math.max(...days)]
}

export function volume(grounds: Grounds): Recomputed {
  const rows = byDay(grounds).map(({ day, posts }) => ({
    day,
    posts: posts.length,
    likes: posts.reduce((sum, post) => sum + ORDERS.like_count(post), 0),
  }))
  return { rows, base: baseOf('posts', grounds.subject.posts.length) }
}

const MOODS = ['negative', 'neutral', 'positive'] as const

export function moods(grounds: Grounds): Recomputed {
  const named = isNamed(grounds)
  const days = byDay(grounds).map(({ day, posts }) => {
    const [negative, neutral, positive] = MOODS.map((mood) => posts.filter((post) => post.sentiment === mood).length)
    const authors = named || posts.length === 0 ? null : moodsByAuthor(posts)
    return { day, posts: posts.length, negative: negative!, neutral: neutral!, positive: positive!, authors }
  })
  const rows = days.map(({ day, posts: all, negative, neutral, positive, authors }) => {
    const posts = negative + neutral + positive
    const of = (count: number) => (posts === 0 ? null : count / posts)
    return {
      day,
      posts,
      negative,
      neutral,
      positive,
      negative_share: of(negative),
      neutral_share: of(neutral),
      positive_share: of(positive),
      net: of(positive - negative),
      net_interval: netInterval(negative, positive, posts, authors?.posts ?? posts),
      unsure: all - posts,
      unsure_share: all === 0 ? null : (all - posts) / all,
      mark: markOf(posts),
    }
  })
  const judged = rows.reduce((sum, { posts }) => sum + posts, 0)
  const inputs = {
    method: 'sentiment',
    rows: days.map(({ day: at, authors, ...counts }) => ({
      at,
      ...counts,
      ...(authors && { by_author: authors.inputs }),
    })),
  }
  const posts = postsOf(grounds)
  const [down, up] = ['negative', 'positive'].map((mood) => posts.filter((post) => post.sentiment === mood).length)
  const telling = named || posts.length === 0 ? judged : moodsByAuthor(posts).posts
  const net_interval = netInterval(down!, up!, judged, telling)
  return { rows, base: { ...baseOf('posts', posts.length, judged), net_interval }, inputs }
}
function netInterval(negative: number, positive: number, posts: number, telling: number): Interval | null {
  if (posts === 0) return null
  if (telling === 0) return [-1, 1]
  const n = telling + 2
  const [up, down] = [(positive * telling) / posts, (negative * telling) / posts].map(
    (count) => (count + 0.5) / n,
  ) as Interval
  const half = Z95 * Math.sqrt((up + down - (up - down) ** 2) / n)
  return [Math.max(-1, up - down - half), Math.min(1, up - down + half)]
}

export function activity(grounds: Grounds): Recomputed {
  const posts = postsOf(grounds)
  return hoursOf(grounds, posts, new Shares(posts, isNamed(grounds)))
}

/** All that the audience wrote in the window; of a handful of people nothing. */
export function audienceActivity(grounds: Grounds): Recomputed {
  const { known, subject, now } = grounds
  const window = subject.window ?? automaticWindow(now)
  const written = known.posts.filter(({ author, at }) => subject.people.has(author) && inWindow(at, window))
  const told = isFew(subject.people.size) ? [] : written
  return hoursOf(grounds, told, new Shares(told))
}

function hoursOf(grounds: Grounds, posts: readonly KnownPost[], shares: Shares): Recomputed {
  const offset = (grounds.asked.utc_offset_minutes ?? 0) * 60
  const hourOf = (at: number) => {
    const hour = Math.floor((at + offset - FIRST_MONDAY) / HOUR) % WEEK_HOURS
    return (hour + WEEK_HOURS) % WEEK_HOURS
  }
  const hours = Map.groupBy(posts, ({ at }) => hourOf(at))
  const known = posts.length
  const shown = known === 0 ? 0 : WEEK_HOURS
  const counted = Array.from({ length: shown }, (_, hour) => ({ hour, own: hours.get(hour) ?? [] }))
  const rows = counted.map(({ hour, own }) => ({ hour, posts: own.length, ...share(own, known, shares) }))
  const inputs = counted.map(({ hour, own }) => ({ hour, posts: own.length, ...shares.inputsOf(own) }))
  return { rows, base: baseOf('posts', known), inputs: { method: 'activity', known, ...shares.inputs, rows: inputs } }
}

const share = (own: readonly KnownPost[], known: number, shares: Shares) => ({
  share: known === 0 ? null : own.length / known,
  interval: shares.interval(own),
  mark: markOf(known),
})

export function termsOfPosts(grounds: Grounds, kind: TermKind): Recomputed {
  const posts = postsOf(grounds)
  const known = posts.length
  const shares = new Shares(posts, isNamed(grounds))
  const counted = countedTerms(grounds, kind)
    .slice(0, grounds.asked.limit ?? ROWS)
    .map((row) => ({ row, own: posts.filter(({ text }) => text.terms[kind].has(row.value)) }))
  const rows = counted.map(({ row, own }) => ({ ...row, ...share(own, known, shares) }))
  const inputs = counted.map(({ row, own }) => ({ ...row, ...shares.inputsOf(own) }))
  return {
    rows,
    base: baseOf('posts', known),
    inputs: { method: 'shares_of_posts', known, ...shares.inputs, rows: inputs },
  }
}
/** Posts with each term, the commonest first. */
export const countedTerms = (grounds: Grounds, kind: TermKind): { value: string; count: number }[] =>
  [...tally(postsOf(grounds).map(({ text }) => text.terms[kind]))]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || byBytes(a.value, b.value))

/** Everybody of the countries is heard, not only who is in the audience. */
export function shareOfVoice(grounds: Grounds): Recomputed {
  const { known, asked, subject } = grounds
  const conditions = conditionsOf(asked.question)
  const people = conditions.length > 0 ? peopleOf(known, { all: conditions }) : undefined
  const heard = known.posts.filter((post) => inWindow(post.at, subject.window) && (people?.has(post.author) ?? true))
  const named = namesOf(asked.question as WordsQuestion).map(({ name, terms }) => {
    const holds = matcher({ groups: terms.map((term) => [term]) })
    return { name, posts: heard.filter(({ text }) => holds(text)) }
  })
  const any = [...new Set(named.flatMap(({ posts }) => posts))]
  const n = any.length
  const shares = new Shares(any)
  const rows = named.map(({ name, posts }) => ({
    name,
    posts: posts.length,
    accounts: new Set(posts.map(({ author }) => author)).size,
    ...share(posts, n, shares),
  }))
  const inputs = {
    method: 'share_of_voice',
    known: n,
    ...shares.inputs,
    rows: named.map(({ name, posts }) => ({ name, posts: posts.length, ...shares.inputsOf(posts) })),
  }
  return { rows, base: baseOf('posts', n), inputs }
}
/** Those asked for; otherwise each keyword of the question. */
function namesOf(question: Question & WordsQuestion): { name: string; terms: string[] }[] {
  if (question.share_of_voice?.length) return question.share_of_voice
  return [...new Set(wordsOf(question).groups.flat())].map((term) => ({ name: term, terms: [term] }))
}
