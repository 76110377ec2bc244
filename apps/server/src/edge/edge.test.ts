import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isOurHost, languageOf, readConfig } from '../floor/index.ts'
import { createProduct } from '../product.ts'

let world: World
const METRICS_TOKEN = 'metrics-token-for-tests'
const dist = mkdtempSync(path.join(tmpdir(), 'starling-dist-'))
beforeAll(async () => {
  writeFileSync(
    path.join(dist, 'index.html'),
    '<html><head><!--boot--><script nonce="__NONCE__"></script></head></html>',
  )
  world = await World.create(inject('postgres'), { METRICS_TOKEN, WEB_DIST: dist })
})
afterAll(() => world.stop())

const get = (url: string, headers: Record<string, string> = {}) =>
  world.product.app.inject({ url, headers: { host: 'localhost:4000', ...headers } })

test('it lives, it is ready, and metrics want their token', async () => {
  expect((await get('/livez')).json()).toEqual({ live: true })
  expect((await get('/readyz')).json()).toMatchObject({ ready: true, engine: { phase: 'empty' } })
  expect((await get('/metrics')).statusCode).toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(404)
  const metrics = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
  expect(metrics.statusCode).toBe(200)
  expect(metrics.body).toContain('starling_request_seconds')
  expect(metrics.body).not.toMatch(/meridian|@/)
})

test('whom to tell of a hole is told where the operator says so, and nothing otherwise', async () => {
  const at = '/.well-known/security.txt'
  expect((await get(at)).statusCode).toBe(404)
  const told = await createProduct({
    config: readConfig({ DATA_DIR: dist, LOG_LEVEL: 'silent', SECURITY_CONTACT: 'holes@starling.example' }),
    connection: world.connection,
    now: () => new Date('2026-03-01T00:00:00Z'),
  })
  const answer = await told.app.inject({ url: at, headers: { host: 'localhost:4000' } })
  await told.stop()
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:holes@starling.example',
    'Expires: 2026-05-30T00:00:00.000Z',
    'Preferred-Languages: en, ja',
    'Canonical: http://localhost:4000/.well-known/security.txt',
    '',
  ])
})

test.each(['/.git/HEAD', '/.env', '/package.json', '/apps/server/src/main.ts', '/assets/..%2f..%2fpackage.json'])(
  '%s is no file of ours that anyone gets',
  async (url) => {
    const [asked, page] = [await get(url), await get('/any/where')]
    if (asked.statusCode === 200) expect(asked.body.length).toBe(page.body.length)
    else expect([400, 404]).toContain(asked.statusCode)
  },
)

test('no answer lets a page use what the product never asks for', async () => {
  for (const url of ['/any/where', '/livez', '/api/user/me/'])
    expect((await get(url)).headers['permissions-policy']).toMatch(/(^|, )camera=\(\), .*microphone=\(\), .*usb=\(\)/)
})

test.each([
  ['localhost:4000', 'team', null],
  ['pro.localhost:4000', 'pro', null],
  ['premium.localhost:4000', 'premium', null],
  ['dentsu-nl.localhost:4000', 'team', 'dentsu-nl'],
])('a page of %s is told its site', async (host, site, agency) => {
  const page = await get('/any/where', { host })
  const boot = JSON.parse(/type="application\/json">(.+?)<\/script>/.exec(page.body)![1]!)
  expect(boot).toMatchObject({ site, agency, analytics: null, error_reports: null })
  expect(boot.pro_client_id).toMatch(/^stl_pro_/)
})

test.each(['pro.evil.example', 'evil-localhost', 'other.localhost', '10.0.0.7', 'localhost:4000@evil.example'])(
  'a page of %s is none of ours, nor is a call; its health is told',
  async (host) => {
    for (const url of ['/any/where', '/api/starling/languages/', '/assets/none.js']) {
      expect(await get(url, { host })).toMatchObject({ statusCode: 421, headers: { 'x-error-code': 'wrong_host' } })
    }
    expect((await get('/livez', { host })).statusCode).toBe(200)
  },
)

test.each([
  [0, { host: 'localhost:4000', 'x-forwarded-host': 'evil.example' }, 200],
  [1, { host: 'inside:4000', 'x-forwarded-host': 'evil.example, localhost' }, 200],
  [1, { host: 'inside:4000', 'x-forwarded-host': 'localhost, evil.example' }, 421],
])('with %s proxies %j is answered with %s', async (TRUST_PROXY, headers, status) => {
  const behind = await World.create(inject('postgres'), { TRUST_PROXY: String(TRUST_PROXY), WEB_DIST: dist })
  expect((await behind.product.app.inject({ url: '/any', headers })).statusCode).toBe(status)
  await behind.stop()
})

