import type { Client } from '@starling/contract/browser'
import { type World, worldWithNetwork } from '@starling/world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

vi.setConfig({ hookTimeout: 120_000 })
let world: World
let member: Client
let handle: string
let word: string
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('admin@meridian.example')
  const [accounts, terms] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 1 },
    { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 1 },
  ])
  handle = accounts.rows[0]!.handle
  word = terms.rows[0]!.value
})
afterAll(() => world.stop())

const ask = (url: string, headers: Record<string, string> = {}) =>
  world.product.app.inject({ url, headers: { host: 'pro.localhost:4000', ...headers } })
const everyone = () => ({ query_type: 'handle' as const, handle })

/** Every address of a picture, however deep. */
function picturesIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) => (key === 'avatar_url' ? [value] : picturesIn(value)))
}

const CARRIERS: [name: string, () => Promise<unknown>][] = [
  ['a question', () => member.analyzeQuestion({ body: { question: everyone() } })],
  ['sections', () => member.explore({ body: { question: everyone() } })],
  ['posts', () => member.explore({ body: { question: everyone(), sections: ['posts'] } })],
  ['people behind a bar', () => member.listPeopleBehind({ body: { question: everyone(), who: { all: [] } } })],
  ['posts behind a bar', () => member.listPostsBehind({ body: { question: everyone() } })],
  ['a timeline', () => member.getTimeline({ query: { handle } })],
  ['names found', () => member.searchSocials({ query: { q: handle.slice(0, 3) } })],
  ['competitors', () => member.suggestCompetitors({ body: { handle } })],
  ['topics of an account', () => member.listAccountTopics({ body: { handle } })],
  ['leading accounts', () => member.listTopicAccounts({ body: { keywords: [word] } })],
  ['creators', () => member.exploreCreators({ body: {} })],
  ['communities', () => member.findCommunities({ body: { keywords: [] } })],
]

describe.each(CARRIERS)('%s', (_, carried) => {
  test('carries pictures, all at our own address', async () => {
    const answer = await carried()
    const found = picturesIn(answer)
    expect(found.length).toBeGreaterThan(0)
    for (const address of found) expect(address).toMatch(/^\/api\/external\/image-downloader\/.*&signature=[\w-]{22}$/)
    expect(JSON.stringify(answer)).not.toContain('"/media/')
  })
})

describe('a picture', () => {
  let address: string
  beforeAll(async () => {
    address = (await member.analyzeQuestion({ body: { question: everyone() } })).account!.avatar_url!
  })

  test('is shown to a browser that sends nothing but its address, and kept by it', async () => {
    const answer = await ask(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=604800, immutable',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.rawPayload.length).toBeLessThan(10_000)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(128)
  })

  test('has the same address for everybody', async () => {
    const stranger = world.browser('pro.localhost:4000')
    expect((await stranger.analyzeQuestion({ body: { question: everyone() } })).account?.avatar_url).toBe(address)
  })

  test.each([
    ['without a signature', (one: URL) => one.searchParams.delete('signature'), 400],
    ['with another', (one: URL) => one.searchParams.set('signature', 'A'.repeat(22)), 400],
    ['with no signature in it', (one: URL) => one.searchParams.set('signature', '<script>'), 400],
    ['of another host', (one: URL) => one.searchParams.set('url', 'https://pbs.twimg.com/a.png'), 400],
    ['of another account', (one: URL) => one.searchParams.set('url', '/media/avatars/12.png'), 400],
    ['twice', (one: URL) => one.searchParams.append('url', 'https://pbs.twimg.com/a.png'), 400],
    ['with something more', (one: URL) => one.searchParams.set('next', 'https://evil.example'), 400],
  ])('%s is refused, and to a stranger not even explained', async (_, change, status) => {
    const changed = new URL(address, 'http://pro.localhost:4000')
    change(changed)
    const url = changed.pathname + changed.search
    const pro = { authorization: `Token ${world.product.secrets.pro_client_id}` }
    const answer = await ask(url, pro)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('json')
    const isMore = changed.searchParams.has('next')
    expect((await ask(url)).statusCode).toBe(isMore ? 400 : 403)
  })
})
