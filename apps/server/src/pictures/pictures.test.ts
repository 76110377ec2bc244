import type { AppError } from '@starling/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Secrets } from '../floor/index.ts'
import { FORBIDDEN_4, FORBIDDEN_6, TRICKS } from './address-tricks.ts'
import { isPublicAddress } from './addresses.ts'
import type { FetchedPicture, Outside } from './outside.ts'
import { Pictures } from './pictures.ts'

const ORIGINS = { media: ['https://pbs.twimg.com', 'https://abs.twimg.com'], sandbox: 'http://127.0.0.1:4100' }
const PICTURE = 'https://pbs.twimg.com/a.png'
const PUBLIC = '93.184.215.14'
const never = new AbortController().signal

let connected: { address: string; href: string }[]
let resolved: string[]
let answer: () => Promise<FetchedPicture>
let addresses: (host: string) => string[]
beforeEach(() => {
  connected = []
  resolved = []
  addresses = (host) => (/^[\d.]+$/.test(host) ? [host] : [PUBLIC])
  answer = async () => arrived(await drawn('png'))
})

/** Notes who would have been connected to; no packet leaves. */
const outside: Outside = {
  resolve: async (host) => {
    resolved.push(host)
    return addresses(host)
  },
  connect: async ({ address, url }) => {
    connected.push({ address, href: url.href })
    return answer()
  },
}
const secrets = new Secrets('a secret of an installation, long enough')
const pictures = (now?: () => number) => new Pictures(ORIGINS, secrets, outside, now)
/** As if we had stored and given out this address: what else is wrong with it must hold without the signature. */
const signed = (url: string) => ({ url, signature: secrets.signPicture(url) })
const get = (url: string) => pictures().get(signed(url), 'somebody', never)
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error) => (error as AppError).code,
  )

function arrived(bytes: Uint8Array, status = 200): FetchedPicture {
  return {
    status,
    bytes: (async function* () {
      yield bytes
    })(),
  }
}
const drawn = (type: 'png' | 'jpeg' | 'webp' | 'gif', side = 8) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })
    .toFormat(type)
    .toBuffer()

test('there are 300 tricks', () => {
  expect(new Set(TRICKS).size + 2 * (FORBIDDEN_4.length + FORBIDDEN_6.length)).toBeGreaterThanOrEqual(300)
})

test.each(TRICKS)('%j leads nowhere, not even with our signature', async (url) => {
  expect(await codeOf(get(url))).toBe('invalid')
  expect(pictures().addressOf(url)).toBeNull()
  expect(connected).toEqual([])
  expect(resolved).toEqual([])
})

describe.each([...FORBIDDEN_4, ...FORBIDDEN_6])('a name that means %s', (address) => {
  test('is not connected to', async () => {
    expect(isPublicAddress(address)).toBe(false)
    addresses = () => [address]
    expect(await codeOf(get(PICTURE))).toBe('not_found')
    expect(connected).toEqual([])
  })
  test('is not connected to by its other address either', async () => {
    addresses = () => [PUBLIC, address]
    expect(await codeOf(get(PICTURE))).toBe('not_found')
    expect(connected).toEqual([])
  })
})

test('a name that means another address the next time is connected to as it was judged', async () => {
  let asked = 0
  addresses = () => [asked++ === 0 ? PUBLIC : '169.254.169.254']
  expect((await get(PICTURE)).type).toBe('image/png')
  expect(connected).toEqual([{ address: PUBLIC, href: PICTURE }])
  expect(resolved).toHaveLength(1)
})

test.each([301, 302, 303, 307, 308, 404, 500, 206])('status %d is not followed', async (status) => {
  answer = async () => arrived(await drawn('png'), status)
  expect(await codeOf(get(PICTURE))).toBe('not_found')
  expect(connected).toHaveLength(1)
})

