import { ApiError } from '@starling/contract/browser'
import { EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { chosenOf } from '@starling/targeting'
import { type Browser, type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type AdDesk, openDesk } from '../../test-kit/ad-desk.ts'
import { applyDueLists, applyTargetingList } from './apply.ts'

const COFFEE = questionOfDraft({ ...EMPTY_BUILDER, posted_about: ['coffee'] })
/** Asks for nothing that gets old. */
const LASTING = questionOfDraft({ ...EMPTY_BUILDER, interests: ['210'] })
const DAY_MS = 86_400_000

let world: World
let browser: Browser
let desk: AdDesk
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 1_000 })
  browser = await world.signIn('admin@meridian.example')
  desk = await openDesk(world)
}, 180_000)
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
async function listOf(name: string, body: typeof COFFEE = COFFEE) {
  const { id } = await browser.createProAudienceConfig({ body: { body, name } })
  const list = await browser.createTargetingList({ body: { audience_config_id: id } })
  await world.settle()
  return list.id
}
const allow = (pk: string, line_item_id: string, ad_account_id = desk.ad_account.id) =>
  browser.allowAutopilot({ path: { pk }, body: { allowed: true, ad_account_id, line_item_id } })
async function run() {
  await applyDueLists(world.product)
  await world.settle()
}
const usesOf = (pk: string) => browser.listTargetingListUses({ path: { pk } })
const stop = (pk: string) => browser.allowAutopilot({ path: { pk }, body: { allowed: false } })

test('a token allows it only where it was made to spend', async () => {
  const pk = await listOf('Scoped')
  const [ad_account_id, line_item_id] = [desk.ad_account.id, 'any']
  const asked = { path: { pk }, body: { allowed: true, ad_account_id, line_item_id } }
  const writer = await world.as('admin@meridian.example', 'personal', ['read', 'write'])
  await expect(writer.allowAutopilot(asked)).rejects.toMatchObject({ status: 403, code: 'scope_missing' })
  const spender = await world.as('admin@meridian.example', 'personal', ['read', 'spend'])
  await expect(spender.allowAutopilot(asked)).rejects.toMatchObject({ status: 400 })
})

test('a budget is suggested from the people of the list; without them, from those that are given', async () => {
  const pk = await listOf('Budget')
  const { size } = await browser.getTargetingList({ path: { pk } })
  const told = await browser.getAutopilotBudget({ query: { targeting_list_id: pk } })
  expect(told).toMatchObject({ people: size!.size, people_of: 'audience', suggested_budget: 500, price_of: 'options' })
  const given = { targeting_list_id: pk, people: 100_000, price: 5, frequency: 4, days: 10 }
  expect(await browser.getAutopilotBudget({ query: given })).toMatchObject({
    suggested_budget: 2_500,
    daily_budget: 250,
  })
  const { id } = await browser.createTargetingList({ body: { targeting_package: { keywords: [{ value: 'tea' }] } } })
  expect(await browser.getAutopilotBudget({ query: { targeting_list_id: id } })).toMatchObject({
    ...{ suggested_budget: null, people: null },
  })
  expect(
    await refusalOf(
      browser.allowAutopilot({ path: { pk: id }, body: { allowed: true, ad_account_id: 'a', line_item_id: 'l' } }),
    ),
  ).toMatchObject([400, {}])
})

