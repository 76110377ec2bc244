import { expect, test } from 'vitest'
import { continueSession, createAnalytics, isActive, trimProperties, type Visit } from './analytics.ts'

test.each([
  { provider: null, production: true, active: false },
  { provider: { token: '' }, production: true, active: false },
  { provider: { token: 't' }, production: false, active: false },
  { provider: { token: 't' }, production: true, active: true },
])('$provider, production $production: $active', ({ provider, production, active }) => {
  expect(isActive(provider, production)).toBe(active)
})

test('properties are cut at 255 characters and name nobody', () => {
  expect(
    trimProperties({
      long: 'x y '.repeat(100),
      who: 'ada@x.example',
      at: '/login?next=/x',
      count: 7,
      on: true,
      none: null,
    }),
  ).toEqual({ long: 'x y '.repeat(100).slice(0, 255), who: '[email]', at: '/login', count: 7, on: true, none: null })
})

const MINUTE = 60_000
test.each([
  { last: null, now: 0, id: 'new' },
  { last: { id: 'old', seen_at_ms: 0 }, now: 30 * MINUTE - 1, id: 'old' },
  { last: { id: 'old', seen_at_ms: 0 }, now: 30 * MINUTE, id: 'new' },
])('$last goes on at $now: $id', ({ last, now, id }) => {
  expect(continueSession(last, now, () => 'new')).toEqual({ id, seen_at_ms: now })
})

test('an event carries the browser, the session and the time, and cannot speak for another', async () => {
  let session: Visit | null = null
  let now = 1_000
  let ids = 0
  let flush = () => {}
  const sent = Promise.withResolvers<Parameters<typeof fetch>>()
  const { track } = createAnalytics({
    provider: { url: 'https://a.example/track', token: 'project' },
    memory: {
      distinctId: () => 'browser-1',
      lastSession: () => session,
      keepSession: (next) => {
        session = next
      },
    },
    newId: () => `id${++ids}`,
    now: () => now,
    after: (ms, run) => {
      if (ms === 5000) flush = run
      return () => undefined
    },
    fetch: async (...request) => {
      sent.resolve(request)
      return new Response(null, { status: 200 })
    },
  })
  track('page_view', { route: '/:teamId/team', distinct_id: 'someone else', token: 'stolen' })
  now += 31 * MINUTE
  track('page_view')
  flush()
  const [url, init] = await sent.promise
  expect(url).toBe('https://a.example/track')
  expect(JSON.parse(String(init?.body))).toEqual([
    {
      event: 'page_view',
      properties: {
        route: '/:teamId/team',
        token: 'project',
        time: 1_000,
        distinct_id: 'browser-1',
        session_id: 'id1',
        $insert_id: 'id2',
      },
    },
    {
      event: 'page_view',
      properties: {
        token: 'project',
        time: 1_000 + 31 * MINUTE,
        distinct_id: 'browser-1',
        session_id: 'id3',
        $insert_id: 'id4',
      },
    },
  ])
})