test('the sandbox may be on this machine, and only there', async () => {
  expect((await get('/media/avatars/1.png')).type).toBe('image/png')
  expect((await get('http://127.0.0.1:4100/media/avatars/1.png')).type).toBe('image/png')
  expect(connected.map(({ href }) => href)).toEqual(Array(2).fill('http://127.0.0.1:4100/media/avatars/1.png'))
  addresses = () => [PUBLIC]
  expect(await codeOf(get('/media/avatars/1.png'))).toBe('not_found')
  const without = new Pictures({ media: ORIGINS.media }, secrets, outside)
  expect(await codeOf(without.get(signed('/media/avatars/1.png'), 'somebody', never))).toBe('invalid')
})

describe('what comes out was drawn here', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
  ] as const)('a %s becomes %s, without what was hung on it', async (type, becomes) => {
    const hung = Buffer.from('<script>alert(1)</script>')
    const given = await drawn(type)
    answer = async () => arrived(Buffer.concat([given, hung]))
    const { type: told, bytes } = await get(PICTURE)
    expect(told).toBe(becomes)
    expect(Buffer.from(bytes).includes(hung)).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(8)
  })

  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a drawing behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a drawing behind a comment', '<!-- a --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a script', 'alert(1)'],
    ['a PDF', '%PDF-1.4'],
    ['nothing', ''],
  ])('%s is refused', async (_, text) => {
    answer = async () => arrived(Buffer.from(text))
    expect(await codeOf(get(PICTURE))).toBe('unsupported_media')
  })

  test('a bomb is refused before it is unpacked, and one too long before it is all here', async () => {
    const bomb = await drawn('png', 5_001)
    answer = async () => arrived(bomb)
    expect(await codeOf(get(PICTURE))).toBe('unsupported_media')
    answer = async () => ({
      status: 200,
      bytes: (async function* () {
        for (;;) yield new Uint8Array(1024 * 1024)
      })(),
    })
    expect(await codeOf(get(PICTURE))).toBe('too_large')
  })

  test('one that breaks off', async () => {
    answer = async () => {
      throw new Error('socket hang up')
    }
    expect(await codeOf(get(PICTURE))).toBe('upstream_down')
  })
})

test('nobody gets more than a reader looks at', async () => {
  let now = 0
  const some = pictures(() => now)
  answer = async () => arrived(new Uint8Array(), 404)
  const codes: string[] = []
  for (let at = 0; at < 1_000; at++) codes.push(await codeOf(some.get(signed(PICTURE), 'somebody', never)))
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(400)
  expect(await codeOf(some.get(signed(PICTURE), 'somebody else', never))).toBe('not_found')
  now = 60_001
  expect(await codeOf(some.get(signed(PICTURE), 'somebody', never))).toBe('not_found')
})

test('a large picture comes out small', async () => {
  answer = async () => arrived(await drawn('jpeg', 2_000))
  expect(await sharp((await get(PICTURE)).bytes).metadata()).toMatchObject({ width: 192, height: 192 })
})

test('a picture that was drawn lately is not fetched again, and one that failed is', async () => {
  let now = 0
  const some = pictures(() => now)
  const ask = () => some.get(signed(PICTURE), 'somebody', never)
  answer = async () => arrived(new Uint8Array(), 404)
  expect(await codeOf(ask())).toBe('not_found')
  answer = async () => arrived(await drawn('png'))
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(connected).toHaveLength(2)
  now = 3_600_001
  await ask()
  expect(connected).toHaveLength(3)
})

test('few at a time; when many wait, who comes is turned away', async () => {
  let [now_open, most_open] = [0, 0]
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  answer = async () => {
    most_open = Math.max(most_open, ++now_open)
    await gate
    now_open--
    return arrived(new Uint8Array(), 404)
  }
  const some = pictures()
  const asked = Array.from({ length: 250 }, (_, at) =>
    codeOf(some.get(signed(`${PICTURE}?${at}`), `asker ${at}`, never)),
  )
  await vi.waitFor(() => expect(now_open).toBe(4))
  open()
  const codes = await Promise.all([...asked, codeOf(some.get(signed(PICTURE), 'one in between', never))])
  expect(most_open).toBe(4)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(47)
  expect(codes.filter((code) => code === 'not_found')).toHaveLength(204)
  expect(await codeOf(some.get(signed(PICTURE), 'one afterwards', never)), 'every turn was given back').toBe(
    'not_found',
  )
})
