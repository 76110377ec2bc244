import { AppError } from '@starling/contract'
import { addTeam, addUser, joinTeam, Store } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { randomFrom } from '../../test-kit/random.ts'
import { AtX } from '../../test-kit/spending/at-x.ts'
import { draw, firstCaps, type House, type Op } from '../../test-kit/spending/draw.ts'
import { current, type ModelAccount, SpendingModel, type Terms } from '../../test-kit/spending/model.ts'

const COUNT = Number(process.env.HISTORIES ?? (process.env.ENDURE === 'full' ? 2_000 : 24))
const SEED = Number(process.env.SEED ?? 18)
const [HOUR, DAY] = [3_600_000, 86_400_000]
const [PEOPLE, CAMPAIGNS, ROUNDS] = [3, 4, 10]

/** No decimals, two and three; with summer time and without, and the first and the last place to begin a day. */
const PLACES = [
  ['USD', 'America/Los_Angeles'],
  ['JPY', 'Asia/Tokyo'],
  ['KWD', 'Asia/Kuwait'],
  ['EUR', 'Europe/Berlin'],
  ['USD', 'Pacific/Kiritimati'],
  ['USD', 'Pacific/Pago_Pago'],
  ['AUD', 'Australia/Lord_Howe'],
] as const
let world: World
/** Two servers, each with its own clock and its own connections. */
const servers: Store[] = []
const skews = [0, 0]
let now = Date.parse('2026-10-20T12:00:00Z')
const people: string[] = []

beforeAll(async () => {
  world = await World.create(inject('postgres'))
  for (const [at] of skews.entries()) {
    const clock = () => new Date(now + skews[at]!)
    servers.push(await Store.open({ connection: world.connection, now: clock, onError: () => {} }))
  }
  await servers[0]!.change('operator', async (change) => {
    for (let n = 0; n < PEOPLE; n++) {
      people.push(await addUser(change, { email: `p${n}@spending.example`, first_name: '', last_name: '' }))
    }
    await change.audit('test.people')
  })
})
afterAll(async () => {
  for (const store of servers) await store.close()
  await world.stop()
})

async function openHouse(accounts: readonly ModelAccount[], admins: number): Promise<House> {
  return servers[0]!.change('operator', async (change) => {
    const team_id = await addTeam(change, { slug: `h-${change.newId()}`, name: 'History' })
    for (const [n, id] of people.entries()) await joinTeam(change, team_id, id, n < admins ? 'admin' : 'member')
    const { rows } = await change.table({ team_id }, 'memberships').page({ limit: PEOPLE })
    const members = people.map((user_id) => rows.find((one) => one.user_id === user_id)!.id)
    const ids: string[] = []
    for (const [n, { currency, timezone, treatment }] of accounts.entries()) {
      const made = await change.table({ team_id }, 'team_accounts').add({
        ...{ account_id: `acc${n}`, network: 'x', name: `Account ${n}`, currency, timezone, treatment, agency: false },
        ...{ social_account_id: null, linked_by: people[0]!, by_grant: false, ad_grant_id: null, access: 'unknown' },
        ...{ checked_at: null, created_at: change.now, removed_at: null, removed_by: null },
      })
      ids.push(made.id)
    }
    await change.audit('team.seeded')
    const campaigns = Array.from({ length: CAMPAIGNS }, () => change.newId())
    return { team_id, people, accounts: ids, members, campaigns, waiting: new Map(), caps: new Map() }
  })
}

/** Everything that is held, waits and caps, in words that both sides speak; the ids that only the store knows are noted. */
async function seen(house: House): Promise<string[]> {
  const owner = { team_id: house.team_id }
  const { rows: holds } = await servers[0]!.table(owner, 'spending_holds').page({ limit: 1000 })
  const told = holds.flatMap((one) => {
    const n = house.campaigns.indexOf(one.campaign_id)
    const terms = `${one.amount_micro} ${one.daily_micro} ${+one.starts_at} ${one.ends_at && +one.ends_at}`
    if (one.state === 'held') return [`${n} held ${terms} ${one.approved} ${+one.held_at!}`]
    if (one.state === 'waiting') return [`${n} waiting ${terms} ${people.indexOf(one.asked_by!)}`]
    return one.state === 'released' && one.held_at ? [`${n} released ${one.spent_micro} ${+one.ended_at!}`] : []
  })
  house.waiting = new Map(
    holds.flatMap(({ state, campaign_id, id }) => (state === 'waiting' ? [[campaign_id, id]] : [])),
  )
  const { rows: roles } = await servers[0]!.table(owner, 'account_roles').page({ limit: 100 })
  for (const { member_id, team_account_id, role } of roles) {
    told.push(`role ${house.members.indexOf(member_id)} ${house.accounts.indexOf(team_account_id)} ${role}`)
  }
  const { rows } = await servers[0]!.table(owner, 'spending_caps').page({ limit: 100 })
  house.caps.clear()
  for (const cap of rows) {
    const key = `${cap.team_account_id === null ? 'team' : house.accounts.indexOf(cap.team_account_id)} ${cap.currency}`
    house.caps.set(key, cap)
    const by = cap.asked_by && people.indexOf(cap.asked_by)
    told.push(`cap ${key} ${cap.amount_micro} ${cap.asks} ${cap.asked_micro} ${by} ${cap.asked_at && +cap.asked_at}`)
  }
  return told.toSorted()
}

