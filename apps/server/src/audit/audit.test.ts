import type { AuditEntry } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SoftPasskey } from '../../test-kit/passkey/soft-passkey.ts'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const path = { team_id: 'meridian' }
let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
})
afterAll(() => world.stop())

type Query = { person?: string; kind?: 'sign_in' | 'tokens' | 'people' | 'sources'; since?: string; until?: string }
const log = (query: Query = {}): Promise<AuditEntry[]> => admin.listAuditEntries({ path, query })
const newest = async () => (await log())[0]!
const acts = async () => (await log()).map(({ action }) => action)

test('what is done in a team is in its log: who, what, on what, when and from where', async () => {
  await admin.createInvites({ path, body: { emails: ['guest@new.example'] } })
  const { id: person } = await admin.getMe()
  expect(await newest()).toMatchObject({
    action: 'invite.created',
    by: 'person',
    person: { id: person, email: ADMIN, first_name: 'Mira' },
    subject: 'guest@new.example',
    address: '127.0.0.0',
    device: '',
  })
  expect(await newest()).toMatchObject({ happened_at: expect.stringMatching(/^\d{4}-.*Z$/) })
  const member = (await admin.listMembers({ path })).find(({ user }) => user.email === MEMBER)!
  await admin.changeMember({ path: { ...path, pk: member.id }, body: { level: 'admin' } })
  expect(await newest()).toMatchObject({ action: 'member.changed', subject: MEMBER, detail: { level: 'admin' } })
  await admin.changeMember({ path: { ...path, pk: member.id }, body: { level: 'member' } })
})

test('each act that decides who gets in, what is spent or what leaves is in the log', async () => {
  const browser = await world.signIn(MEMBER)
  const signedIn = { action: 'session.created', by: 'person', person: { email: MEMBER } }
  expect(await newest()).toMatchObject({ ...signedIn, detail: { by: 'mail' } })

  const { magic_code } = await world.browser().requestMagicLink({ body: { email: MEMBER } })
  const wrong = { body: { magic_code, confirm_code: 'AAAAAA' } }
  await expect(world.browser().useMagicLink(wrong)).rejects.toMatchObject({ status: 400 })
  expect(await newest()).toMatchObject({ action: 'sign_in.failed', by: 'nobody', person: { email: MEMBER } })

  const made = await browser.createToken({ body: { kind: 'personal', name: 'Nightly' } })
  world.watch.add(made.token, 'a token')
  expect(await newest()).toMatchObject({ action: 'token.created', subject: 'Nightly' })
  await browser.deleteToken({ path: { pk: made.id } })
  expect(await newest()).toMatchObject({ action: 'token.revoked', subject: 'Nightly' })

  const network = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path: network, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  await browser.finishSocialRedirect({ path: network, body: Object.fromEntries(searchParams) })
  expect(await newest()).toMatchObject({ action: 'social_account.connected', detail: { network: 'x' } })
  const [linked] = await browser.listSocialAccounts()
  await browser.disconnectSocialAccount({ path: { pk: linked!.id } })
  expect(await newest()).toMatchObject({ action: 'social_account.disconnected' })

  await admin.changeReading({ path, body: { cap: 5_000_000 } })
  expect(await newest()).toMatchObject({ action: 'reading.changed', detail: { cap: 5_000_000 } })
  const connection = await admin.createConnection({ path, body: { kind: 'installation' } })
  expect(await newest()).toMatchObject({ action: 'connection.created', subject: connection.name })

  const { id: pk } = await browser.createTakeout()
  await world.settle()
  await browser.downloadTakeout({ path: { pk } })
  expect(await acts()).toEqual(expect.arrayContaining(['takeout.asked', 'takeout.downloaded']))
  await browser.logout()
  expect(await newest()).toMatchObject({ action: 'session.ended', person: { email: MEMBER } })
})

test('the log tells by what someone came in, and what was right and not enough', async () => {
  const browser = await world.signIn(MEMBER)
  const key = new SoftPasskey()
  const { id: pk } = await key.addTo(browser, 'Phone')
  expect(await newest()).toMatchObject({ action: 'passkey.added', subject: 'Phone' })
  const enter = async () => {
    const one = world.browser()
    return one.signInWithPasskey({ body: key.prove((await one.getPasskeyChallenge()).challenge) })
  }
  await enter()
  const entry = { action: 'session.created', by: 'person', person: { email: MEMBER } }
  expect(await newest()).toMatchObject({ ...entry, detail: { by: 'passkey', passkey: 'Phone' } })

  await browser.changeWayIn({ body: { way_in: 'passkey' } })
  await expect(world.signIn(MEMBER)).rejects.toMatchObject({ code: 'passkey_needed' })
  const held = { action: 'sign_in.needed_more', by: 'nobody', person: { email: MEMBER } }
  expect(await newest()).toMatchObject({ ...held, detail: { by: 'mail' } })
  await browser.changeWayIn({ body: { way_in: 'mail_and_passkey' } })
  await expect(enter()).rejects.toMatchObject({ code: 'mail_needed' })
  expect(await newest()).toMatchObject({ ...held, detail: { by: 'passkey', passkey: 'Phone' } })

  await browser.changeWayIn({ body: { way_in: 'any' } })
  await browser.deletePasskey({ path: { pk } })
  expect(await newest()).toMatchObject({ action: 'passkey.removed', subject: 'Phone' })
  const there = world.browser('pro.localhost:4000')
  await there.loginViaToken({ body: { token: (await browser.createSitePass()).token } })
  expect(await newest()).toMatchObject({ ...entry, detail: { by: 'pass' } })
})