test('in production this machine is known by its public name only', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://starling.example', HOSTS_PRO: 'pro.example' })
  const ours = (host: string) => isOurHost(config, host)
  expect(
    ['starling.example', 'STARLING.example.', 'pro.example', 'dentsu-nl.starling.example'].map(ours),
  ).not.toContain(false)
  expect(['localhost', '127.0.0.1', 'x.starling.example', 'starling.example.evil', ''].map(ours)).not.toContain(true)
})

test('files are served, also those of a build that came after the start', async () => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true })
  writeFileSync(path.join(dist, 'assets', 'later-abc.js'), 'export const later = 1')
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const script = await get('/assets/later-abc.js')
  expect(script.body).toBe('export const later = 1')
  expect(script.headers['cache-control']).toContain('immutable')
  expect((await get('/favicon.svg')).headers['content-type']).toContain('svg')
  expect((await get('/nothing.svg')).statusCode).toBe(404)
  expect((await get('/assets/../index.html')).body).not.toContain('__NONCE__')
})

test('every page has its policy, with a nonce of its own', async () => {
  const [one, two] = [await get('/'), await get('/')]
  const nonce = (page: typeof one) => /nonce="([^"]+)"/.exec(page.body)![1]!
  expect(nonce(one)).not.toBe(nonce(two))
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce(one)}'`)
  expect(one.headers['content-security-policy']).not.toContain('unsafe')
  expect(one.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  })
})

test.each(['/', '/api/starling/languages/', '/api/nothing/', '/livez'])('no other origin may read %s', async (url) => {
  const { headers } = await get(url, { origin: 'https://evil.example' })
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test.each(['/api/nothing/', '/rest-auth/nothing/', '/api/teams/x/y/z/', '/assets/none.js'])(
  '%s is a 404 in JSON',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: 'Not found.', code: 'not_found' })
  },
)

test.each([
  ['/rest-auth/logout/', 'localhost:4000', '/choose-team#sign-out'],
  ['/rest-auth/logout/', 'pro.localhost:4000', '/#sign-out'],
  [
    '/api/external/personal-magic-link/use/?magic_code=a&confirm_code=B',
    'pro.localhost:4000',
    '/#sign-in&magic_code=a&confirm_code=B',
  ],
])('a person who opens %s on %s gets a page that asks', async (url, host, to) => {
  const answer = await get(url, { host, accept: 'text/html' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(to)
  expect(answer.cookies).toEqual([])
})

test.each([
  ['ja', 'ja'],
  ['ja-JP,en;q=0.5', 'ja'],
  ['fr,en;q=0.8,ja;q=0.9', 'ja'],
  ['de,fr', 'en'],
  [undefined, 'en'],
  [';;q=,ja', 'ja'],
])('Accept-Language %o is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test('the reset of tests is absent from a product that is not one', async () => {
  const plain = await createProduct({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dist }),
    connection: { ...inject('postgres'), database: 'postgres' },
  })
  expect((await plain.app.inject('/api/reset-e2e/mock/')).statusCode).toBe(404)
  expect((await plain.app.inject('/api/schema/')).body).not.toContain('reset-e2e')
  await plain.stop()
})

test('a refusal is said in the language of who asks, with its code beside it', async () => {
  const ask = (language: string, payload: object) =>
    world.product.app.inject({
      method: 'POST',
      url: '/api/user/magic-link/',
      headers: { host: 'localhost:4000', origin: 'http://localhost:4000', 'accept-language': language },
      payload,
    })
  const english = await ask('en', { email: 'no address' })
  const japanese = await ask('ja-JP', { email: 'no address' })
  expect([english.statusCode, japanese.statusCode]).toEqual([400, 400])
  expect(Object.keys(japanese.json())).toEqual(Object.keys(english.json()))
  expect(JSON.stringify(english.json())).not.toMatch(JAPANESE)
  expect(JSON.stringify(japanese.json())).toMatch(JAPANESE)
  expect(japanese.headers['x-error-code']).toBe(english.headers['x-error-code'])
  const nothing = await get('/api/nothing/', { 'accept-language': 'ja' })
  expect(nothing.json()).toEqual({ detail: '見つかりませんでした。', code: 'not_found' })
})
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
