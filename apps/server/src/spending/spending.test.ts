import type { Client } from '@starling/contract/browser'
import { approveSpend, changeSpend, findTeam, findUserByEmail, holdSpend, releaseSpend } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const [ADMIN, MEMBER] = ['admin@meridian.example', 'member@meridian.example']
const path = { team_id: 'meridian' }
const UNIT = 1_000_000
let world: World
let admin: Client
let member: Client
let team_id: string
let from: Date
let team_account_id: string
let people: { admin: string; member: string }
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  ;[admin, member] = [await world.as(ADMIN), await world.as(MEMBER)]
  const { store } = world.product
  from = world.clock.now()
  team_id = (await findTeam(store, 'meridian'))!.id
  people = {
    admin: (await findUserByEmail(store, ADMIN))!.id,
    member: (await findUserByEmail(store, MEMBER))!.id,
  }
  team_account_id = await store.change('operator', async (change) => {
    const { id } = await change.table({ team_id }, 'team_accounts').add({
      ...{ account_id: 'acc1', network: 'x', name: 'Main', currency: 'JPY', timezone: 'Asia/Tokyo', treatment: null },
      ...{ social_account_id: null, linked_by: people.admin, by_grant: false, ad_grant_id: null, access: 'unknown' },
      ...{ checked_at: null, agency: false, created_at: change.now, removed_at: null, removed_by: null },
    })
    await change.audit('team.seeded')
    return id
  })
})
afterAll(() => world.stop())

const codeOf = (error: { code?: string }) => error.code ?? Promise.reject(error)

const newId = () =>
  world.product.store.change('operator', async (change) => {
    await change.audit('test.id')
    return change.newId()
  })
const hold = (campaign_id: string, daily: number, by = people.admin, days = 30) => {
  const until = new Date(from.getTime() + days * 86_400_000)
  const wanted = {
    team_id,
    team_account_id,
    campaign_id,
    currency: 'JPY',
    amount_micro: null,
    from,
    until,
    asked_by: by,
  }
  return world.product.store.change('operator', (change) => holdSpend(change, { ...wanted, daily_micro: daily * UNIT }))
}
const approve = (id: string, by: string) =>
  world.product.store.change('operator', (change) => approveSpend(change, id, by))
const setCap = (amount: number, by: Client = admin) =>
  by.setSpendingCap({ path, body: { team_account: team_account_id, currency: 'JPY', amount_micro: amount * UNIT } })

test('money of a currency has its decimals, and a cap is of the account’s currency', async () => {
  const body = { team_account: null, currency: 'JPY', amount_micro: 1_500_000 }
  const refused = await admin.setSpendingCap({ path, body }).catch((error) => error.body)
  expect(refused).toEqual({ amount_micro: ['This has more decimals than the currency.'] })
  const other = { team_account: team_account_id, currency: 'USD', amount_micro: UNIT }
  expect(await admin.setSpendingCap({ path, body: other }).catch((error) => error.body)).toHaveProperty('currency')
  expect(await admin.setSpendingCap({ path, body: { ...body, currency: 'no' } }).catch((error) => error.status)).toBe(
    400,
  )
  expect(await member.setSpendingCap({ path, body: { ...body, amount_micro: UNIT } }).catch(codeOf)).toBe(
    'admin_needed',
  )
})

