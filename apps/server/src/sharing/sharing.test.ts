import type { Answered } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'

const path = { team_id: 'meridian' }
const DAY_MS = 86_400_000
const question: AskedQuestion = {
  query_type: 'conversation',
  keywords: [['coffee']],
  window: { since: 0, until: 4_000_000_000 },
}
let world: World
let admin: Client
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  member = await world.as('member@meridian.example')
  stranger = world.browser()
})
afterAll(() => world.stop())

type Wanted = Parameters<Client['createSharedLink']>[0]['body']
const share = (wanted: Partial<Wanted> = {}, by = member) =>
  by.createSharedLink({ path, body: { question, ...wanted } })
const open = (token: string) => stranger.openSharedLink({ body: { token } })
const opens = (token: string) => codeOf(open(token))
const tidied = async () => {
  await world.product.store.change('operator', async ({ enqueue, audit }) => {
    await enqueue('tidy', {})
    await audit('test.tidied')
  })
  await world.settle()
}
const rowsOf = (answers: readonly { section: string }[], id: string) =>
  (answers.find(({ section }) => section === id) as Answered | undefined)?.rows

test('whoever has a link sees the question and the answers of the moment, and who shared it', async () => {
  const link = await share({ utc_offset_minutes: 540, panels: { countries: { as_table: true } } })
  expect(link.token).toMatch(/^stl_link_[\w-]{38}$/)
  const shown = await open(link.token)
  expect(shown).toMatchObject({
    team: { name: 'Meridian' },
    question,
    utc_offset_minutes: 540,
    panels: { countries: { as_table: true } },
    left_out: [],
    expires_at: link.expires_at,
  })
  expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(30 * DAY_MS)
  expect(JSON.stringify(shown)).not.toContain('member@meridian.example')
  const { sections } = await member.explore({ body: { question, utc_offset_minutes: 540 } })
  expect(shown.answers.map(({ section }) => section)).toEqual(sections.map(({ section }) => section))
  const size = shown.answers.find(({ section }) => section === 'audience_size')!
  expect(size).toMatchObject({ rows: rowsOf(sections, 'audience_size')!, method: 'size' })
  expect(size.as_of).not.toBeNull()
  // Whole, where a stranger who asks gets ten rows.
  expect(rowsOf(shown.answers, 'top_accounts')!.length).toBeGreaterThan(10)
})

test('the window that nobody chose is that of the moment, and stays', async () => {
  const { window: _, ...asked } = question as AskedQuestion & { query_type: 'conversation' }
  const now = world.clock.now().getTime() / 1000
  const link = await share({ question: asked, sections: ['audience_size'] })
  world.clock.advance(DAY_MS)
  const { window } = (await open(link.token)).question
  expect(window!.until).toBeLessThanOrEqual(now)
  expect(window!.until - window!.since).toBe(30 * 86_400 - 300)
})

test('sections stand as they were looked at: chosen ones, in their order, against their baseline, over other audiences', async () => {
  const other: AskedQuestion = { ...question, keywords: [['music']] } as AskedQuestion
  const link = await share({
    sections: ['top_accounts', 'overlap', 'languages'],
    others: [other],
    panels: { top_accounts: { order: 'count', baseline: 'all' } },
  })
  expect(link.sections).toBe(3)
  const shown = await open(link.token)
  expect(shown.others).toEqual([other])
  const { sections } = await member.exploreDetail({
    body: { question, sections: ['top_accounts'], order: 'count', baseline: 'all' },
  })
  expect(rowsOf(shown.answers, 'top_accounts')!.map(({ handle }) => handle)).toEqual(
    rowsOf(sections, 'top_accounts')!.map(({ handle }) => handle),
  )
  expect(shown.answers.find(({ section }) => section === 'top_accounts')!.base.baseline).toBe('all')
  expect(rowsOf(shown.answers, 'overlap')!.length).toBeGreaterThan(0)
})

test('a link that ended, was revoked, or never was is one and the same; undone, it opens again', async () => {
  const link = await share({ days: 7, sections: ['audience_size'] })
  const unknown = await stranger.openSharedLink({ body: { token: `${link.token}x` } }).catch((error) => error)
  const same = async (token: string) => {
    const error = await open(token).catch((one: unknown) => one)
    expect(error).toMatchObject({ status: 404, code: 'not_found', message: unknown.message })
  }
  await admin.deleteSharedLink({ path: { ...path, pk: link.id } })
  await same(link.token)
  expect(await codeOf(admin.deleteSharedLink({ path: { ...path, pk: link.id } })), 'revoked twice').toBe('ok')
  expect((await member.listSharedLinks({ path })).map(({ id }) => id)).not.toContain(link.id)
  expect(await member.restoreSharedLink({ path: { ...path, pk: link.id } })).toMatchObject({ id: link.id })
  expect(await opens(link.token)).toBe('ok')

  world.clock.advance(7 * DAY_MS + 1000)
  await same(link.token)
  const listed = async () => (await member.listSharedLinks({ path })).find(({ id }) => id === link.id)
  expect(await listed()).toMatchObject({ state: 'ended', opened: 1 })
  await tidied()
  expect((await world.rows('shared_answers')).map(({ link_id }) => link_id)).not.toContain(link.id)
  expect(await listed()).toMatchObject({ state: 'ended' })
  world.clock.advance(31 * DAY_MS)
  await tidied()
  expect(await listed()).toBeUndefined()
})

