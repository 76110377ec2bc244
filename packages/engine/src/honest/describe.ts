import type { Method, Section } from '@starling/sections'
import type { PrimitiveAnswers, PrimitiveBase } from '../port/answers.ts'
import type { Described, HonestBase, MethodContext } from './answer.ts'
import type { FollowedList, Inputs } from './inputs.ts'
import { isFew, LEAST_PEOPLE, markOf } from './marks.ts'
import { followedList } from './methods/followed.ts'
import { everyDay, everyHour, netIntervalBy } from './methods/moments.ts'
import { pairInputs } from './methods/pairs.ts'
import { PHRASES, withoutParts } from './methods/phrases.ts'
import { shareList } from './methods/shares.ts'
import { recompute } from './recompute.ts'

/** The answers to a section's primitives, in their order. */
type Given = readonly unknown[]
type Describe = (answers: Given, context: MethodContext, section: Section) => Described

/** The first answer; a section's method and its primitives belong together, which only the sections' tests can check. */
const first = <P extends keyof PrimitiveAnswers>(answers: Given) => answers[0] as PrimitiveAnswers[P]

function judgedIn({ columns }: Section): 'gender' | 'country' | undefined {
  const kind = 'corrected_share' in columns && columns.value?.kind
  return kind === 'gender' || kind === 'country' ? kind : undefined
}

/** In the order in which subreddits are asked for. */
const FOUND_IN = ['posts', 'bios'] as const

/** Raw counts in, rows that say how sure they are out. Without `inputs` a method only lists, and there is nothing to compute. */
const DESCRIBE: Record<Method, Describe> = {
  size(answers) {
    const size = first<'size'>(answers)
    const { accounts, all_accounts } = size
    const inputs: Inputs = { method: 'size', accounts, all_accounts }
    return { rows: joined([size], inputs), n: accounts, known: accounts, inputs }
  },

  shares_of_people(answers, context, section) {
    const all = answers as PrimitiveAnswers['terms'][]
    // By lift, each list is followed by one of values that were not chosen for it.
    const each = context.chosen_by_lift ? 2 : 1
    const lists = all.flatMap((answer, at) =>
      at % each === 0 ? [shareList(answer, context, { spread: each === 2 ? all[at + 1]!.rows : undefined })] : [],
    )
    const judged = judgedIn(section)
    const inputs: Inputs =
      'found_in' in section.columns
        ? { method: 'shares_of_people', lists: lists.map((list, at) => ({ ...list, found_in: FOUND_IN[at]! })) }
        : { method: 'shares_of_people', lists: lists.map((list) => ({ ...list, ...(judged && { judged }) })) }
    return { ...baseOf(all[0]!), rows: recompute(inputs), inputs }
  },

  phrases(answers, context) {
    const phrases = first<'phrases'>(answers)
    const rows = withoutParts(phrases.rows).slice(0, context.limit)
    const spread = phrases.rows.map(({ count, expected, variance }) => ({ count, expected, variance }))
    const list = shareList({ ...phrases, rows }, context, { family: PHRASES, spread })
    const inputs: Inputs = { method: 'phrases', lists: [list] }
    return { ...baseOf(phrases), rows: recompute(inputs), inputs }
  },

  shares_of_posts(answers, { names_authors }) {
    const { n, known, squares, rows: counted } = first<'terms'>(answers)
    const inputs: Inputs = {
      method: 'shares_of_posts',
      known,
      ...(!names_authors && { squares: squares! }),
      rows: counted.map(({ value, count, by_author }) => ({
        value,
        count,
        ...(!names_authors && { by_author: by_author! }),
      })),
    }
    return { rows: recompute(inputs), n, known, inputs }
  },

  pairs: (answers, context, { base }) => pairsAs('pairs', answers, { unit: base, ...context }),
  topic_clusters: (answers, context, { base }) => pairsAs('topic_clusters', answers, { unit: base, ...context }),

  liked(answers, context) {
    const [posts, spread] = answers as [PrimitiveAnswers['liked'], PrimitiveAnswers['spread']?]
    const own = { ...posts, rows: posts.rows.map((row) => ({ ...row, value: row.id })) }
    const inputs: Inputs = { method: 'liked', ...shareList(own, context, { spread: spread?.rows }) }
    const cards = new Map(posts.rows.map(({ expected, variance, ...card }) => [card.id, card]))
    const rows = (recompute(inputs) as { value: string }[]).map(({ value, ...scores }) => ({
      ...cards.get(value)!,
      ...scores,
    }))
    return { ...baseOf(posts), rows, inputs }
  },

  top_accounts: (answers, context) => followedAs('top_accounts', answers, context),
  similar_accounts: (answers, context) => followedAs('similar_accounts', answers, context),

  accounts: (answers) => listed(first<'accounts'>(answers)),
  sample: (answers) => listed(first<'accounts'>(answers)),
  posts: (answers) => listed(first<'posts'>(answers)),

  profile(answers) {
    const { rows } = first<'profile'>(answers)
    return { rows, n: rows.length, known: rows.length }
  },

  growth(answers) {
    const { n, rows } = first<'growth'>(answers)
    const days = rows.map(({ day, gained, lost, followers }) => ({ day, gained, lost, net: gained - lost, followers }))
    return { rows: days, n, known: n }
  },

  volume(answers, { window }) {
    const { n, rows } = first<'series'>(answers)
    const days = everyDay(rows, window).map(({ at, posts, likes }) => ({ day: at, posts, likes }))
    return { rows: days, n, known: n }
  },

  sentiment(answers, { window, names_authors }) {
    const { n, rows } = first<'series'>(answers)
    const days = everyDay(rows, window)
    const inputs: Inputs = {
      method: 'sentiment',
      rows: days.map(({ at, posts, negative, neutral, positive, by_author }) => ({
        at,
        posts,
        negative,
        neutral,
        positive,
        ...(!names_authors && by_author && { by_author: by_author.moods }),
      })),
    }
    const known = rows.reduce((sum, { negative, neutral, positive }) => sum + negative + neutral + positive, 0)
    const [all] = (answers[1] as PrimitiveAnswers['series']).rows
    const [negative, positive] = [all?.negative ?? 0, all?.positive ?? 0]
    const net_interval = netIntervalBy(negative, positive, known, names_authors ? undefined : all?.by_author?.moods)
    return { rows: recompute(inputs), n, known, inputs, net_interval }
  },

  share_of_voice(answers, { names_authors }) {
    const { n, squares, rows } = first<'shares'>(answers)
    const inputs: Inputs = {
      method: 'share_of_voice',
      known: n,
      ...(!names_authors && { squares }),
      rows: rows.map(({ name, posts, by_author }) => ({ name, posts, ...(!names_authors && { by_author }) })),
    }
    const voices = rows.map(({ by_author: _, ...voice }) => voice)
    return { rows: joined(voices, inputs), n, known: n, inputs }
  },

  activity(answers, { names_authors }) {
    const { n: all, squares, rows } = first<'series'>(answers)
    const people = answers[1] as PrimitiveAnswers['size'] | undefined
    // When a handful of people write would tell of each of them.
    const n = people && isFew(people.accounts) ? 0 : all
    const hours = n > 0 ? everyHour(rows) : []
    const inputs: Inputs = names_authors
      ? { method: 'activity', known: n, rows: hours.map(({ hour, posts }) => ({ hour, posts })) }
      : { method: 'activity', known: n, squares: n > 0 ? squares! : 0, rows: hours }
    return { rows: recompute(inputs), n, known: n, inputs }
  },

  overlap(answers) {
    const { sizes, rows: combinations } = first<'overlap'>(answers)
    const known = combinations.reduce((sum, { count }) => sum + count, 0)
    const rows = combinations
      .filter(({ count }) => count >= LEAST_PEOPLE)
      .map(({ in: audiences, count }) => ({ audiences, count }))
    const inputs: Inputs = { method: 'overlap', sizes, known, rows }
    return { rows: recompute(inputs), n: known, known, inputs }
  },
}

