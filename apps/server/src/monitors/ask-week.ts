import { type Engine, LEAST_PEOPLE, type PrimitiveAnswers } from '@starling/engine'
import { type Question, scopeOf, type Window } from '@starling/question'
import type { WeekFound } from '@starling/store'
import { originOf } from '../asking/index.ts'
import { countOf, followersOf, moodsOf, type TermCount, termsOf } from './week-figures.ts'

const WEEK = 7 * 86_400
const SHOWN = { keyword: 10, hashtag: 5 } as const
const LOOKED_AT = 200
/** Our choice: what one post says once is no word of the week. */
const LEAST_POSTS = 2
/** As many as a backend gives: a term of this week is looked for among all of the week before. */
const MOST_TERMS = 10_000

type Kind = keyof typeof SHOWN
const termsIn = (kind: Kind, limit: number) =>
  ({ do: 'terms', source: 'posts', kind, order: 'count', limit, by_author: true }) as const

/** What the week that ends at `until` (seconds since 1970) came to, beside the one before it. */
export async function askWeek(engine: Engine, question: Question, until: number): Promise<WeekFound> {
  const week: Window = { since: until - WEEK, until }
  const before: Window = { since: until - 2 * WEEK, until: until - WEEK }
  const [now, then, both, state] = await Promise.all([
    ask(engine, question, week, LOOKED_AT),
    ask(engine, question, before, MOST_TERMS),
    ask(engine, question, { since: before.since, until }, MOST_TERMS),
    engine.state(),
  ])
  const squares = now.names_authors ? undefined : spanSquares(now, then, both)
  const posts = countOf(now.size.posts, then.size.posts, squares)
  const people = await peopleOf(engine, question, week, [now.size.accounts, then.size.accounts])
  const isShown = people.now >= LEAST_PEOPLE
  return {
    week: momentsOf(week),
    before: momentsOf(before),
    people: isShown ? people : null,
    posts,
    mood: moodsOf(moodsIn(now), moodsIn(then)),
    terms: isShown && posts.now > 0 ? compared(question, now, then, both) : [],
    ...originOf(now.origin, { as_of: state.as_of, source: state.sources }),
    method: 'weekly_result',
  }
}

async function ask(engine: Engine, question: Question, window: Window, limit: number) {
  const scope = scopeOf({ ...question, window }, window.until)
  const [size, whole, keyword, hashtag, origin] = await engine.ask(scope, [
    { do: 'size' },
    { do: 'series', bucket: 'whole', by_author: true },
    termsIn('keyword', limit),
    termsIn('hashtag', limit),
    { do: 'origin', of: 'posts' },
  ])
  return { size, whole, origin, names_authors: typeof scope.posts.by === 'object', keyword, hashtag, limit }
}
type Asked = Awaited<ReturnType<typeof ask>>

/** Who wrote is the same in the posts of both weeks and in those of each. */
const spanSquares = (now: Asked, then: Asked, both: Asked) => ({
  now: now.whole.squares!,
  before: then.whole.squares!,
  both: both.whole.squares!,
})

/** Whoever posted; of a handle whoever followed it when the week was over, by days of UTC. */
async function peopleOf(engine: Engine, question: Question, week: Window, [now, before]: [number, number]) {
  if (question.query_type !== 'handle') return countOf(now, before)
  const [growth] = await engine.ask(scopeOf(question, week.until), [{ do: 'growth', handle: question.handle }])
  const later = sumOf(growth.rows.filter(({ day }) => day >= week.until))
  const within = sumOf(growth.rows.filter(({ day }) => day >= week.since && day < week.until))
  return followersOf(Math.max(0, now - later.gained + later.lost), within)
}

const sumOf = (rows: PrimitiveAnswers['growth']['rows']) => ({
  gained: rows.reduce((sum, { gained }) => sum + gained, 0),
  lost: rows.reduce((sum, { lost }) => sum + lost, 0),
})

function moodsIn({ whole, names_authors }: Asked) {
  const [{ negative, neutral, positive, by_author } = NO_POSTS] = whole.rows
  return { negative, neutral, positive, ...(!names_authors && by_author && { by_author: by_author.moods }) }
}
const NO_POSTS = { negative: 0, neutral: 0, positive: 0, by_author: undefined }

function compared(question: Question, now: Asked, then: Asked, both: Asked) {
  const asked = askedWords(question)
  const kinds: Kind[] = ['keyword', 'hashtag']
  const all = kinds.map((kind) =>
    now[kind].rows.filter(({ value, count }) => count >= LEAST_POSTS && !asked.has(bare(value))),
  )
  const shown = kinds.flatMap((kind, at) => {
    const earlier = new Map(then[kind].rows.map((row) => [row.value, row]))
    const whole = new Map(both[kind].rows.map((row) => [row.value, row]))
    // Beyond the last that was told it can be no more than that, by as many authors.
    const unknown = then[kind].rows.length < then.limit ? 0 : then[kind].rows.at(-1)!.count
    return all[at]!.slice(0, SHOWN[kind]).map(({ value, count, by_author }): TermCount => {
      const [own, before] = [by_author!, earlier.get(value)]
      const squares = { now: own.squares, before: before?.by_author?.squares ?? unknown }
      const together = (before && whole.get(value)?.by_author?.squares) ?? squares.now + squares.before
      return {
        term: value,
        kind,
        now: count,
        before: before?.count ?? unknown,
        ...(!now.names_authors && { by_author: { crossed: own.crossed, squares: { ...squares, both: together } } }),
      }
    })
  })
  return termsOf(
    shown,
    {
      now: now.size.posts,
      before: then.size.posts,
      ...(!now.names_authors && { squares: now.whole.squares! }),
    },
    all.reduce((sum, rows) => sum + rows.length, 0),
  )
}

/** Words of the question are in its posts because it asks for them: they tell nothing. */
function askedWords(question: Question): Set<string> {
  if (!('keywords' in question)) return new Set()
  const { keywords, synonyms = [], extra_keyword = '' } = question
  return new Set(
    [...keywords.flat(), ...synonyms, extra_keyword].flatMap((term) => [term, ...term.split(/\s+/)]).map(bare),
  )
}
const bare = (term: string) =>
  term
    .normalize('NFKC')
    .replace(/^[#@$]/, '')
    .trim()
    .toLowerCase()

const momentsOf = ({ since, until }: Window) => ({
  since: new Date(since * 1000).toISOString(),
  until: new Date(until * 1000).toISOString(),
})