test('it is listed with its question, who made it, until when, and how often it was opened; on record without who opened it', async () => {
  const link = await share({ sections: ['audience_size'] }, admin)
  expect(link).toMatchObject({ opened: 0, opened_at: null, state: 'open', person: { email: 'admin@meridian.example' } })
  await open(link.token)
  await open(link.token)
  const { token: _, ...made } = link
  const [newest] = await member.listSharedLinks({ path })
  expect(newest).toEqual({ ...made, opened: 2, opened_at: expect.any(String) })
  expect((await member.listSharedLinks({ path, query: { by: 'me' } })).map(({ id }) => id)).not.toContain(link.id)
  expect((await admin.listSharedLinks({ path, query: { by: 'me' } }))[0]!.id).toBe(link.id)

  const about = (await world.rows('audit')).filter(({ subject_id }) => subject_id === link.id)
  expect(about.map(({ action }) => action).toSorted()).toEqual(['link.created', 'link.opened', 'link.opened'])
  for (const { action, actor, address, device } of about.slice(1)) {
    expect({ action, actor, address, device }).toEqual({
      action: 'link.opened',
      actor: 'nobody',
      address: null,
      device: null,
    })
  }
  const [entry] = await admin.listAuditEntries({ path, query: { kind: 'exports' } })
  expect(entry).toMatchObject({ action: 'link.created', subject: 'coffee' })
})

test('only a hash of the token is kept, and what opens it is told to keep quiet', async () => {
  const link = await share({ sections: ['audience_size'] })
  expect(JSON.stringify(await world.rows('shared_links'))).not.toContain(link.token)
  expect(JSON.stringify(await world.rows('idempotency_keys'))).not.toContain(link.token)
  for (const token of [link.token, 'stl_link_nothing']) {
    const { headers } = await world.product.app.inject({
      method: 'POST',
      url: '/api/starling/shared-links/open/',
      headers: { host: 'localhost:4000' },
      payload: { token },
    })
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  // It opens nothing else.
  expect(await codeOf(world.withToken(link.token).getMe())).not.toBe('ok')
})

test('another team neither sees nor touches it', async () => {
  const link = await share({ sections: ['audience_size'] })
  const other = await world.as('admin@halcyon.example')
  const own = { team_id: 'halcyon', pk: link.id }
  expect(await codeOf(other.listSharedLinks({ path }))).toBe('not_found')
  expect(await codeOf(other.createSharedLink({ path, body: { question } }))).toBe('not_found')
  expect(await other.listSharedLinks({ path: { team_id: 'halcyon' } })).toEqual([])
  for (const at of [own, { ...path, pk: link.id }]) {
    expect(await codeOf(other.deleteSharedLink({ path: at }))).toBe('not_found')
    expect(await codeOf(other.restoreSharedLink({ path: at }))).toBe('not_found')
  }
  expect(await opens(link.token)).toBe('ok')
})

test('it is closed while who made it is not in the team, and while their account or the team is being deleted', async () => {
  const link = await share({ sections: ['audience_size'] })
  const member_pk = (await admin.listMembers({ path })).find(({ user }) => user.email.startsWith('member'))!.id
  await admin.deleteMember({ path: { ...path, pk: member_pk } })
  expect(await opens(link.token)).toBe('not_found')
  expect((await admin.listSharedLinks({ path })).find(({ id }) => id === link.id)).toMatchObject({ state: 'left' })
  await admin.restoreMember({ path: { ...path, pk: member_pk } })
  expect(await opens(link.token)).toBe('ok')

  await admin.deleteTeam({ path, body: { name: 'Meridian' } })
  expect(await opens(link.token)).toBe('not_found')
  await admin.restoreTeam({ path: { pk: (await admin.listDeletedTeams())[0]!.id } })
  expect(await opens(link.token)).toBe('ok')

  const leaving = await world.as('member@meridian.example')
  await leaving.deleteAccount({ body: { email: 'member@meridian.example' } })
  expect(await opens(link.token)).toBe('not_found')
})