export function describe(
  section: Section,
  answers: Given,
  context: MethodContext,
): { rows: object[]; base: HonestBase; inputs?: Inputs } {
  const { rows, n, known, compared, inputs, net_interval } = DESCRIBE[section.method](answers, context, section)
  // Beside an audience, a baseline of one person would tell of that person.
  const isOfFew = compared !== undefined && (isFew(compared.baseline_n) || isFew(compared.baseline_known))
  const hidden = section.base === 'people' && section.method !== 'profile' && (isFew(n) || isFew(known) || isOfFew)
  const base: HonestBase = {
    unit: section.base,
    // How few they are says something of them, too.
    n: hidden && isFew(n) ? 0 : n,
    known: hidden ? 0 : known,
    baseline: compared ? context.baseline : null,
    baseline_n: isOfFew ? 0 : (compared?.baseline_n ?? null),
    baseline_known: isOfFew ? 0 : (compared?.baseline_known ?? null),
    comparison: compared ? context.comparison : null,
    mark: section.method === 'profile' ? null : markOf(known),
    hidden,
    ...(net_interval !== undefined && { net_interval }),
  }
  return hidden ? { rows: [], base } : { rows, base, ...(inputs && { inputs }) }
}

const listed = ({ rows, n }: { rows: object[]; n: number }): Described => ({ rows, n, known: n })

const joined = (rows: readonly object[], inputs: Inputs) => {
  const scores = recompute(inputs)
  return rows.map((row, at) => ({ ...row, ...scores[at] }))
}

function baseOf({ n, known, baseline_n, baseline_known }: PrimitiveBase) {
  return { n, known, compared: { baseline_n, baseline_known } }
}

function pairsAs(method: 'pairs' | 'topic_clusters', answers: Given, how: Parameters<typeof pairInputs>[2]): Described {
  const [pairs, ...terms] = answers as [PrimitiveAnswers['pairs'], ...PrimitiveAnswers['terms'][]]
  const inputs: Inputs = { method, ...pairInputs(pairs, terms, how) }
  return { rows: recompute(inputs), n: pairs.n, known: pairs.known, inputs }
}

function followedAs(method: 'top_accounts' | 'similar_accounts', answers: Given, context: MethodContext): Described {
  const [followed, spread] = answers as [PrimitiveAnswers['followed'], PrimitiveAnswers['spread']?]
  const inputs: Inputs & FollowedList = { method, ...followedList(followed, context, spread?.rows) }
  const cards = new Map(followed.rows.map(({ expected, variance, ...card }) => [card.id, card]))
  const rows = (recompute(inputs) as { value: string }[]).map(({ value, ...scores }) => ({
    ...cards.get(value)!,
    ...scores,
  }))
  return { ...baseOf(followed), rows, inputs }
}
