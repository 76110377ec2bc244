import { Answering, type AskOptions, type Backend } from '@starling/engine'
import { type Question, type Scope, scopeOf } from '@starling/question'
import { mayAsk, type Primitive, SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'

export type QuestionName = 'K1' | 'K2' | 'K3' | 'K4' | 'K5' | 'Q4' | 'Q5'
export const QUESTION_NAMES: QuestionName[] = ['K1', 'K2', 'K3', 'K4', 'K5', 'Q4', 'Q5']
/** Those that ask for everything: what ratios are averaged over. */
export const FULL: QuestionName[] = ['K1', 'K2', 'K3', 'K4', 'K5', 'Q4']

/** A question in the numbers of the peers' tables; days are whole, since 1970. */
export type Coded = {
  name: QuestionName
  groups: number[][]
  excluded: number[]
  bio?: number
  countries?: number[]
  since: number
  until: number
  follows?: number
  /** The five audiences of Q5. */
  sets?: Coded[]
}

/** The same question in words. */
export type Chosen = {
  coded: Coded
  groups: string[][]
  excluded: string[]
  bio?: string
  countries?: string[]
  handle?: string
  size: number
  wanted: number
}

/** One thing that the product asks its engine: about whom and what, compared with whom. */
export type Asked = { scope: Scope; primitives: readonly Primitive[]; options: AskOptions }

const DAY = 86_400

/**
 * The question as a person would put it. Each `turn` is another question with the same answer, so that no answer is one
 * that was kept: the window ends later, after the last post, a word or a name that nobody has is left out, or the handle
 * is written another way.
 */
export function questionOf(chosen: Chosen, turn: number): Question {
  const { groups, excluded, coded, handle, bio, countries } = chosen
  const window = { since: coded.since * DAY, until: coded.until * DAY + (turn % DAY) }
  if (handle !== undefined) return { query_type: 'handle', handle: writtenAnew(handle, turn), window }
  if (bio === undefined) {
    return { query_type: 'keyword', keywords: groups, excluded_keywords: [...excluded, `nobody${turn}`], window }
  }
  const nobody = { not: { handles: [`nobody_${turn}`] } }
  const who = { all: [{ any: [{ posted: { groups, excluded } }, { bio: { groups: [[bio]] } }] }, nobody] }
  return { query_type: 'builder', who, window, ...(countries && { countries }) }
}

/** Handles are the same whatever the case of their letters. */
const writtenAnew = (handle: string, turn: number): string =>
  [...handle].map((letter, at) => (Math.floor(turn / 2 ** at) % 2 === 1 ? letter.toUpperCase() : letter)).join('')

/** All sections of a question of its kind, as its page shows them; of Q5 how its audiences overlap. */
export function sectionsOf({ coded }: Chosen, question: Question): SectionId[] {
  if (coded.sets) return ['overlap']
  return SECTION_IDS.filter((id) => mayAsk(id, question) && !sectionOf(id).with_others)
}

export const othersOf = ({ coded }: Chosen, all: Chosen[], turn: number): Question[] =>
  coded.sets
    ? all
        .filter((one) => one.coded.name.startsWith('K'))
        .slice(1)
        .map((one) => questionOf(one, turn))
    : []

/** Moments are told in the question: the clock of the bench stands still. */
export const NOW = Date.UTC(2026, 6, 1) / 1000

/** What the product's own code asks its engine to answer all these sections. */
export async function asksOf(chosen: Chosen, all: Chosen[], turn: number): Promise<Asked[]> {
  const question = questionOf(chosen, turn)
  const asks: Asked[] = []
  const listening = {
    ask: async (scope: Scope, primitives: readonly Primitive[], options: AskOptions = {}) => {
      asks.push({ scope, primitives, options })
      throw new Error('only listening')
    },
    state: async () => ({ ...NOTHING }),
    close: async () => {},
  } as unknown as Backend
  const sections = new Answering(listening, () => NOW).sections(sectionsOf(chosen, question), question, {
    others: othersOf(chosen, all, turn),
  })
  for await (const _ of sections);
  return asks
}

export const NOTHING = {
  ...{ as_of: null, sources: [], whole_since: null, accounts: 0, posts: 0, follows: 0, memory_bytes: 0 },
}

export const mainScope = (chosen: Chosen, turn: number): Scope => scopeOf(questionOf(chosen, turn), NOW)
