import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from './sandbox.ts'

let data_dir: string
let sandbox: Sandbox

const start = () => startSandbox({ port: 0, smtp_port: 0, data_dir, clock: () => new Date('2026-03-01T09:00:00.000Z') })

beforeEach(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  sandbox = await start()
})

afterEach(async () => {
  await sandbox.stop()
  await rm(data_dir, { recursive: true, force: true })
})

/** Speaks SMTP by hand and gives the answer to each command. */
async function speak(...commands: string[]): Promise<string[]> {
  const socket = connect(sandbox.smtp_port, '127.0.0.1')
  const answers = createInterface(socket)[Symbol.asyncIterator]()
  const answer = async () => {
    for (;;) {
      const { value = '' } = await answers.next()
      if (!/^\d{3}-/.test(value)) return value
    }
  }
  const heard = [await answer()]
  for (const command of commands) {
    socket.write(`${command}\r\n`)
    heard.push(await answer())
  }
  socket.destroy()
  return heard
}

const mail = (raw: string, to = 'ann@meridian.example') =>
  speak('EHLO test', 'MAIL FROM:<a@starling.example>', `RCPT TO:<${to}>`, 'DATA', `${raw}\r\n.`)

const page = async (path: string) => (await fetch(sandbox.url + path)).text()

const JAPANESE = [
  'From: Starling <a@starling.example>',
  'To: ann@meridian.example',
  `Subject: =?UTF-8?B?${Buffer.from('サインインコード').toString('base64')}?=`,
  'Content-Type: text/plain; charset=iso-2022-jp',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('\x1b$B%3!<%I\x1b(B: K7M2QX', 'latin1').toString('base64'),
].join('\r\n')

test('a mail by SMTP is read over HTTP, and again after a restart', async () => {
  expect((await mail(JAPANESE)).at(-1)).toMatch(/^250 /)
  const { messages } = await (await fetch(`${sandbox.url}/mail/messages`)).json()
  expect(messages).toEqual([
    {
      id: expect.any(String),
      from: 'Starling <a@starling.example>',
      to: ['ann@meridian.example'],
      subject: 'サインインコード',
      text: 'コード: K7M2QX',
      html: '',
      received_at: '2026-03-01T09:00:00.000Z',
      message_id: '',
    },
  ])
  await sandbox.stop()
  sandbox = await start()
  const one = await fetch(`${sandbox.url}/mail/messages/${messages[0].id}`)
  expect(await one.json()).toEqual(messages[0])
})

test('needs no sign-in, tolerates one, and offers no encryption', async () => {
  const credentials = Buffer.from('\0someone\0secret').toString('base64')
  const heard = await speak('EHLO test', `AUTH PLAIN ${credentials}`, 'STARTTLS')
  expect(heard.map((line) => line.slice(0, 3))).toEqual(['220', '250', '235', '500'])
})

test('refuses a mail of more than 10 MB and goes on', async () => {
  const line = `${'x'.repeat(998)}\r\n`
  expect((await mail(`Subject: big\r\n\r\n${line.repeat(10_600)}`)).at(-1)).toMatch(/^552 /)
  expect((await mail(JAPANESE)).at(-1)).toMatch(/^250 /)
  expect(sandbox.mailbox.messages()).toHaveLength(1)
})

test.each([
  ['?to=ANN@meridian.example', 200, 1],
  ['?to=nn@meridian.example', 200, 0],
  ['?since=2026-03-01T09:00:00Z&limit=5', 200, 1],
  ['?since=2026-03-01T09:00:01Z', 200, 0],
  ['?since=yesterday', 400, undefined],
  ['?limit=0', 400, undefined],
  ['?limit=many', 400, undefined],
])('messages%s answers %i', async (query, status, count) => {
  await mail(JAPANESE)
  const answer = await fetch(`${sandbox.url}/mail/messages${query}`)
  expect(answer.status).toBe(status)
  expect((await answer.json()).messages?.length).toBe(count)
})

