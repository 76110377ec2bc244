import { createClient, WIRE } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { TARGETABLE } from '@starling/sections'
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

/** One analysis as the page asks it. `first_ms`: until its first section. */
export async function analyse(client: Client, question: Question): Promise<Asked> {
  const began = performance.now()
  let first_ms = 0
  let sections = 0
  for await (const piece of client.exploreSections({ body: { question } })) {
    if ('error' in piece) throw new Error(`${piece.section}: ${piece.error.detail}`)
    if (piece.event === 'section' && sections++ === 0) first_ms = performance.now() - began
  }
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
