import { expect, test } from 'vitest'
import { createErrorReports } from './error-sender.ts'

function reports(...draws: number[]) {
  const sent: { url: string; lines: Record<string, unknown>[] }[] = []
  const waiting: (() => void)[] = []
  const { report } = createErrorReports({
    provider: { url: 'https://errors.example/api/1/envelope/', token: 'public-key' },
    release: '30.7.3',
    site: 'team',
    random: () => draws.shift() ?? 1,
    now: () => 5_000,
    newId: () => '11112222-3333-4444-5555-666677778888',
    after: (ms, run) => {
      if (ms < 90_000) waiting.push(run)
      return () => undefined
    },
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        lines: String(init?.body)
          .split('\n')
          .map((line) => JSON.parse(line)),
      })
      return new Response(null, { status: 200 })
    },
  })
  const flush = async () => {
    while (waiting.length > 0) {
      waiting.shift()!()
      await new Promise((done) => setImmediate(done))
    }
  }
  return { report, sent, flush }
}

test('half of the crashes are reported', async () => {
  const { report, sent, flush } = reports(0, 0.49, 0.5, 0.99)
  for (const id of ['a', 'b', 'c', 'd']) report({ id, error: new Error('x') })
  await flush()
  expect(sent.map(({ lines }) => lines[2])).toMatchObject([{ tags: { crash: 'a' } }, { tags: { crash: 'b' } }])
})

test('a report is an envelope with what happened and where, and nothing of whom', async () => {
  const { report, sent, flush } = reports(0)
  const error = new TypeError('no team for ada@x.example at https://a.example/m/team?next=/x')
  error.stack = 'TypeError: no team for ada@x.example\n    at open (https://a.example/assets/index.js?t=1:1:2)'
  report({ id: 'k3', error })
  await flush()
  expect(sent).toEqual([
    {
      url: 'https://errors.example/api/1/envelope/?sentry_key=public-key&sentry_version=7',
      lines: [
        { event_id: '11112222333344445555666677778888' },
        { type: 'event' },
        {
          event_id: '11112222333344445555666677778888',
          timestamp: 5,
          platform: 'javascript',
          level: 'error',
          release: '30.7.3',
          tags: { site: 'team', crash: 'k3' },
          exception: { values: [{ type: 'TypeError', value: 'no team for [email] at https://a.example/m/team' }] },
          extra: { stack: 'TypeError: no team for [email]\n    at open (https://a.example/assets/index.js)' },
        },
      ],
    },
  ])
})