test('above a cap a second person is needed, who is never who asked', async () => {
  await setCap(10_000)
  const [small, large] = [await newId(), await newId()]
  expect(await hold(small, 100, people.admin, 70)).toMatchObject({ state: 'held' })
  const waiting = await hold(large, 500)
  expect(waiting.state).toBe('waiting')
  expect((await hold(large, 500)).id).toBe(waiting.id)
  expect(await approve(waiting.id, people.admin).catch(codeOf)).toBe('second_person_needed')
  expect(await approve(waiting.id, people.member).catch(codeOf)).toBe('account_role_needed')
  const roles = { ...path, pk: team_account_id, member_id: await memberId() }
  await admin.setAccountRole({ path: roles, body: { role: 'spend' } })
  // Other terms were asked for meanwhile: nobody has approved those.
  const other = await hold(large, 600)
  expect(await approve(waiting.id, people.member).catch(codeOf)).toBe('changed_meanwhile')
  expect(await approve(other.id, people.member)).toMatchObject({ state: 'held', approved_by: people.member })
  // Less than was agreed to needs nobody; more does, and what was agreed to goes on.
  const change = (daily: number) =>
    world.product.store.change('operator', (tx) =>
      changeSpend(tx, large, { daily_micro: daily * UNIT, asked_by: people.admin }),
    )
  expect(await change(550)).toMatchObject({ state: 'held' })
  expect(await change(700)).toMatchObject({ state: 'waiting' })
  const [cap] = await member.listSpendingCaps({ path })
  expect(cap).toMatchObject({
    amount_micro: 10_000 * UNIT,
    spent_micro: 0,
    month: expect.stringMatching(/^\d{4}-\d\d$/),
  })
  expect(cap!.held_micro).toBeGreaterThan(0)
  // 70 days from here reach into months to come: what is held there is told there, and what is left of it.
  const [here, ...later] = cap!.months
  expect(here).toMatchObject({ month: cap!.month, held_micro: cap!.held_micro, spent_micro: 0 })
  expect(later.length).toBeGreaterThanOrEqual(2)
  expect(later[0]!.month > cap!.month).toBe(true)
  expect(later[0]!.held_micro).toBeGreaterThanOrEqual(28 * 100 * UNIT)
  expect(later.at(-1)!.held_micro).toBeLessThanOrEqual(31 * 100 * UNIT)
  for (const { held_micro, spent_micro, left_micro } of cap!.months) {
    expect(left_micro).toBe(Math.max(0, cap!.amount_micro - held_micro - spent_micro))
  }
  await world.product.store.change('operator', (tx) => releaseSpend(tx, large, { spent_micro: 40 * UNIT }))
  expect((await member.listSpendingCaps({ path }))[0]).toMatchObject({ spent_micro: 40 * UNIT })
  await admin.setAccountRole({ path: roles, body: { role: null } })
})

test('who may only draft asks, and someone who may spend approves', async () => {
  const campaign = await newId()
  const asked = await hold(campaign, 1, people.member)
  expect(asked.state).toBe('waiting')
  expect(await approve(asked.id, people.admin)).toMatchObject({ state: 'held' })
})

test('a higher cap, or none, waits for another admin where there is one', async () => {
  // Alone it holds at once.
  expect(await setCap(20_000)).toMatchObject({ amount_micro: 20_000 * UNIT, asked: null })
  const pk = await memberId()
  await admin.changeMember({ path: { ...path, pk }, body: { level: 'admin' } })
  const asked = await setCap(90_000)
  expect(asked).toMatchObject({
    amount_micro: 20_000 * UNIT,
    asked: { asks: 'more', amount_micro: 90_000 * UNIT, by: ADMIN, is_mine: true },
  })
  const on = (asked_at: string | null) => ({ path: { ...path, pk: asked.id }, body: { asked_at } })
  expect(await admin.approveSpendingCap(on(asked.asked!.asked_at)).catch(codeOf)).toBe('second_person_needed')
  world.clock.advance(1000)
  const more = await setCap(95_000)
  expect(await member.approveSpendingCap(on(asked.asked!.asked_at)).catch(codeOf)).toBe('changed_meanwhile')
  expect(await member.approveSpendingCap(on(more.asked!.asked_at))).toMatchObject({
    ...{ amount_micro: 95_000 * UNIT, asked: null },
  })
  expect(await setCap(5_000)).toMatchObject({ amount_micro: 5_000 * UNIT, asked: null })
  const ending = await admin.endSpendingCap({ path: { ...path, pk: asked.id } })
  expect(ending).toMatchObject({ removed: false, asked: { asks: 'none' } })
  expect(await member.refuseSpendingCap({ path: { ...path, pk: asked.id } })).toMatchObject({ asked: null })
  await admin.endSpendingCap({ path: { ...path, pk: asked.id } }).then(async ({ asked: again }) => {
    expect(await member.approveSpendingCap(on(again!.asked_at))).toMatchObject({ removed: true })
  })
  expect(await member.listSpendingCaps({ path })).toEqual([])
  expect(await member.restoreSpendingCap({ path: { ...path, pk: asked.id } })).toMatchObject({ removed: false })
})

const memberId = async () => (await admin.listMembers({ path })).find(({ user }) => user.email === MEMBER)!.id
