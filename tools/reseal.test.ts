import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { Secrets } from '@starling/server'
import { findUserByEmail } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })
const FORMER = 'the-secret-of-before-0123456789-abcdef'
const NEW = 'another-secret-altogether-9876543210'
const TEAM = { team_id: 'meridian' }
const BEARER = 'a-bearer-token-of-the-team'
const GRANT = JSON.stringify({ oauth2: { access_token: 'access' } })
let world: World
let account: string
beforeAll(async () => {
  world = await World.create(inject('postgres'), { SECRET: FORMER })
  const { store, secrets } = world.product
  const admin = await world.as('admin@meridian.example')
  await admin.createConnection({ path: TEAM, body: { kind: 'app', name: 'Ours', bearer_token: BEARER } })
  const { id: user_id } = (await findUserByEmail(store, 'admin@meridian.example'))!
  await store.change('operator', async ({ table, newId, now, audit }) => {
    account = newId()
    const nothing = { ads_grant: null, revoked_at: null, renewing_until: null }
    const lists = { lists_asked_at: null, lists_read_at: null, lists_error: null }
    await table({ user_id }, 'social_accounts').add({
      ...{ id: account, network: 'x', uid: '1', handle: 'ann', name: 'Ann', scopes: '', connected_at: now },
      login_grant: secrets.encrypt(GRANT, account),
      ...nothing,
      ...lists,
    })
    await audit('test.linked')
  })
})
afterAll(() => world.stop())

/** As an operator types it, beside the running product. */
async function reseal(env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const { host, port, user, database } = world.connection
  const url = new URL('postgres://localhost')
  Object.assign(url, { username: user, port: String(port), pathname: `/${database}` })
  url.searchParams.set('host', String(host))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const settings = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url.href, DATA_DIR: world.product.config.DATA_DIR, ...env }
  return promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'reseal.ts')], { env: settings }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}
async function kept(secrets: Secrets): Promise<string[]> {
  const [connection] = (await world.rows('connections')).filter(({ bearer }) => bearer)
  const [linked] = (await world.rows('social_accounts')).filter(({ id }) => id === account)
  return [secrets.decrypt(connection!.bearer!, connection!.id), secrets.decrypt(linked!.login_grant!, account)]
}

test('what the secret of before has made is believed beside the new one, and nothing new is made with it', () => {
  const [former, both, only] = [new Secrets(FORMER), new Secrets(NEW, FORMER), new Secrets(NEW)]
  const id = '01a1e34b-d623-76e5-9de1-acd6aadceec8'
  for (const [secrets, isBelieved] of [
    [both, true],
    [only, false],
  ] as const) {
    expect(secrets.unseal('pass', former.seal('pass', id))).toBe(isBelieved ? id : undefined)
    expect(secrets.isCsrf(id, former.csrf(id))).toBe(isBelieved)
    expect(secrets.isConfirmCode(id, former.confirmCode(id))).toBe(isBelieved)
    expect(secrets.isPictureSignature('https://a/b', former.signPicture('https://a/b'))).toBe(isBelieved)
    expect(secrets.isProClient(former.pro_client_id)).toBe(isBelieved)
    expect(secrets.csrf(id)).toBe(only.csrf(id))
    expect(only.decrypt(secrets.encrypt('x', id), id)).toBe('x')
  }
  expect(both.decrypt(former.encrypt('x', id), id)).toBe('x')
  expect(() => only.decrypt(former.encrypt('x', id), id)).toThrow()
})

test('npm run reseal seals everything anew; then the former secret can go', async () => {
  const only = new Secrets(NEW)
  await expect(kept(only)).rejects.toThrow()
  expect(await kept(new Secrets(NEW, FORMER))).toEqual([BEARER, GRANT])
  expect(await reseal({ SECRET: NEW })).toMatchObject({ code: 1, said: expect.stringContaining('usage') })

  const done = await reseal({ SECRET: NEW, FORMER_SECRET: FORMER })
  expect(done.said).toMatch(/^social_accounts\.login_grant\t1\t1\t0$/m)
  expect(done.said).toMatch(/^connections\.bearer\t1\t1\t0$/m)
  expect(done.said).toMatch('nothing is sealed with FORMER_SECRET any more')
  expect(await kept(only)).toEqual([BEARER, GRANT])
  await expect(kept(new Secrets(FORMER))).rejects.toThrow()
  expect((await reseal({ SECRET: NEW, FORMER_SECRET: FORMER })).said).toMatch(/^connections\.bearer\t1\t0\t0$/m)
})

test('what neither secret opens is counted, left as it is, and no success', async () => {
  const other = { SECRET: `${NEW} again`, FORMER_SECRET: `${FORMER} again` }
  expect(await reseal(other)).toMatchObject({
    code: 1,
    said: expect.stringContaining('2 values are opened by neither'),
  })
  expect(await kept(new Secrets(NEW))).toEqual([BEARER, GRANT])
})