test('what a person does for themselves is in no team’s log', async () => {
  const before = (await log()).length
  const member = await world.as(MEMBER) // made by the operator, in the log
  await member.replaceMe({ body: { first_name: 'Tomas' } })
  const after = await log()
  expect(after.slice(0, after.length - before).map(({ action, by }) => [action, by])).toEqual([
    ['token.created', 'operator'],
  ])
})

test('what someone did before they joined or after they left is not in the log', async () => {
  const email = 'newcomer@new.example'
  const browser = await world.signIn(email)
  const token = (name: string) => browser.createToken({ body: { kind: 'extension', name } })
  world.watch.add((await token('Before')).token, 'a token')
  const [invite] = await admin.createInvites({ path, body: { emails: [email] } })
  await browser.acceptInvite({ path, body: { code: world.product.secrets.seal('invite', invite!.id) } })
  world.watch.add((await token('While')).token, 'a token')
  const mine = (await admin.listMembers({ path })).find(({ user }) => user.email === email)!
  await admin.deleteMember({ path: { ...path, pk: mine.id } })
  world.watch.add((await token('After')).token, 'a token')
  const { id: person } = await browser.getMe()
  const theirs = await log({ person })
  expect(theirs.map(({ action, subject }) => [action, subject])).toEqual([
    ['token.created', 'While'],
    ['invite.accepted', email],
  ])
})

test('what is done in another team is not in the log', async () => {
  const halcyon = await world.as('admin@halcyon.example')
  await halcyon.createInvites({ path: { team_id: 'halcyon' }, body: { emails: ['secret@halcyon.example'] } })
  expect(JSON.stringify(await log())).not.toContain('halcyon')
  const theirs = await halcyon.listAuditEntries({ path: { team_id: 'halcyon' } })
  expect(theirs.some(({ subject }) => subject === 'secret@halcyon.example')).toBe(true)
})

test('narrowed by person, kind and time; pages follow each other without a gap', async () => {
  const { id: person } = await (await world.as(MEMBER)).getMe()
  const theirs = await log({ person })
  expect(theirs.length).toBeGreaterThan(3)
  expect(new Set(theirs.map((entry) => entry.person?.email))).toEqual(new Set([MEMBER]))
  expect(new Set((await log({ kind: 'tokens' })).map(({ action }) => action))).toEqual(
    new Set(['token.created', 'token.revoked']),
  )
  const day = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const all = await log()
  expect(await log({ since: day(0), until: day(0) })).toEqual(all)
  expect(await log({ since: day(1) })).toEqual([])
  expect(await log({ until: day(-1) })).toEqual([])

  const { token } = await world.token(ADMIN)
  const paged: string[] = []
  let cursor: string | undefined
  do {
    const answer = await world.product.app.inject({
      url: `/api/starling/teams/meridian/audit/?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
      headers: { authorization: `Token ${token}` },
    })
    paged.push(...answer.json<AuditEntry[]>().map(({ id }) => id))
    cursor = answer.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  expect(paged).toEqual((await log()).map(({ id }) => id))
})

test.each([
  ['since=yesterday', 'since'],
  ['until=2026-02-30', 'until'],
  ['kind=secrets', 'kind'],
  ['person=me', 'person'],
  ['cursor=x', 'cursor'],
])('%s is refused by name', async (query, field) => {
  const { token } = await world.token(ADMIN)
  const answer = await world.product.app.inject({
    url: `/api/starling/teams/meridian/audit/?${query}`,
    headers: { authorization: `Token ${token}` },
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json())).toEqual([field])
})

test('members who are no admins do not read it, nor does a token that was not made to manage', async () => {
  await expect((await world.as(MEMBER)).listAuditEntries({ path })).rejects.toMatchObject({ code: 'admin_needed' })
  const reads = await world.as(ADMIN, 'personal', ['read'])
  await expect(reads.exportAudit({ path })).rejects.toMatchObject({ code: 'scope_missing' })
})

test('the export holds all rows, more than a page, and is itself in the log', async () => {
  const { id: team_id } = await admin.getTeam({ path: { slug: 'meridian' } })
  await world.product.store.change('operator', async (change) => {
    for (let n = 0; n < 520; n++) await change.audit('team.changed', { team_id, detail: { n } })
  })
  const { name, blob } = await admin.exportAudit({ path, query: { format: 'json' } })
  expect(name).toMatch(/^starling-audit-meridian-.*\.json$/)
  const file = JSON.parse(await blob.text())
  expect(file).toMatchObject({ format: 'starling.audit', version: 1, team: 'meridian', filter: {} })
  const all = (await world.rows('audit_teams')).filter((row) => row.team_id === team_id)
  expect(file.entries).toHaveLength(all.length)
  expect(file.entries[0]).toMatchObject({ action: 'audit.exported', detail: { format: 'json' } })
}, 120_000)

test('no cell of the CSV runs as a formula, and the words are in the language of who asks', async () => {
  const browser = await world.signIn(ADMIN)
  const { id } = await browser.createToken({ body: { kind: 'personal', name: '=HYPERLINK("http://evil.example")' } })
  await browser.deleteToken({ path: { pk: id } })
  await browser.replaceMe({ body: { language: 'ja' } })
  const { blob } = await browser.exportAudit({ path, query: { kind: 'tokens' } })
  const lines = (await blob.text()).trim().split('\r\n')
  expect(lines[0]).toBe('\uFEFFhappened_at,who,email,by,action,what,subject,detail,address,device'.slice(1))
  expect(lines[1]).toContain('トークンの取り消し')
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  await browser.replaceMe({ body: { language: 'en' } })
})