test('an unknown message is 404, and all can be deleted', async () => {
  expect((await fetch(`${sandbox.url}/mail/messages/none`)).status).toBe(404)
  await mail(JAPANESE)
  expect((await fetch(`${sandbox.url}/mail/messages`, { method: 'DELETE' })).status).toBe(204)
  expect(sandbox.mailbox.messages()).toEqual([])
})

test('the page shows what a mail says and runs nothing of it', async () => {
  const attack = '<img src=x onerror=alert(1)>"\'</title>'
  await mail(
    `From: "${attack.replaceAll('"', '')}" <a@b.example>\r\nSubject: ${attack}\r\n\r\n${attack} javascript:alert(1)`,
  )
  await mail(`Subject: only html\r\nContent-Type: text/html\r\n\r\n<b>Bold</b><script>alert(1)</script>${attack}`)
  for (const { id } of sandbox.mailbox.messages()) {
    const shown = await page(`/mail?message=${id}&filter=${encodeURIComponent(attack)}`)
    expect(shown).not.toMatch(/<img|<b>|javascript:alert\(1\)"|<script>/)
    expect(shown).toContain(id)
  }
  expect(await page('/mail')).toContain('Bold')

  const answer = await fetch(`${sandbox.url}/mail`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(await answer.text()).toContain(`<script nonce="${nonce?.replace(/[&<>"']/g, '')}">`)
})

test('the page shows the sign-in code large, makes links, and filters by address', async () => {
  await mail(JAPANESE)
  await mail('Subject: Invitation\r\n\r\nOpen http://localhost:4000/invite?a=1&b=2 to join.', 'bob@halcyon.example')
  expect(await page('/mail?filter=meridian')).toContain('<strong>K7M2QX</strong>')
  expect(await page('/mail?filter=meridian')).not.toContain('Invitation')
  expect(await page('/mail')).toContain('href="http://localhost:4000/invite?a=1&#38;b=2"')
  expect(await page('/mail?filter=nobody')).toContain('No message to “nobody”')
  expect(await page('/mail?message=gone')).toContain('no longer here')
})

test('says what is here and that it lives', async () => {
  expect(await page('/')).toContain('href="/mail"')
  expect(await page('/')).toContain('href="/control"')
  expect(await (await fetch(`${sandbox.url}/livez`)).json()).toEqual({ status: 'ok' })
})

test.each([
  ['127.0.0.1', 200],
  ['sandbox.localhost:4100', 200],
  ['api.x.com', 200],
  ['evil.example', 403],
  ['api.x.com.evil.example', 403],
])('a request for the host %s is answered %i', async (host, status) => {
  const asked = request(`${sandbox.url}/mail/messages`, { headers: { host } }).end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(status)
})

test('a form that another site sends here changes nothing', async () => {
  const send = (site: string) =>
    fetch(`${sandbox.url}/control/clock`, {
      method: 'POST',
      headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
      body: '{"advance_seconds":60}',
    })
  expect((await send('cross-site')).status).toBe(403)
  expect(sandbox.world.clock.offset_ms()).toBe(0)
  expect((await send('same-origin')).status).toBe(200)
})

test('no network is made for those who only need mails', async () => {
  await page('/mail')
  await page('/control')
  expect(existsSync(join(data_dir, 'network'))).toBe(false)
})

test('a taken port is an error that leaves nothing running', async () => {
  const { port, smtp_port } = sandbox
  const former = await start()
  await former.stop()
  await expect(startSandbox({ port, smtp_port: former.smtp_port, data_dir })).rejects.toThrow('EADDRINUSE')
  await expect(startSandbox({ port: 0, smtp_port, data_dir })).rejects.toThrow('EADDRINUSE')
  const later = await startSandbox({ port: former.port, smtp_port: former.smtp_port, data_dir })
  await later.stop()
})

test('never listens beyond this machine', async () => {
  const beyond = startSandbox({ port: 0, smtp_port: 0, data_dir, host: '0.0.0.0' })
  await expect(beyond).rejects.toThrow('loopback only')
})