function expected(model: SpendingModel): string[] {
  const say = ({ amount, daily, starts, ends }: Terms) => `${amount} ${daily} ${starts} ${ends}`
  const runs = model.runs.map((run) => {
    if (run.released) return `${run.campaign} released ${run.released.spent} ${run.released.at}`
    return `${run.campaign} held ${say(current(run)!)} ${run.approved} ${current(run)!.held}`
  })
  const waits = Object.entries(model.waiting).map(([n, { terms, by }]) => `${n} waiting ${say(terms)} ${by}`)
  const caps = Object.entries(model.caps).map(
    ([key, { amount, asks, asked: more, by, at }]) => `cap ${key} ${amount} ${asks} ${more} ${by} ${at}`,
  )
  const roles = Object.entries(model.roles).map(([whose, role]) => `role ${whose} ${role}`)
  return [...runs, ...waits, ...caps, ...roles].toSorted()
}

const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))

test(`${COUNT} histories of holds, approvals, releases and caps go as one after the other would, and none above a cap`, async () => {
  const counts: Record<string, number> = {}
  for (let n = 0; n < COUNT; n++) {
    const random = randomFrom(SEED * 1_000_003 + n)
    const below = (most: number) => Math.floor(random() * most)
    const isPlain = n % 3 === 0
    now = Date.parse('2026-10-20T12:00:00Z') + below(200) * DAY
    const accounts = Array.from({ length: 2 }, (): ModelAccount => {
      const [currency, timezone] = PLACES[below(PLACES.length)]!
      return { currency, timezone, treatment: random() < 0.06 ? 'look' : random() < 0.1 ? 'approval' : null }
    })
    let model = new SpendingModel(accounts, 1 + below(2))
    const house = await openHouse(accounts, model.admins)
    const at_x = new AtX(accounts.map(({ timezone }) => timezone))
    const done: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // The clocks of servers disagree, and go back; in a plain history by less than it is to midnight anywhere.
      skews[1] = isPlain ? below(120_000) : below(5 * HOUR) - 2 * HOUR
      const first = round === 0 && isPlain ? [0, 1].flatMap((one) => firstCaps(one, house, model, random)) : undefined
      const ops = first ?? Array.from({ length: 1 + below(3) }, () => draw(random, house, model, { now, isPlain }))
      if (!first && random() < 0.25) ops[1] = ops[0]!
      const at = ops.map((_, one) => (first ? 0 : (one + round) % 2))
      const perform = (op: Op, one: number) =>
        servers[at[one]!]!.change('operator', op.real).catch((error) =>
          error instanceof AppError ? error.code : Promise.reject(error),
        )
      const real: string[] = []
      if (first) for (const [one, op] of ops.entries()) real.push(await perform(op, one))
      else real.push(...(await Promise.all(ops.map(perform))))
      done.push(ops.map(({ name }, one) => `${name}: ${real[one]}`).join(' | '))
      for (const word of real) counts[word] = (counts[word] ?? 0) + 1
      const found = ordersOf([...ops.keys()]).map((order) => {
        const after = model.clone()
        const said = order.map((one) => [one, ops[one]!.said(after, now + skews[at[one]!]!)] as const)
        return { after, isSo: said.every(([one, word]) => real[one] === word) }
      })
      const there = await seen(house)
      const fitting = found.find(({ after, isSo }) => isSo && expected(after).join() === there.join())
      expect(
        fitting,
        `history ${n}\n${done.join('\n')}\n${there.join('\n')}\nor\n${expected(found[0]!.after).join('\n')}`,
      ).toBeDefined()
      model = fitting!.after
      for (const one of Object.keys(model.waiting))
        model.name(Number(one), house.waiting.get(house.campaigns[Number(one)]!)!)
      at_x.follow(model, now)
      const later = now + (isPlain ? below(20) * DAY : below(15 * 24) * HOUR - (random() < 0.1 ? 3 * DAY : 0))
      at_x.spendUntil(Math.max(now, later))
      now = later
    }
    at_x.spendUntil(now + 200 * DAY)
    if (isPlain) expect(at_x.above(model), `history ${n}\n${done.join('\n')}`).toEqual([])
  }
  console.log(COUNT, 'histories', counts)
  expect(counts).toMatchObject({ held: expect.any(Number), waiting: expect.any(Number) })
}, 3_600_000)
