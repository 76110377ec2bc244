import path from 'node:path'
import { tokensOf } from '@starling/enrich'
import { type Duck, openDuck } from '../prepare/duck.ts'
import { chooseTagged } from './choose-tagged.ts'
import { Evaluator } from './evaluator.ts'
import type { Chosen, Coded, QuestionName } from './questions.ts'
import { randomOf } from './random.ts'

/** Sizes of audiences that the designs were measured with. */
export const WANTED = {
  S: { K1: 61, K2: 1_100, K3: 12_185, K4: 32_003, K5: 707, Q4: 26_823, Q5: 0 },
  L: { K1: 720, K2: 11_290, K3: 119_656, K4: 317_991, K5: 7_194, Q4: 255_482, Q5: 0 },
} satisfies Record<string, Record<QuestionName, number>>
export type Size = keyof typeof WANTED

const SEED = 7
const MONTH = 30
const YEAR = 365
const PAIRS_TRIED = 500
const PAIRS_KEPT = 14
/** Two groups share some of their people. */
const GROUP_SHARE = 0.53
const EXCLUDED_RANK = 50
const FOLLOWED_TRIED = 12

export type Word = { number: number; text: string }

/** Words by rank: all of the commonest, then fewer and fewer. */
async function commonWords(duck: Duck, pattern: string, limit: number): Promise<Word[]> {
  const rows = await duck.rows(
    `select number, token from (select token as number, count(*) as df from postings group by 1) join tokens using (number)
     where regexp_full_match(token, '${pattern}') order by df desc, token limit ${limit}`,
  )
  return rows
    .map(([number, text]) => ({ number: Number(number), text: String(text) }))
    .filter(({ text }) => tokensOf(text).join(' ') === text)
}

const thinned = (words: Word[]): Word[] =>
  words.filter((_, rank) => rank < 24 || (rank < 120 && rank % 4 === 0) || rank % 40 === 0)

type Pair = { words: [Word, Word]; month: number; year: number }
type Target = { month?: number; year?: number }

/** The questions in words of this corpus, with audiences as near as can be to those wanted. */
export async function chooseQuestions(dir: string, size: Size, say: (text: string) => void): Promise<Chosen[]> {
  const duck = await openDuck(path.join(dir, 'tables.duckdb'), true)
  const wanted = WANTED[size]
  const evaluator = await Evaluator.open(duck)
  const until = evaluator.days.at(-1)! + 1
  const month = { since: until - MONTH, until }
  const year = { since: until - YEAR, until }
  const ranked = await commonWords(duck, '[a-z]{2,}', 1_500)
  const pool = thinned(ranked)
  const excluded = ranked[EXCLUDED_RANK]!
  await evaluator.load([...pool, excluded].map(({ number }) => number))
  say(`${ranked.length} words ranked, ${pool.length} in the pool`)

  const random = randomOf(SEED)
  const pairs: Pair[] = []
  while (pairs.length < PAIRS_TRIED) {
    // Squared, so that common words meet often: only they make large audiences.
    const [a, b] = [0, 0].map(() => pool[Math.floor(random() ** 2 * pool.length)]!)
    if (a === b) continue
    const groups = [[a!.number, b!.number]]
    const sizes = [month, year].map((days) => evaluator.size({ groups, excluded: [] }, days))
    pairs.push({ words: [a!, b!], month: sizes[0]!, year: sizes[1]! })
  }

  const sizesOf = (two: Pair[]) => {
    const words = { groups: two.map((pair) => pair.words.map(({ number }) => number)), excluded: [excluded.number] }
    return { month: evaluator.size(words, month), year: evaluator.size(words, year) }
  }
  const nearest = (target: Target): Pair[] => {
    const half = { month: (target.month ?? 0) * GROUP_SHARE, year: (target.year ?? 0) * GROUP_SHARE }
    const near = pairs.toSorted((a, b) => distance(a, half) - distance(b, half)).slice(0, PAIRS_KEPT)
    const twos = near.flatMap((a, at) => near.slice(at + 1).map((b) => [a, b]))
    const sized = twos.map((two) => ({ two, far: distance(sizesOf(two), target) }))
    return sized.sort((a, b) => a.far - b.far)[0]!.two
  }
  const chosen = (name: QuestionName, two: Pair[], days: { since: number; until: number }): Chosen => {
    const coded: Coded = {
      name,
      groups: two.map((pair) => pair.words.map(({ number }) => number)),
      excluded: [excluded.number],
      ...days,
    }
    const members = evaluator.members(evaluator.posts(coded, days))
    return {
      coded,
      groups: two.map((pair) => pair.words.map(({ text }) => text)),
      excluded: [excluded.text],
      size: members.length,
      wanted: wanted[name],
    }
  }

  const rare = nearest({ month: wanted.K1 })
  const common = nearest({ month: wanted.K2, year: wanted.K3 })
  const commonest = nearest({ year: wanted.K4 })
  const questions = [
    chosen('K1', rare, month),
    chosen('K2', common, month),
    chosen('K3', common, year),
    chosen('K4', commonest, year),
  ]
  const tags = thinned(await commonWords(duck, '#[a-z0-9_]+', 400))
  const base = { excluded, days: year, evaluator, random, duck, pool, tags }
  const tagged = await chooseTagged({ ...base, wanted: wanted.K5 })
  const followed = await chooseFollowed(duck, wanted.Q4, month)
  questions.push(tagged, followed)
  const sets = questions.slice(0, 5).map(({ coded }) => coded)
  questions.push({ ...questions[0]!, coded: { ...sets[0]!, name: 'Q5', sets }, size: 0, wanted: 0 })
  duck.close()
  return questions
}

const off = (size: number, wanted: number) => Math.abs(Math.log((size + 1) / (wanted + 1)))

/** How far, in factors; the worst of the wanted sizes counts. */
function distance(size: { month: number; year: number }, { month, year }: Target): number {
  return Math.max(month ? off(size.month, month) : 0, year ? off(size.year, year) : 0)
}

/** Followers of an account that is among the most followed, as near to the wanted number as there is one. */
async function chooseFollowed(duck: Duck, wanted: number, days: { since: number; until: number }): Promise<Chosen> {
  const top = await duck.rows(
    `select names.id, handle, n from names join follows_totals on names.id = value join people on people.id = names.id
     where regexp_full_match(handle, '[a-z_0-9]+') order by n desc, names.id limit ${FOLLOWED_TRIED}`,
  )
  const [id, handle, size] = top.sort((a, b) => off(Number(a[2]), wanted) - off(Number(b[2]), wanted))[0]!
  const coded: Coded = { name: 'Q4', groups: [], excluded: [], ...days, follows: Number(id) }
  return { coded, groups: [], excluded: [], handle: String(handle), size: Number(size), wanted }
}
