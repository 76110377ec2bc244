import { createClient, WIRE } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { mayAsk, SECTION_GROUPS, type SectionGroup, sectionsIn, TARGETABLE } from '@starling/sections'
import type { Product } from './product.ts'

export type Asked = { first_ms: number; whole_ms: number; sections: number }

export const clientOf = ({ api, pro_client_id }: Product) =>
  createClient(WIRE, { root: api, headers: () => ({ authorization: `Token ${pro_client_id}` }) })
type Client = ReturnType<typeof clientOf>

/** Words of different frequency, so that no two people ask the same. */
export async function questionsFor(client: Client, count: number): Promise<Question[]> {
  const everybody: Question = { query_type: 'builder', who: { all: [] } }
  const sections = [TARGETABLE.hashtags[0], TARGETABLE.keywords[0]]
  const { sections: answered } = await client.explore({ body: { question: everybody, sections } })
  const words = answered.flatMap((one) => ('rows' in one ? one.rows.map(({ value }) => String(value)) : []))
  if (words.length === 0) throw new Error('nobody uses any words')
  const types = ['keyword', 'conversation'] as const
  return Array.from({ length: count }, (_, at) => ({
    query_type: types[at % types.length]!,
    keywords: [[words[at % words.length]!]],
    // A name nobody has: every question is new to the server.
    excluded_keywords: [`nobody${at}x${Date.now()}`],
  }))
}

/** One analysis as the page asks it: what was understood and how many first, then the rest at once. */
export async function analyse(client: Client, question: Question): Promise<Asked> {
  const began = performance.now()
  let sections = 0
  const ask = async (group: SectionGroup) => {
    const wanted = sectionsIn(group).filter((id) => mayAsk(id, question))
    if (wanted.length === 0) return
    const { sections: answered } = await client[group]({ body: { question, sections: wanted } })
    for (const one of answered) {
      if ('error' in one) throw new Error(`${one.section}: ${one.error.detail}`)
      sections++
    }
  }
  await Promise.all([client.analyzeQuestion({ body: { question } }), ask('explorePeople')])
  const first_ms = performance.now() - began
  const groups = SECTION_GROUPS
  await Promise.all(groups.filter((group) => group !== 'explorePeople').map(ask))
  return { first_ms, whole_ms: performance.now() - began, sections }
}

/** `users` people, each with `each` questions one after another, all at once. */
export async function crowd(client: Client, users: number, each: number): Promise<Asked[]> {
  const questions = await questionsFor(client, users * each)
  const people = Array.from({ length: users }, async (_, user) => {
    const asked: Asked[] = []
    for (const question of questions.slice(user * each, (user + 1) * each)) asked.push(await analyse(client, question))
    return asked
  })
  return (await Promise.all(people)).flat()
}