test('off by default; it is allowed for a paused line item of one’s own ad account only', async () => {
  const pk = await listOf('Permission')
  expect((await browser.getTargetingList({ path: { pk } })).autopilot).toMatchObject({ allowed: false })
  await run()
  expect(await usesOf(pk)).toEqual([])
  const paused = await desk.lineItem('Paused')
  expect(await browser.listPausedLineItems()).toEqual([])
  expect(await refusalOf(allow(pk, paused))).toMatchObject([400, { ad_account_id: [expect.any(String)] }])
  await desk.link(browser)
  const running = await desk.lineItem('Running', 'ACTIVE')
  expect((await browser.listPausedLineItems()).map(({ id, name, ad_account }) => [id, name, ad_account.id])).toEqual([
    [paused, 'Paused', desk.ad_account.id],
  ])
  expect(await refusalOf(allow(pk, running))).toEqual([
    400,
    { line_item_id: ['This line item is not paused. Pause it at X first.'] },
  ])
  expect(await refusalOf(allow(pk, 'none'))).toMatchObject([400, { line_item_id: [expect.any(String)] }])
  expect(await refusalOf(allow(pk, paused, 'another'))).toMatchObject([400, { ad_account_id: [expect.any(String)] }])
  expect((await allow(pk, paused)).autopilot).toMatchObject({ allowed: true, line_item_id: paused })
  expect((await stop(pk)).autopilot).toMatchObject({ allowed: false, line_item_id: null, due_at: null })
  await run()
  expect(await usesOf(pk)).toEqual([])
  expect(await desk.criteria(paused)).toEqual([])
})

test('allowed, it is renewed and set on the line item once a week, exactly; what is its owner’s stays', async () => {
  const pk = await listOf('Weekly')
  const item = await desk.lineItem('Weekly')
  // What no package speaks of was chosen by hand.
  for await (const _ of desk.api.batch(desk.ad_account.id, 'targeting_criteria', [
    {
      operation_type: 'Create',
      params: { line_item_id: item, targeting_type: 'PLATFORM', targeting_value: '0', operator_type: 'EQ' },
    },
    {
      operation_type: 'Create',
      params: { line_item_id: item, targeting_type: 'BROAD_KEYWORD', targeting_value: 'outdated', operator_type: 'EQ' },
    },
  ]));
  const before = await browser.getTargetingList({ path: { pk } })
  const dropped = before.targeting_package!.keywords.at(-1)!.value
  await browser.changeTargetingList({
    path: { pk },
    body: {
      version: 1,
      steps: [
        { do: 'deselect', part: 'keywords', values: [dropped] },
        { do: 'add', part: 'keywords', values: ['by hand'] },
      ],
    },
  })
  await allow(pk, item)
  await Promise.all([applyTargetingList(world.product, pk), applyTargetingList(world.product, pk)])
  await run()
  const list = await browser.getTargetingList({ path: { pk } })
  const uses = await usesOf(pk)
  expect(uses).toMatchObject([
    { by: 'autopilot', state: 'applied', error: null, line_item_id: item, version: list.version },
  ])
  expect(uses[0]!.targeting_package).toEqual(list.targeting_package)
  const words = chosenOf(list.targeting_package!.keywords).map(({ value }) => value)
  expect(words).toContain('by hand')
  expect(words).not.toContain(dropped)
  const criteria = await desk.criteria(item)
  expect(criteria).toContain('PLATFORM EQ 0')
  expect(criteria).toContain('BROAD_KEYWORD EQ by hand')
  expect(criteria).not.toContain('BROAD_KEYWORD EQ outdated')
  expect(criteria).not.toContain(`BROAD_KEYWORD EQ ${dropped}`)
  expect(new Set(criteria).size).toBe(criteria.length)
  expect(list.used_at).not.toBe(null)
  expect(await browser.listAutopilotUses()).toMatchObject([{ targeting_list_id: pk, state: 'applied' }])
  expect(await browser.getAutopilotAllowance()).toMatchObject({ used: 1, allowed: true })

  await run()
  expect(await usesOf(pk)).toHaveLength(1)
  world.clock.advance(7 * DAY_MS)
  await run()
  expect(await usesOf(pk)).toHaveLength(2)
  // Of who they are a week later; what is its owner's is still theirs.
  const later = await desk.criteria(item)
  expect(new Set(later).size).toBe(later.length)
  expect(later).toEqual(expect.arrayContaining(['PLATFORM EQ 0', 'BROAD_KEYWORD EQ by hand']))
  expect(later).not.toContain(`BROAD_KEYWORD EQ ${dropped}`)
  // Taken back and allowed again it is due when it was due: once a week is once a week.
  const { due_at } = (await browser.getTargetingList({ path: { pk } })).autopilot
  await stop(pk)
  expect((await allow(pk, item)).autopilot.due_at).toBe(due_at)
  await run()
  expect(await usesOf(pk)).toHaveLength(2)
  await stop(pk)
  const acts = (await world.rows('audit')).filter(({ subject_id }) => subject_id === pk)
  const detail = { ad_account_id: desk.ad_account.id, line_item_id: item }
  expect(acts.filter(({ action }) => action === 'autopilot.allowed')).toMatchObject([{ detail }, { detail }])
  expect(acts.filter(({ action }) => action === 'autopilot.stopped')).toHaveLength(2)
})

