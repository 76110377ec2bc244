import type { Primitive } from '@starling/sections'
import type { AccountCard, PrimitiveAnswers } from '../port/answers.ts'

// Answers on their way from a worker. Rows become columns, so that names of cells are not written once a row, and an
// account's card is sent once: the same few accounts are shown again and again. As text they are copied twice as
// quickly as as objects.

type Answer = PrimitiveAnswers[Primitive['do']]
type Row = Record<string, unknown>
type Columns = { length: number; cells: Record<string, unknown[]> }
type Packed = { rest: Row; rows?: Columns; ids?: string[]; fresh?: Columns; pairs?: PackedPairs }
/** Thousands of pairs are made of a hundred words: each word once, and by its place. */
type PackedPairs = {
  words: string[]
  first: number[]
  second: number[]
  count: number[]
  squares?: number[]
  crossed?: number[]
}
type PackedAnswers = { forgets: boolean; answers: Packed[] }

/** So many cards the other side is trusted to remember. */
const CARDS = 4_096
const WITH_CARDS: ReadonlySet<Primitive['do']> = new Set(['accounts', 'followed', 'profile'])
const CARD: readonly (keyof AccountCard)[] = [
  ...(['id', 'handle', 'name', 'bio', 'location', 'verified', 'followers_count', 'following_count'] as const),
  ...(['post_count', 'avatar_url', 'created_at'] as const),
]
const COUNTS = ['count', 'baseline_count', 'expected', 'variance']

function columnsOf(rows: readonly Row[], names: readonly string[]): Columns {
  const cells: Record<string, unknown[]> = {}
  for (const name of names) {
    cells[name] = rows.map((row) => row[name])
  }
  return { length: rows.length, cells }
}

function rowsOf({ length, cells }: Columns): Row[] {
  // Most rows are of these kinds, and an object of known cells is made several times faster.
  const width = Object.keys(cells).length
  const { value, count, baseline_count, expected, variance } = cells
  if (width === 5 && value && count && baseline_count && expected && variance) {
    return value.map((one, at) => ({
      value: one,
      count: count[at],
      baseline_count: baseline_count[at],
      expected: expected[at],
      variance: variance[at],
    }))
  }
  if (width === 3 && count && expected && variance) {
    return count.map((one, at) => ({ count: one, expected: expected[at], variance: variance[at] }))
  }
  const { day, gained, lost, followers } = cells
  if (width === 4 && day && gained && lost && followers) {
    return day.map((one, at) => ({ day: one, gained: gained[at], lost: lost[at], followers: followers[at] }))
  }
  const { at: moment, posts, negative, neutral, positive, likes } = cells
  if (width === 6 && moment && posts && negative && neutral && positive && likes) {
    return moment.map((one, at) => ({
      at: one,
      posts: posts[at],
      negative: negative[at],
      neutral: neutral[at],
      positive: positive[at],
      likes: likes[at],
    }))
  }
  const columns = Object.entries(cells)
  return Array.from({ length }, (_, at) => {
    const row: Row = {}
    for (const [name, column] of columns) row[name] = column[at]
    return row
  })
}

type Pair = PrimitiveAnswers['pairs']['rows'][number]

function packPairs(rows: readonly Pair[]): PackedPairs {
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    const known = places.get(word)
    if (known !== undefined) return known
    places.set(word, places.size)
    return places.size - 1
  }
  const [first, second] = [0, 1].map((side) => rows.map(({ values }) => placeOf(values[side]!)))
  return {
    ...{ words: [...places.keys()], first: first!, second: second!, count: rows.map(({ count }) => count) },
    ...(rows[0]!.by_author && {
      squares: rows.map(({ by_author }) => by_author!.squares),
      crossed: rows.map(({ by_author }) => by_author!.crossed),
    }),
  }
}

function unpackPairs({ words, first, second, count, squares, crossed }: PackedPairs): Pair[] {
  return count.map((n, at) => {
    const values: [string, string] = [words[first[at]!]!, words[second[at]!]!]
    if (!squares || !crossed) return { values, count: n }
    return { values, count: n, by_author: { squares: squares[at]!, crossed: crossed[at]! } }
  })
}

/** A worker's side. */
export class AnswerSender {
  readonly #sent = new Set<string>()
  #forgets = true

  /** Cards may have changed, or did not arrive. */
  forget(): void {
    this.#sent.clear()
    this.#forgets = true
  }

  pack(primitives: readonly Primitive[], answers: readonly Answer[]): string {
    if (this.#sent.size > CARDS) this.forget()
    const packed: PackedAnswers = {
      forgets: this.#forgets,
      answers: answers.map((answer, at) => this.#pack(primitives[at]!, answer)),
    }
    this.#forgets = false
    return JSON.stringify(packed)
  }

  #pack(primitive: Primitive, answer: Answer): Packed {
    if (!('rows' in answer)) return { rest: answer }
    const { rows, ...rest } = answer as { rows: Row[] }
    const [first] = rows
    if (!first) return { rest, rows: { length: 0, cells: {} } }
    if (primitive.do === 'pairs') return { rest, pairs: packPairs(rows as Pair[]) }
    if (!WITH_CARDS.has(primitive.do)) return { rest, rows: columnsOf(rows, Object.keys(first)) }
    const ids = rows.map(({ id }) => id as string)
    const fresh = rows.filter((_, at) => !this.#sent.has(ids[at]!))
    for (const id of ids) this.#sent.add(id)
    const counts = columnsOf(
      rows,
      COUNTS.filter((name) => name in first),
    )
    return { rest, rows: counts, ids, fresh: columnsOf(fresh, CARD) }
  }
}

/** The side of those who asked. */
export class AnswerReceiver {
  readonly #cards = new Map<string, Row>()

  unpack(text: string): Answer[] {
    const { forgets, answers } = JSON.parse(text) as PackedAnswers
    if (forgets) this.#cards.clear()
    return answers.map((packed) => this.#unpack(packed) as Answer)
  }

  #unpack({ rest, rows, ids, fresh, pairs }: Packed): Row {
    if (pairs) return { ...rest, rows: unpackPairs(pairs) }
    if (!rows) return rest
    if (!ids || !fresh) return { ...rest, rows: rowsOf(rows) }
    for (const card of rowsOf(fresh)) this.#cards.set(card.id as string, card)
    const counts = rowsOf(rows)
    return { ...rest, rows: ids.map((id, at) => ({ ...this.#cards.get(id), ...counts[at] })) }
  }
}
