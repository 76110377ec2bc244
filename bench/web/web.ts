import { loadavg } from 'node:os'
import type { Question } from '@starling/question'
import { median, percentile } from '../measure/medians.ts'
import { launch, type Scores, score, watch } from './browser.ts'
import { type OnPhone, type PhoneScore, scoreOnPhone, watchOnPhone } from './phone.ts'
import { startProduct } from './product.ts'
import { analyse, clientOf, crowd, questionsFor } from './users.ts'

export type WebResult = {
  load: number
  /** Of one person, on the wire. */
  one_user: Timed
  /** Of one person, in Chromium. */
  in_page: Timed & { end_ms: number }
  twenty_users: Timed
  lighthouse: Scores
  /** On a phone that is slowed down as Lighthouse does it. */
  on_phone: Timed & { blocking_ms: number }
  phone_scores: PhoneScore[]
}
type Timed = { analyses: number; first_ms: number; whole_ms: number; whole_p95_ms: number }

const ALONE = 10
const ON_PHONE = 5
const USERS = 20
const EACH = 3

/** What a person waits for, on the default network. */
export async function benchWeb(data_dir: string, say: (text: string) => void): Promise<WebResult> {
  const product = await startProduct(data_dir, say)
  const client = clientOf(product)
  const browser = await launch()
  try {
    await crowd(client, 2, 2)
    const load = loadavg()[0]!
    const alone = []
    for (const question of await questionsFor(client, ALONE)) alone.push(await analyse(client, question))
    const seen = []
    const opened = `${product.pro}/explore/keyword`
    const questions = await questionsFor(client, ALONE)
    for (const question of questions) seen.push(await watch(browser, opened, addressOf(question)))
    const together = await crowd(client, USERS, EACH)
    const lighthouse = await score(`${product.pro}${addressOf(questions[0]!)}`)
    const phone: OnPhone[] = []
    for (const question of await questionsFor(client, ON_PHONE))
      phone.push(await watchOnPhone(browser, opened, addressOf(question)))
    const phone_scores = await scoreOnPhone(product, addressOf(questions[0]!))
    const on_phone = { ...timed(phone), blocking_ms: Math.round(median(phone.map(({ blocking_ms }) => blocking_ms))) }
    const in_page = { ...timed(seen), end_ms: Math.round(median(seen.map(({ end_ms }) => end_ms))) }
    return { load, one_user: timed(alone), in_page, twenty_users: timed(together), lighthouse, on_phone, phone_scores }
  } finally {
    await browser.close()
    await product.stop()
  }
}

function addressOf(question: Question): string {
  if (!('keywords' in question)) throw new Error('only words are asked about here')
  const { query_type, keywords, excluded_keywords = [] } = question
  const search = new URLSearchParams({ keywords: keywords[0]![0]!, excluded: excluded_keywords.join(',') })
  return `/explore/${query_type}?${search}`
}

const timed = (asked: { first_ms: number; whole_ms: number }[]): Timed => ({
  analyses: asked.length,
  first_ms: Math.round(median(asked.map(({ first_ms }) => first_ms))),
  whole_ms: Math.round(median(asked.map(({ whole_ms }) => whole_ms))),
  whole_p95_ms: Math.round(
    percentile(
      asked.map(({ whole_ms }) => whole_ms),
      0.95,
    ),
  ),
})
