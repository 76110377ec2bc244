import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@starling/contract'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createMailer, type Mail, type Mailer } from './mail.ts'

let data_dir: string
let sandbox: Sandbox
let mailer: Mailer

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'mail-'))
  sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir })
  mailer = createMailer({
    url: `smtp://127.0.0.1:${sandbox.smtp_port}`,
    from: 'Starling <no-reply@starling.example>',
  })
})

afterAll(async () => {
  mailer.close()
  await sandbox.stop()
  await rm(data_dir, { recursive: true, force: true })
})

/** A server of raw bytes, for what a well-behaved one never does. */
async function listen(converse: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    converse(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const plain = (over: Partial<Mail>): Mail => ({ to: 'ann@meridian.example', subject: 'Hello', text: 'Body', ...over })

test('a Japanese mail arrives as it was written', async () => {
  const mail = {
    to: 'hanako@meridian.example',
    subject: '【Starling】サインインコードのお知らせ：表示される画面に入力してください',
    text: 'サインインコード: K7M2QX\n\n10分以内に入力してください。',
    html: '<p>サインインコード: <b>K7M2QX</b></p>',
    headers: { 'X-Starling-Kind': 'sign_in' },
  }
  await mailer.send(mail)
  const message = await sandbox.mailbox.next({ to: mail.to })
  expect(message).toMatchObject({
    from: 'Starling <no-reply@starling.example>',
    to: [mail.to],
    subject: mail.subject,
    text: mail.text,
  })
  expect(message.html.trim()).toBe(mail.html)
})

test.each([
  ['subject', plain({ subject: 'Team\r\nBcc: eve@evil.example\r\n\r\nMy own body' })],
  ['header value', plain({ headers: { 'X-Team': 'Meridian\r\nBcc: eve@evil.example\r\n\r\nMy own body' } })],
  [
    'text that ends the mail',
    plain({ text: 'Body\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<eve@evil.example>\r\nDATA' }),
  ],
])('a %s can neither add a recipient nor break the mail', async (_, mail) => {
  sandbox.mailbox.clear()
  await mailer.send(mail)
  const [message, ...more] = sandbox.mailbox.messages()
  expect(more).toEqual([])
  expect(message?.to).toEqual(['ann@meridian.example'])
  expect(message?.text).toMatch(/^Body/)
})

test.each([
  'a@x.example, eve@evil.example',
  'a@x.example\r\nRCPT TO:<eve@evil.example>',
  'Ann <a@x.example>',
  'a@x.example> SIZE=1',
  'nobody',
  '',
])('%j is not one address and is never sent to', async (to) => {
  sandbox.mailbox.clear()
  await expect(mailer.send(plain({ to }))).rejects.toMatchObject({
    code: 'invalid',
    fields: { to: [{ code: 'not_an_email' }] },
  })
  expect(sandbox.mailbox.messages()).toEqual([])
})

test('a header name with a line break is refused', async () => {
  await expect(mailer.send(plain({ headers: { 'X-A: 1\r\nBcc': 'eve@evil.example' } }))).rejects.toThrow(TypeError)
})

test('files and addresses named in a mail are not read', async () => {
  sandbox.mailbox.clear()
  const text = { path: '/etc/hostname' } as unknown as string
  await expect(mailer.send(plain({ text }))).rejects.toMatchObject({ code: 'upstream_down' })
  expect(sandbox.mailbox.messages()).toEqual([])
})

test('a refused connection is upstream_down, with its cause kept for the log', async () => {
  const closed = createMailer({ url: 'smtp://127.0.0.1:1', from: 'a@starling.example' })
  const error = await closed.send(plain({})).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'upstream_down', cause: { message: expect.stringContaining('ECONNREFUSED') } })
})

test.each<[string, (socket: Socket) => void, string]>([
  ['never greets', () => {}, 'took_too_long'],
  ['greets and falls silent', (socket) => socket.write('220 mail.example\r\n'), 'took_too_long'],
  ['drips a line now and then', drip, 'took_too_long'],
  ['hangs up', (socket) => socket.end(), 'upstream_down'],
  ['speaks another protocol', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'upstream_down'],
  ['is out of order', (socket) => socket.end('554 no service here\r\n'), 'upstream_down'],
])('a server that %s', async (_, converse, code) => {
  const slow = createMailer({ url: await listen(converse), from: 'a@starling.example', timeout_ms: 200 })
  await expect(slow.send(plain({}))).rejects.toMatchObject({ name: 'AppError', code })
  slow.close()
})

function drip(socket: Socket): void {
  socket.write('220-mail.example\r\n')
  const timer = setInterval(() => socket.write('220-wait\r\n'), 20)
  socket.once('close', () => clearInterval(timer))
}

test('an address that is not SMTP is refused at the start', () => {
  expect(() => createMailer({ url: 'http://127.0.0.1:4100', from: 'a@starling.example' })).toThrow('smtp://')
})