test('what runs is not touched, and neither is anything once it is no longer allowed', async () => {
  const pk = await listOf('Started')
  const item = await desk.lineItem('Started')
  await allow(pk, item)
  await desk.api.update(desk.ad_account.id, 'line_items', item, { entity_status: 'ACTIVE' })
  const { used } = await browser.getAutopilotAllowance()
  await run()
  expect(await usesOf(pk)).toMatchObject([{ state: 'failed', error: 'not_paused' }])
  expect(await desk.criteria(item)).toEqual([])
  // What was not done does not count.
  expect(await browser.getAutopilotAllowance()).toMatchObject({ used })
  await browser.removeTargetingList({ path: { pk } })
  world.clock.advance(8 * DAY_MS)
  await run()
  const back = await browser.restoreTargetingList({ path: { pk } })
  expect(back.autopilot.allowed).toBe(false)
  expect(await usesOf(pk)).toHaveLength(1)
})

test('an audience that is gone is told as a use that failed', async () => {
  const pk = await listOf('Gone')
  const { audience_config_id } = await browser.getTargetingList({ path: { pk } })
  await allow(pk, await desk.lineItem('Gone'))
  await browser.deleteAudienceConfig({ path: { pk: audience_config_id! } })
  await run()
  expect(await usesOf(pk)).toMatchObject([{ state: 'failed', error: 'no_audience', version: 1 }])
  await stop(pk)
  expect(await refusalOf(allow(pk, await desk.lineItem('Gone again')))).toEqual([
    400,
    { non_field_errors: ['The audience of this list is gone, or no longer yours to use.'] },
  ])
})

test('so many times a month by plan, then it waits for the next', async () => {
  const { most, used, resets_at, plan } = await browser.getAutopilotAllowance()
  expect([plan, most]).toEqual(plan === 'subscribed' ? ['subscribed', 50] : ['free', 5])
  const pk = await listOf('Many', LASTING)
  // Used up by another: one of its own would make it due in a week.
  const other = await listOf('Others', LASTING)
  const { id: user_id } = await browser.getMe()
  const { targeting_package } = await browser.getTargetingList({ path: { pk } })
  await world.product.store.change('operator', async (change) => {
    for (let n = used; n < most; n++) {
      await change.table({ user_id }, 'targeting_list_uses').add({
        ...{ list_id: other, version: 1, audience_id: null, ad_account_id: 'a', line_item_id: 'l', by: 'autopilot' },
        ...{ state: 'applied', error: null, countries: [], used_at: change.now },
        targeting_package: JSON.stringify(targeting_package),
      })
    }
    await change.audit('test.changed')
  })
  expect(await browser.getAutopilotAllowance()).toMatchObject({ used: most, left: 0, allowed: false })
  const item = await desk.lineItem('Many')
  await allow(pk, item)
  await run()
  expect(await desk.criteria(item)).toEqual([])
  expect((await browser.getTargetingList({ path: { pk } })).autopilot).toMatchObject({
    allowed: true,
    due_at: resets_at,
  })
  world.clock.advance(Date.parse(resets_at) - world.clock.now().getTime() + 1_000)
  browser = await world.signIn('admin@meridian.example')
  await run()
  expect(await desk.criteria(item)).not.toEqual([])
  expect(await browser.getAutopilotAllowance()).toMatchObject({ used: 1 })
})
