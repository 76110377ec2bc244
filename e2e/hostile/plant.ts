import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { importFile, openCorpus } from '@starling/engine'
import { OUTSIDE, PAYLOADS } from './payloads.ts'

/** As many as a section lists: the people of each word show all their payloads at once. */
const AT_ONCE = 50
export const WORDS = ['quillwort', 'spleenwort', 'lousewort'] as const
export const BRANDS = ['payload_brand', 'payload_rival'] as const
export const PLANTED_POST = '1900000000000000000'
const HOUR_MS = 3_600_000
const FIRST_ACCOUNT = 9_000_000_000_000_000_000n
const FIRST_POST = 1_900_000_000_000_000_001n

export const wordOf = (index: number): string => WORDS[Math.floor(index / AT_ONCE)]!
const accountId = (index: number) => String(FIRST_ACCOUNT + BigInt(index))
const brandId = (index: number) => accountId(PAYLOADS.length + index)

function account(id: string, username: string, payload: string, followers_count: number) {
  return {
    id,
    username,
    name: payload,
    description: payload,
    location: payload,
    created_at: '2020-01-01T00:00:00.000Z',
    entities: { url: { urls: [{ expanded_url: payload }] } },
    profile_image_url: `https://${OUTSIDE}/avatar.png`,
    verified: true,
    protected: false,
    public_metrics: { followers_count, following_count: 2, tweet_count: 2, listed_count: 0 },
  }
}

/** A file as X gives it, in which everybody is called, is from, says and links to something hostile. */
function lines(now: Date): object[] {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const people = PAYLOADS.map((payload, index) => account(accountId(index), `payload_${index}`, payload, 1_000 + index))
  const brands = BRANDS.map((name, index) => account(brandId(index), name, PAYLOADS[index]!, people.length))
  const said = PAYLOADS.map((payload, index) => ({
    id: String(FIRST_POST + BigInt(index)),
    author_id: accountId(index),
    text: `${payload} ${wordOf(index)} #${wordOf(index)} #＜svg＞ https://${OUTSIDE}/${index}`,
    created_at: at(12 + (index % AT_ONCE)),
    referenced_tweets: [{ type: 'replied_to', id: PLANTED_POST }],
    public_metrics: { like_count: 10 + index, retweet_count: 1, reply_count: 0, quote_count: 0, impression_count: 99 },
  }))
  const asked = { id: PLANTED_POST, author_id: brandId(0), text: PAYLOADS[0], created_at: at(80) }
  return [
    { data: [asked, ...said], includes: { users: [...people, ...brands] } },
    ...brands.map(({ id }) => ({ data: people, __twarc: { url: `https://api.x.com/2/users/${id}/followers` } })),
  ]
}

/** Into the corpus by the way that any file takes. */
export async function plant(data_dir: string, now: Date): Promise<void> {
  const file = path.join(data_dir, 'hostile.jsonl')
  await writeFile(
    file,
    lines(now)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  )
  const corpus = await openCorpus(path.join(data_dir, 'corpus'), { write: true, what: 'planting payloads' })
  try {
    const { malformed } = await importFile(corpus, file, { fetched_at: now })
    if (Object.keys(malformed.counts).length > 0) throw new Error(`refused: ${JSON.stringify(malformed.counts)}`)
  } finally {
    await corpus.close()
  }
}
