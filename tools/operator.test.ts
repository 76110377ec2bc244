import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

// Each command is a process of its own that loads everything.
vi.setConfig({ testTimeout: 120_000 })
const TEAM = { team_id: 'meridian' }
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'), { REGISTRATION: 'invite', X_KEY_TEAMS: 'allowed' })
})
afterAll(() => world.stop())

/** As an operator types it, beside the running product. */
async function run(command: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { host, port, user, database } = world.connection
  const url = new URL('postgres://localhost')
  Object.assign(url, { username: user, port: String(port), pathname: `/${database}` })
  url.searchParams.set('host', String(host))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url.href, DATA_DIR: world.product.config.DATA_DIR }
  const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

test('npm run invite lets a person in, once', async () => {
  const { said } = await run('invite', 'Operator@Elsewhere.example')
  const token = new URLSearchParams(/#(\S+)/.exec(said)![1]).get('token')!
  world.watch.add(token, 'a first link')
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token } })
  expect(browser.user).toMatchObject({ email: 'operator@elsewhere.example' })
  await expect(world.browser().loginViaToken({ body: { token } })).rejects.toMatchObject({ code: 'invalid_token' })
  expect((await world.signIn('operator@elsewhere.example')).user).toMatchObject({ email: 'operator@elsewhere.example' })
})

test('npm run sign-out ends every session of one person, and of nobody else', async () => {
  const email = 'member@meridian.example'
  const [first, second] = [await world.signIn(email), await world.signIn(email)]
  const other = await world.signIn('admin@meridian.example')
  const { token } = await first.createSitePass()
  expect(await run('sign-out', 'nobody@elsewhere.example')).toMatchObject({ code: 1 })
  expect(await run('sign-out')).toMatchObject({ code: 1, said: expect.stringContaining('usage') })
  expect(await run('sign-out', 'Member@Meridian.example')).toEqual({ code: 0, said: '' })
  for (const browser of [first, second]) await expect(browser.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  await expect(world.browser().loginViaToken({ body: { token } })).rejects.toMatchObject({ code: 'invalid_token' })
  expect((await other.getMe()).email).toBe('admin@meridian.example')
})

test('npm run group puts people in a group and takes them out, on record', async () => {
  const email = 'member@meridian.example'
  const groups = async () => (await (await world.as(email)).getMe()).groups.map(({ name }) => name)
  expect(await groups()).toEqual([])
  expect(await run('group', 'add', 'CampaignPlaner', email)).toMatchObject({ code: 1 })
  expect(await run('group', 'add', 'CampaignPlanner')).toMatchObject({
    code: 1,
    said: expect.stringContaining('usage'),
  })
  expect(
    await run('group', 'add', 'CampaignPlanner', 'nobody@elsewhere.example', 'Member@Meridian.example'),
  ).toMatchObject({ code: 1, said: expect.stringContaining('nobody@elsewhere.example') })
  expect(await groups()).toEqual(['CampaignPlanner'])
  expect((await run('group', 'list')).said).toContain(`CampaignPlanner\t${email}`)
  expect(await run('group', 'remove', 'CampaignPlanner', email)).toEqual({ code: 0, said: '' })
  expect(await groups()).toEqual([])
  const acts = (await world.rows('audit')).map(({ action }) => action).filter((action) => action.startsWith('group.'))
  expect(acts.toSorted()).toEqual(['group.joined', 'group.left'])
})

test('npm run keys lets teams read with the keys of the installation, and no more', async () => {
  const admin = await world.as('admin@meridian.example')
  const mayUse = async () => (await admin.getReading({ path: TEAM })).may_use_keys
  expect(await mayUse()).toBe(false)
  const allowed = await run('keys', 'allow', 'nobody', 'meridian')
  expect(allowed).toMatchObject({ code: 1, said: expect.stringContaining('no team is called nobody') })
  expect(await mayUse()).toBe(true)
  expect(await run('keys', 'deny', 'meridian')).toMatchObject({ code: 0, said: '' })
  expect(await mayUse()).toBe(false)
})
