import { pictures as capability } from '@starling/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { Secrets } from '../floor/index.ts'
import { TRICKS } from './address-tricks.ts'
import { withOwnPictures } from './in-answer.ts'
import type { Outside } from './outside.ts'
import { Pictures } from './pictures.ts'

const SECRET = 'a secret of an installation, long enough'
const URL_HERE = 'https://pbs.twimg.com/profile_images/1/a_normal.jpg'
const ORIGINS = { media: ['https://pbs.twimg.com', 'https://abs.twimg.com'], sandbox: 'http://127.0.0.1:4100' }
const secrets = new Secrets(SECRET)
let reached: string[]
beforeEach(() => {
  reached = []
})
const outside: Outside = {
  resolve: async (host) => {
    reached.push(host)
    return ['93.184.215.14']
  },
  connect: async ({ url }) => {
    reached.push(url.href)
    return { status: 404, bytes: (async function* () {})() }
  },
}
const pictures = new Pictures(ORIGINS, secrets, outside)
const queryOf = (address: string) => {
  const { searchParams } = new URL(address, 'http://page.example')
  return { url: searchParams.get('url')!, signature: searchParams.get('signature')! }
}
const ask = (query: { url: string; signature: string }) =>
  pictures.get(query, 'somebody', new AbortController().signal).catch(({ code, fields }) => ({ code, fields }))

test('an address is at our own path, always the same, and carries no secret', () => {
  const address = pictures.addressOf(URL_HERE)!
  expect(address.startsWith(`${capability.calls.getPicture.path}?`)).toBe(true)
  expect(pictures.addressOf(URL_HERE)).toBe(address)
  expect(new Pictures(ORIGINS, new Secrets(SECRET)).addressOf(URL_HERE), 'after a new start').toBe(address)
  expect(queryOf(address).url).toBe(URL_HERE)
  expect(capability.calls.getPicture.query?.safeParse(queryOf(address)).success).toBe(true)
  expect(address).not.toContain(encodeURIComponent(SECRET))
})

test('an address that we gave out is fetched', async () => {
  expect(await ask(queryOf(pictures.addressOf(URL_HERE)!))).toMatchObject({ code: 'not_found' })
  expect(reached).toEqual(['pbs.twimg.com', URL_HERE])
})

const good = secrets.signPicture(URL_HERE)
const flipped = Array.from(good, (letter, at) => good.slice(0, at) + (letter === 'A' ? 'B' : 'A') + good.slice(at + 1))
const WRONG: [name: string, url: string, signature: string][] = [
  ['no signature', URL_HERE, ''],
  ['half of one', URL_HERE, good.slice(0, 11)],
  ['one and more', URL_HERE, `${good}A`],
  ['one in other letters', URL_HERE, good.toUpperCase()],
  ['letters of several bytes', URL_HERE, 'é'.repeat(22)],
  ['half letters', URL_HERE, '\ud800'.repeat(22)],
  ["another installation's", URL_HERE, new Secrets(`${SECRET} of another`).signPicture(URL_HERE)],
  ["another purpose's", URL_HERE, secrets.csrf(URL_HERE).slice(0, 22)],
  ["another picture's", URL_HERE.replace('/1/', '/2/'), good],
  ["another host's", URL_HERE.replace('pbs', 'abs'), good],
  ["the sandbox's", 'http://127.0.0.1:4100/media/avatars/1.png', good],
  ["a forbidden host's", 'https://169.254.169.254/latest/meta-data/', good],
  ['the address with a query more', `${URL_HERE}?a=1`, good],
  ['the address with a part less', URL_HERE.slice(0, -1), good],
  ['the address in other letters', URL_HERE.toUpperCase(), good],
  ['the address encoded once more', encodeURIComponent(URL_HERE), good],
  ['the address after a space', ` ${URL_HERE}`, good],
  ...flipped.map((signature, at): [string, string, string] => [`letter ${at} changed`, URL_HERE, signature]),
]
describe.each(WRONG)('%s', (_, url, signature) => {
  test('is refused before anything is reached', async () => {
    expect(pictures.isMinted({ url, signature })).toBe(false)
    expect(await ask({ url, signature })).toEqual({
      code: 'invalid',
      fields: { signature: [{ code: 'picture_not_ours' }] },
    })
    expect(reached).toEqual([])
  })
})

test('none of the tricks passes with a signature that is another address’s', async () => {
  for (const url of TRICKS) expect(await ask({ url, signature: good }), url).toMatchObject({ code: 'invalid' })
  expect(reached).toEqual([])
})

test.each([undefined, null, 'url', {}, { url: URL_HERE }, { url: [URL_HERE, URL_HERE], signature: good }])(
  'a query of %j is nobody’s proof',
  (query) => expect(pictures.isMinted(query)).toBe(false),
)

describe('answers', () => {
  const address = pictures.addressOf(URL_HERE)
  test.each([
    ['a row', { rows: [{ id: '1', avatar_url: URL_HERE }] }, { rows: [{ id: '1', avatar_url: address }] }],
    ['deep inside', { a: [[{ b: { avatar_url: URL_HERE } }]] }, { a: [[{ b: { avatar_url: address } }]] }],
    ['no picture', { avatar_url: null }, { avatar_url: null }],
    ['nowhere near', { avatar_url: 'https://evil.example/a.png' }, { avatar_url: null }],
    ['no address', { avatar_url: 'javascript:alert(1)' }, { avatar_url: null }],
    ['another cell', { text: URL_HERE, url: URL_HERE }, { text: URL_HERE, url: URL_HERE }],
    ['nothing at all', null, null],
  ])('%s', (_, answer, sent) => {
    expect(pictures.inAnswer<unknown>(answer)).toEqual(sent)
  })

  test('what is kept stays as it was, and what has no picture is not copied', () => {
    const rest = { rows: [{ value: 'a', interval: [0, 1] }] }
    const kept = Object.freeze({ rest, rows: Object.freeze([Object.freeze({ avatar_url: URL_HERE })]) })
    const sent = withOwnPictures(kept, () => 'ours')
    expect(sent.rows).toEqual([{ avatar_url: 'ours' }])
    expect(kept.rows).toEqual([{ avatar_url: URL_HERE }])
    expect(sent.rest).toBe(rest)
    expect(withOwnPictures(rest, () => 'ours')).toBe(rest)
  })
})
