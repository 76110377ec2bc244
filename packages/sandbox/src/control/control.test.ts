import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox()
})
afterEach(() => world.send('DELETE', '/control/faults'))
afterAll(() => world.end())

const fault = (json: object) => world.send('POST', '/control/faults', { json })
const me = () => world.signed('GET', '/2/users/me')

test('a fault strikes as often as it was told, after as many good calls', async () => {
  expect((await fault({ path: '/2/users/*', status: 503, count: 2, after: 1, retry_after_s: 7 })).status).toBe(201)
  const heard = [await me(), await me(), await me(), await me()]
  expect(heard.map(({ status }) => status)).toEqual([200, 503, 503, 200])
  expect(heard[1]!.headers.get('retry-after')).toBe('7')
  expect(heard[1]!.body).toMatchObject({ title: 'Service Unavailable', status: 503 })
})

test.each([
  ['/2/users/me', { title: 'Too Many Requests', status: 429 }],
  ['/12/accounts', { errors: [{ code: 'TOO_MANY_REQUESTS' }] }],
  ['/v1/customers', { error: { type: 'rate_limit_error' } }],
])('a 429 on %s is said in the words of its service', async (path, body) => {
  await fault({ path, status: 429 })
  const answer = await world.send('GET', path)
  expect([answer.status, answer.body]).toMatchObject([429, body])
  expect(Number(answer.headers.get('x-rate-limit-reset'))).toBeGreaterThan(Date.now() / 1000 - 1)
})

test('cut, garbage and slow are what they say', async () => {
  await fault({ path: '/2/*', kind: 'cut' })
  await expect(me()).rejects.toThrow()
  await fault({ path: '/2/*', kind: 'garbage' })
  await expect(me()).rejects.toThrow('JSON')
  await fault({ path: '/2/*', kind: 'slow', delay_ms: 150 })
  const started = performance.now()
  expect((await me()).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(140)
})

test('who is held up by a slow one goes on when it is removed', async () => {
  await fault({ path: '/2/*', kind: 'slow', delay_ms: 60_000, count: 3 })
  const held = [me(), me()]
  const meanwhile = world.send('GET', '/control/faults').then(() => 'meanwhile')
  expect(await Promise.race([...held, meanwhile])).toBe('meanwhile')
  await world.send('DELETE', '/control/faults')
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200])
})

test('with a lost answer what was asked for has happened, with a cut one it has not', async () => {
  const write = (text: string) => world.signed('POST', '/2/tweets', { json: { text } })
  const network = await world.sandbox.world.network()
  const count = network.database.prepare('SELECT count(*) AS n FROM posts WHERE text = ?')
  await fault({ path: '/2/tweets', kind: 'lost' })
  await expect(write('lost on the way back')).rejects.toThrow()
  await fault({ path: '/2/tweets', kind: 'cut' })
  await expect(write('cut on the way there')).rejects.toThrow()
  expect([count.get('lost on the way back'), count.get('cut on the way there')]).toEqual([{ n: 1 }, { n: 0 }])
})

test('a fault for one method leaves the others, and one for always stays through a restart until it is removed', async () => {
  await fault({ path: '/2/*', method: 'post', count: 'always', status: 500 })
  await world.restart()
  expect((await me()).status).toBe(200)
  for (let time = 0; time < 2; time++)
    expect((await world.signed('POST', '/2/tweets', { json: { text: 'x' } })).status).toBe(500)
  const { faults } = (await world.send('GET', '/control/faults')).body as unknown as { faults: { id: string }[] }
  expect((await world.send('GET', '/control')).text).toContain('500 on /2/*')
  expect((await world.send('DELETE', `/control/faults/${faults[0]!.id}`)).status).toBe(204)
  expect((await world.send('DELETE', `/control/faults/${faults[0]!.id}`)).status).toBe(404)
  expect((await world.signed('POST', '/2/tweets', { json: { text: 'x' } })).status).toBe(201)
})

test.each([
  {},
  { path: 'x' },
  { path: '/2/*', kind: 'explode' },
  { path: '/2/*', status: 200 },
  { path: '/2/*', count: 0 },
  { path: '/2/*', count: 'some' },
  { path: '/2/*', delay_ms: -1 },
])('the fault %j is refused', async (json) => {
  expect((await fault(json)).status).toBe(400)
  expect((await world.send('GET', '/control/faults')).body.faults).toEqual([])
})

test('the control room itself never fails on purpose', async () => {
  await fault({ path: '/*', count: 'always' })
  expect((await world.send('GET', '/control/clock')).status).toBe(200)
  expect((await world.send('GET', '/livez')).status).toBe(200)
})

test('the clock moves forward only, for everything, and shows in what is written', async () => {
  const before = world.sandbox.world.clock.now()
  const { body } = await world.send('POST', '/control/clock', { form: { advance_seconds: '86400' } })
  expect(Date.parse(String(body.now)) - before.getTime()).toBeGreaterThanOrEqual(86_400_000)
  const made = await world.signed('POST', '/2/tweets', { json: { text: 'from tomorrow' } })
  const { id } = made.body.data as { id: string }
  const read = await world.signed('GET', `/2/tweets/${id}`, { query: { 'tweet.fields': 'created_at' } })
  const { created_at } = read.body.data as { created_at: string }
  expect(Date.parse(created_at) - Date.now()).toBeGreaterThan(86_000_000)
  for (const json of [
    { advance_seconds: -1 },
    { advance_seconds: 'soon' },
    {},
    { now: '2020-01-01T00:00:00Z' },
    { advance_seconds: 4e7 },
  ])
    expect((await world.send('POST', '/control/clock', { json })).status).toBe(400)
})

test('the network goes on with the clock: nobody finds the last week empty', async () => {
  const before = await world.bearer('GET', '/2/tweets/counts/recent', { query: { query: 'a', granularity: 'day' } })
  await world.send('POST', '/control/clock', { json: { advance_seconds: 20 * 86_400 } })
  const after = await world.bearer('GET', '/2/tweets/counts/recent', { query: { query: 'a', granularity: 'day' } })
  const total = ({ body }: typeof after) => (body.meta as { total_tweet_count: number }).total_tweet_count
  expect(total(before)).toBeGreaterThan(5)
  expect(total(after)).toBeGreaterThan(5)
})

test('credentials are complete and work', async () => {
  const { body } = await world.send('GET', '/control/credentials')
  expect(body).toMatchObject({ ...world.credentials, base_url: world.sandbox.url })
  expect(world.credentials.users.length).toBeGreaterThan(3)
})

test.each([{ limit_multiplier: 0 }, { limit_multiplier: 'x' }, { access_level: 'root' }])(
  'the setting %j is refused',
  async (json) => {
    expect((await world.send('POST', '/control/settings', { json })).status).toBe(400)
  },
)

test('a post that the control room deletes is gone from the network', async () => {
  const [post] = world.network.posts('reply_to_id IS NULL', [], { limit: 1 }).items
  expect((await world.send('DELETE', `/control/posts/${post!.id}`)).status).toBe(204)
  expect((await world.bearer('GET', `/2/tweets/${post!.id}`)).body.errors).toMatchObject([{ title: 'Not Found Error' }])
  for (const id of [post!.id, 'x', '99999999999999999999'])
    expect((await world.send('DELETE', `/control/posts/${id}`)).status).toBe(404)
})
