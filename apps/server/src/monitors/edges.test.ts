import type { Question } from '@starling/question'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { layOut } from '../floor/index.ts'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const LATTE: Question = { query_type: 'conversation', keywords: [['latte']] }
const WRONG = 'A'.repeat(44)
const HOUR_MS = 60 * 60_000

test('nobody tries codes that stop mails without end, and a right one works all the same', async () => {
  const admin = await world.as('admin@meridian.example')
  const { audience_creator_query_id } = await admin.analyzeQuestion({ body: { question: LATTE } })
  const { id } = await admin.createExploreSearch({
    body: {
      ...{ body: LATTE, query_type: 'conversation_analysis', audience_creator_query_id },
      ...{ email: 'admin@meridian.example', name: 'Latte' },
    },
  })
  const monitor = await admin.createMonitor({ body: { search: id } })
  const stranger = world.browser()
  const tried = () =>
    stranger.stopMonitorMails({ body: { code: WRONG } }).then(
      () => 200,
      (error) => error.status,
    )
  const answers: number[] = []
  for (let n = 0; n < 40; n++) answers.push(await tried())
  expect(answers).toEqual(answers.map((_, n) => (n < 30 ? 404 : 429)))
  const code = world.product.secrets.seal('monitor mails', monitor.id)
  expect(await stranger.stopMonitorMails({ body: { code } })).toEqual({ name: 'Latte' })
  world.clock.advance(HOUR_MS)
  expect(await tried()).toBe(404)
})

test('a mail program stops the mails with one click, as RFC 8058 has it', async () => {
  const admin = await world.as('admin@meridian.example')
  const [monitor] = await admin.listMonitors()
  const code = world.product.secrets.seal('monitor mails', monitor!.id)
  const words = { subject: 'a', lines: ['b', 'c'], action: 'd' }
  const { headers: sent } = layOut({ ...words, stop: { words: 'e', origin: 'http://localhost:4000', code } }, 'f', 'en')
  expect(sent!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = /^<http:\/\/localhost:4000(\/.+)>$/.exec(sent!['List-Unsubscribe'])![1]!
  const send = (type: string, payload: string, url = address) =>
    world.product.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost:4000', 'content-type': type },
      payload,
    })
  const FORM = 'application/x-www-form-urlencoded'
  const PARTS = 'multipart/form-data; boundary=part'
  const parts = '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n'
  for (const [type, payload] of [
    [FORM, 'List-Unsubscribe=One-Click'],
    [PARTS, parts],
  ] as const) {
    await admin.changeMonitor({ path: { pk: monitor!.id }, body: { mails: true } })
    expect((await send(type, payload)).statusCode, type).toBe(204)
    expect(await admin.listMonitors()).toMatchObject([{ mails: false }])
  }
  expect((await send(FORM, 'List-Unsubscribe=Maybe')).statusCode).toBe(400)
  expect((await send(FORM, '')).statusCode).toBe(400)
  expect((await send(PARTS, 'no parts')).statusCode).toBe(400)
  const wrong = address.replace(code, WRONG)
  expect((await send(FORM, 'List-Unsubscribe=One-Click', wrong)).statusCode).toBe(404)
  // No other call reads a form: a page elsewhere could send one without being asked.
  expect((await send(FORM, `code=${code}`, '/api/starling/monitors/stop-mails/')).statusCode).toBe(415)
  // A person who follows the address comes to the page that asks.
  const { statusCode, headers } = await world.product.app.inject({
    url: address,
    headers: { host: 'localhost:4000', accept: 'text/html' },
  })
  expect([statusCode, headers.location]).toEqual([303, `/monitor-emails#code=${code}`])
})
