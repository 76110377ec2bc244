import { TOKEN_SCOPES, type TokenScope } from '@starling/contract'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MISSING = { status: 403, code: 'scope_missing' }
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const make = (scopes?: TokenScope[]) => ({
  body: { kind: 'personal' as const, name: 'Scoped', ...(scopes && { scopes }) },
})

test('a token reads and writes unless it is made for more, and is shown with what it may do', async () => {
  const person = await world.signIn(ADMIN)
  expect(await person.createToken(make())).toMatchObject({ scopes: ['read', 'write'] })
  const all = await person.createToken(make(['manage', 'read', 'spend', 'write']))
  expect(all.scopes).toEqual(TOKEN_SCOPES)
  expect((await person.listTokens()).find(({ id }) => id === all.id)?.scopes).toEqual(TOKEN_SCOPES)
  for (const scopes of [[], ['admin'], ['read', 'x']]) {
    await expect(person.createToken(make(scopes as TokenScope[]))).rejects.toMatchObject({ status: 400 })
  }
})

test('a token makes none that is stronger, and none at all unless it manages', async () => {
  await expect((await world.as(ADMIN, 'personal', ['read', 'write'])).createToken(make())).rejects.toMatchObject(
    MISSING,
  )
  const manager = await world.as(ADMIN, 'personal', ['read', 'manage'])
  expect(await manager.createToken(make(['read']))).toMatchObject({ scopes: ['read'] })
  await expect(manager.createToken(make(['read', 'spend']))).rejects.toMatchObject(MISSING)
})

test('a session made with a token, and one made by a pass of it, may do no more than the token', async () => {
  const { token } = await world.token(ADMIN, 'personal', ['read', 'write'])
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token } })
  const next = world.browser()
  next.user = await next.loginViaToken({ body: { token: (await browser.createSitePass()).token } })
  for (const session of [browser, next]) {
    expect((await session.getMe()).email).toBe(ADMIN)
    await expect(session.createToken(make(['read']))).rejects.toMatchObject(MISSING)
    await expect(session.createTeam({ body: { name: 'No' } })).rejects.toMatchObject(MISSING)
  }
  await next.logout()
})
