import { request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { consentAt } from '../consent.ts'
import { World } from '../world.ts'
import { SecretWatch } from './secret-watch.ts'

const SECRET = 'a-secret-of-many-letters'

test.each([
  ['the log', (watch: SecretWatch, text: string) => watch.noteLog(`{"msg":"${text}"}`)],
  ['an address', (watch: SecretWatch, text: string) => watch.noteAddress(`/path?token=${text}`)],
])('a secret in %s is found, whenever it became known, and is not repeated', (where, note) => {
  for (const addFirst of [true, false]) {
    const watch = new SecretWatch()
    if (addFirst) watch.add(SECRET, 'a token')
    note(watch, `before ${SECRET} after`)
    if (!addFirst) watch.add(SECRET, 'a token')
    expect(() => watch.assertNone()).toThrow(`a token in ${where}`)
    expect(watch.leaks().join()).not.toContain(SECRET)
  }
})

test.each([
  ['another text', SECRET, 'nothing of it'],
  ['a word that is too short to be one', 'token', 'a token'],
  ['a client id', 'stl_pro_0123456789abcdef', 'stl_pro_0123456789abcdef'],
])('%s is no leak', (_, secret, text) => {
  const watch = new SecretWatch()
  watch.add(secret, 'a token')
  watch.noteLog(text)
  watch.noteAddress(`/${text}`)
  expect(watch.leaks()).toEqual([])
})

test('what is encoded in an address is read, and a long log is searched as it goes', () => {
  const watch = new SecretWatch()
  watch.add('half/of+it=and-the-rest', 'a key')
  watch.noteAddress(`/path?key=${encodeURIComponent('half/of+it=and-the-rest')}`)
  watch.add(SECRET, 'a token')
  watch.noteLog(SECRET)
  for (let line = 0; line < 20; line++) watch.noteLog('x'.repeat(1024 * 1024))
  expect(watch.leaks()).toHaveLength(2)
})

/** As a program would that puts its key into the address. */
const ask = (url: string) =>
  new Promise<void>((resolve, reject) => {
    request(url, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end()
  })

test('a world that leaks fails when it stops: its tokens, its cookies and those of the networks', async () => {
  const world = await World.create(inject('postgres'))
  const { token } = await world.token('admin@meridian.example')
  const browser = await world.signIn('admin@meridian.example')
  const path = { network: 'x' }
  for (const protocol of ['oauth2', 'oauth1'] as const) {
    const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol } })
    const { searchParams } = await consentAt(authorize_url)
    await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  }
  const at = (room: string) => world.sandbox.world.state.entries(room).map(([issued]) => issued)
  const [oauth1, oauth2] = [at('x token')[0]!, at('x token2')[0]!]
  expect(world.watch.leaks()).toEqual([])

  world.product.app.log.info({ key: token }, 'a program forgot itself')
  world.product.app.log.debug(`signed in with ${browser.user!.token}`)
  await ask(`${world.sandbox.url}/2/users/me?access_token=${oauth2}`)
  await fetch(`${world.sandbox.url}/2/users/me?oauth_token=${oauth1}`)
  await world.product.app.inject(`/api/user/me/?key=${world.sandbox.world.app.client_secret}`)
  const where = world.watch.leaks().map((leak) => leak.split(':')[0])
  expect(where.toSorted()).toEqual([
    'a personal token in the log',
    expect.stringMatching(/token in an address$/),
    expect.stringMatching(/token in an address$/),
    'the client secret in an address',
    'token in the log',
  ])
  await expect(world.stop()).rejects.toThrow('secrets leaked')
})
