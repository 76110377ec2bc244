import { createHash } from 'node:crypto'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const DAY_MS = 24 * 60 * 60_000
const VERIFIER = 'a-secret-that-only-the-extension-knows-0123456789'
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const challenge = challengeOf(VERIFIER)
const INVALID = { status: 400, code: 'invalid_approval' }

let world: World
let browser: Browser
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const take = async (code: string, code_verifier = VERIFIER) => {
  const taken = await (await world.as()).takeExtensionToken({ body: { code, code_verifier } })
  world.watch.add(taken.token, 'a token of the extension')
  return taken
}
const tokens = async () => (await (await world.as(ADMIN)).listTokens()).filter(({ kind }) => kind === 'extension')

test('a code and what only the extension knows are worth a token, which is listed, told by mail and ends by itself', async () => {
  browser = await world.signIn(ADMIN)
  const { code } = await browser.approveExtension({ body: { challenge } })
  const { id, token, person } = await take(code)
  expect(person).toMatchObject({ id: (await browser.getMe()).id, email: ADMIN, first_name: expect.any(String) })
  const [listed] = await tokens()
  expect(listed).toMatchObject({ id, kind: 'extension', scopes: ['read', 'write'], name: expect.stringMatching(/./) })
  expect(Date.parse(listed!.expires_at!) - Date.parse(listed!.created_at)).toBe(90 * DAY_MS)
  const extension = world.withToken(token)
  expect(await extension.getExtensionPerson()).toEqual(person)
  expect(await extension.listExtensionAdAccounts()).toEqual([])
  await expect(extension.getMe()).rejects.toMatchObject({ code: 'wrong_credential' })
  await world.settle()
  const mails = world.sandbox.mailbox.messages({ to: ADMIN }).map(({ text }) => text)
  expect(mails.some((text) => text.includes('A token was created'))).toBe(true)
  const acts = (await world.rows('audit')).map(({ action }) => action)
  expect(acts).toEqual(expect.arrayContaining(['extension.approved', 'token.created']))
})

test('a code works once, also when many try at once', async () => {
  const { code } = await browser.approveExtension({ body: { challenge } })
  const before = (await tokens()).length
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => take(code)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await tokens()).toHaveLength(before + 1)
})

test('whoever saw the code has nothing, and has used it up', async () => {
  const { code } = await browser.approveExtension({ body: { challenge } })
  await expect(take(code, 'x'.repeat(43))).rejects.toMatchObject(INVALID)
  await expect(take(code)).rejects.toMatchObject(INVALID)
})

test('a code of a minute ago, one that was never given, and one for another purpose open nothing', async () => {
  const { code } = await browser.approveExtension({ body: { challenge } })
  world.clock.advance(61_000)
  await expect(take(code)).rejects.toMatchObject(INVALID)
  const { token: pass } = await browser.createSitePass()
  for (const text of ['a', `${code.slice(0, -1)}_`, pass.replace('stl_pass_', '').slice(0, 64)]) {
    await expect(take(text)).rejects.toMatchObject(INVALID)
  }
})

test('who signs out has approved nothing any more', async () => {
  const other = await world.signIn(ADMIN)
  const { code } = await other.approveExtension({ body: { challenge } })
  await other.logout()
  await expect(take(code)).rejects.toMatchObject(INVALID)
})

test('whoever finds a browser open has to show first that it is them', async () => {
  world.clock.advance(16 * 60_000)
  await expect(browser.approveExtension({ body: { challenge } })).rejects.toMatchObject({ code: 'confirm_needed' })
})

test('a token lets the extension in for no longer than it lasts itself, and for no more', async () => {
  const person = await world.signIn(ADMIN)
  const manage = { kind: 'personal' as const, name: 'Script', expires_in_days: 1 }
  const made = await person.createToken({ body: { ...manage, scopes: ['read', 'write', 'manage'] } })
  const { code } = await world.withToken(made.token).approveExtension({ body: { challenge } })
  const { id, token } = await take(code)
  const listed = (await tokens()).find((one) => one.id === id)!
  expect(listed.expires_at).toBe(made.expires_at)
  await person.deleteToken({ path: { pk: made.id } })
  await expect(world.withToken(token).getExtensionPerson()).rejects.toMatchObject({ code: 'sign_in_needed' })
  const weak = await person.createToken({ body: { ...manage, scopes: ['manage'] } })
  const asked = world.withToken(weak.token).approveExtension({ body: { challenge } })
  await expect(asked).rejects.toMatchObject({ code: 'scope_missing' })
})

test('the extension signs itself out, and its person revokes it', async () => {
  const person = await world.signIn(ADMIN)
  const signIn = async () => take((await person.approveExtension({ body: { challenge } })).code)
  const [one, two] = [await signIn(), await signIn()]
  await world.withToken(one.token).endExtensionToken()
  await person.deleteToken({ path: { pk: two.id } })
  for (const { id, token } of [one, two]) {
    await expect(world.withToken(token).getExtensionPerson()).rejects.toMatchObject({ code: 'sign_in_needed' })
    expect((await tokens()).map((each) => each.id)).not.toContain(id)
  }
})
