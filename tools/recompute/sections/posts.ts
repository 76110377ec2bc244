import type { Question, Window, WordsQuestion } from '@starling/question'
import { conditionsOf, wordsOf } from '../asked.ts'
import { baseOf, byBytes, type Grounds, markOf, type Recomputed, type RecomputedRow, ROWS, tally } from '../grounds.ts'
import type { KnownPost } from '../known.ts'
import { type Interval, wilson, Z95 } from '../numbers.ts'
import { inWindow, matcher, peopleOf } from '../whom.ts'
import type { TermKind } from '../words.ts'

/** What is counted in posts: posts.md, volume.md, sentiment.md, activity.md, shares_of_posts.md, share_of_voice.md. */
const DAY = 86_400
const HOUR = 3_600
const WEEK_HOURS = 168
/** 1970 began on a Thursday, weeks here on a Monday. */
const FIRST_MONDAY = 4 * DAY

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
  const { asked, known } = grounds
  const by = ORDERS[asked.question.post_ordering ?? 'like_count']
  const posts = postsOf(grounds)
  const rows = posts
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, asked.limit ?? ROWS)
    .map((post): RecomputedRow => {
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
        ...Object.fromEntries(
          (['like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count'] as const).map((column) => [
            column,
            ORDERS[column](post),
          ]),
        ),
      }
    })
  return { rows, base: baseOf('posts', posts.length) }
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
  const days = byDay(grounds).map(({ day, posts }) => {
    const [negative, neutral, positive] = MOODS.map((mood) => posts.filter((post) => post.sentiment === mood).length)
    return { day, posts: posts.length, negative: negative!, neutral: neutral!, positive: positive! }
  })
  const rows = days.map(({ day, posts: all, negative, neutral, positive }) => {
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
      net_interval: netInterval(negative, positive, posts),
      unsure: all - posts,
      unsure_share: all === 0 ? null : (all - posts) / all,
      mark: markOf(posts),
    }
  })
  const judged = rows.reduce((sum, { posts }) => sum + posts, 0)
  const inputs = { method: 'sentiment', rows: days.map(({ day: at, ...counts }) => ({ at, ...counts })) }
  return { rows, base: baseOf('posts', grounds.subject.posts.length, judged), inputs }
}
function netInterval(negative: number, positive: number, posts: number): Interval | null {
  if (posts === 0) return null
  const n = posts + 2
  const [up, down] = [(positive + 0.5) / n, (negative + 0.5) / n]
  const half = Z95 * Math.sqrt((up + down - (up - down) ** 2) / n)
  return [Math.max(-1, up - down - half), Math.min(1, up - down + half)]
}

export function activity(grounds: Grounds): Recomputed {
  const offset = (grounds.asked.utc_offset_minutes ?? 0) * 60
  const posts = postsOf(grounds)
  const hourOf = (at: number) => {
    const hour = Math.floor((at + offset - FIRST_MONDAY) / HOUR) % WEEK_HOURS
    return (hour + WEEK_HOURS) % WEEK_HOURS
  }
  const hours = tally(posts.map(({ at }) => [hourOf(at)]))
  const known = posts.length
  const shown = known === 0 ? 0 : WEEK_HOURS
  const counted = Array.from({ length: shown }, (_, hour) => ({ hour, posts: hours.get(hour) ?? 0 }))
  const rows = counted.map((row) => ({ ...row, ...share(row.posts, known) }))
  return { rows, base: baseOf('posts', known), inputs: { method: 'activity', known, rows: counted } }
}

const share = (count: number, known: number) => ({
  share: known === 0 ? null : count / known,
  interval: wilson(count, known),
  mark: markOf(known),
})

export function termsOfPosts(grounds: Grounds, kind: TermKind): Recomputed {
  const known = grounds.subject.posts.length
  const counted = countedTerms(grounds, kind).slice(0, grounds.asked.limit ?? ROWS)
  const rows = counted.map((row) => ({ ...row, ...share(row.count, known) }))
  return { rows, base: baseOf('posts', known), inputs: { method: 'shares_of_posts', known, rows: counted } }
}
/** Posts with each term, the commonest first. */
export const countedTerms = (grounds: Grounds, kind: TermKind): { value: string; count: number }[] =>
  [...tally(postsOf(grounds).map(({ text }) => text.terms[kind]))]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || byBytes(a.value, b.value))

/** Everybody of the countries is heard, not only who is in the audience. */
export function shareOfVoice({ known, asked, subject }: Grounds): Recomputed {
  const conditions = conditionsOf(asked.question)
  const people = conditions.length > 0 ? peopleOf(known, { all: conditions }) : undefined
  const heard = known.posts.filter((post) => inWindow(post.at, subject.window) && (people?.has(post.author) ?? true))
  const named = namesOf(asked.question as WordsQuestion).map(({ name, terms }) => {
    const holds = matcher({ groups: terms.map((term) => [term]) })
    return { name, posts: heard.filter(({ text }) => holds(text)) }
  })
  const n = new Set(named.flatMap(({ posts }) => posts)).size
  const rows = named.map(({ name, posts }) => ({
    name,
    posts: posts.length,
    accounts: new Set(posts.map(({ author }) => author)).size,
    ...share(posts.length, n),
  }))
  const inputs = { method: 'share_of_voice', known: n, rows: rows.map(({ name, posts }) => ({ name, posts })) }
  return { rows, base: baseOf('posts', n), inputs }
}
/** Those asked for; otherwise each keyword of the question. */
function namesOf(question: Question & WordsQuestion): { name: string; terms: string[] }[] {
  if (question.share_of_voice?.length) return question.share_of_voice
  return [...new Set(wordsOf(question).groups.flat())].map((term) => ({ name: term, terms: [term] }))
}
