import {
  approveCap,
  approveSpend,
  type Change,
  changeSpend,
  holdSpend,
  type Row,
  refuseSpend,
  releaseSpend,
  removeCap,
  setAccountRole,
  setCap,
} from '@starling/store'
import type { SpendingModel, Terms } from './model.ts'

const [HOUR, DAY] = [3_600_000, 86_400_000]
const UNIT: Record<string, number> = { USD: 10_000, EUR: 10_000, AUD: 10_000, JPY: 1_000_000, KWD: 1_000 }

/** One thing that somebody does, at the store and in the model. */
export type Op = {
  name: string
  real: (change: Change) => Promise<string>
  said: (model: SpendingModel, at: number) => string
}
export type House = {
  team_id: string
  people: string[]
  accounts: string[]
  members: string[]
  campaigns: string[]
  /** Ids that only the store knows, as they were last seen. */
  waiting: Map<string, string>
  caps: Map<string, Row<'spending_caps'>>
}

const micro = (value: bigint | null) => (value === null ? null : Number(value))
const moment = (value: number | null) => (value === null ? null : new Date(value))
const asked = (terms: Partial<Terms>) => ({
  ...(terms.amount !== undefined && { amount_micro: micro(terms.amount) }),
  ...(terms.daily !== undefined && { daily_micro: micro(terms.daily) }),
  ...(terms.starts !== undefined && { from: new Date(terms.starts) }),
  ...(terms.ends !== undefined && { until: moment(terms.ends) }),
})

export type Drawing = { now: number; isPlain: boolean }
/** What could come next, by chance. In a plain history nobody approves anything and no cap is lowered. */
export function draw(random: () => number, house: House, model: SpendingModel, { now, isPlain }: Drawing): Op {
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)]!
  const [campaign, account, by] = [
    below(house.campaigns.length),
    below(model.accounts.length),
    below(house.people.length),
  ]
  const unit = BigInt(UNIT[model.accounts[account]!.currency]!)
  const money = (most: number) => BigInt(1 + below(most)) * unit
  const campaign_id = house.campaigns[campaign]!
  const terms = (): Terms => {
    const daily = random() < 0.75 ? money(60) : null
    const starts = now + (isPlain ? 0 : below(40 * 24) * HOUR - 5 * DAY) + below(30) * DAY
    const ends = random() < 0.85 ? starts + (1 + below(75)) * DAY + (isPlain ? 0 : below(24) * HOUR) : null
    return { amount: daily === null || random() < 0.6 ? money(2_500) : null, daily, starts, ends }
  }
  const hold = (given: Terms): Op => ({
    name: `hold ${campaign} in ${account} by ${by}`,
    real: async (change) => {
      const { amount_micro = null, from = new Date(0), until = null, daily_micro = null } = asked(given)
      const { currency } = model.accounts[account]!
      const wanted = { team_id: house.team_id, team_account_id: house.accounts[account]!, campaign_id, currency }
      const said = { ...wanted, amount_micro, daily_micro, from, until, asked_by: house.people[by]! }
      return (await holdSpend(change, said)).state
    },
    said: (one, at) => one.hold(campaign, account, given, by, at),
  })
  const waits = model.waiting[campaign]
  const going = model.going(campaign)
  const kind = random()
  if (kind < 0.3 || (kind < 0.5 && !waits && !going)) return hold(waits && random() < 0.3 ? waits.terms : terms())
  if (kind < 0.5) {
    const { amount, daily, ends } = terms()
    const given: Partial<Terms> = pick([{ daily: daily ?? money(50) }, { amount: amount ?? money(500) }, { ends }])
    return {
      name: `change ${campaign} by ${by}`,
      real: async (change) =>
        (await changeSpend(change, campaign_id, { ...asked(given), asked_by: house.people[by]! })).state,
      said: (one, at) => one.change(campaign, given, by, at),
    }
  }
  if (kind < 0.62 && waits?.id && !isPlain) {
    const id = waits.id
    return {
      name: `approve ${campaign} by ${by}`,
      real: async (change) => (await approveSpend(change, id, house.people[by]!)).state,
      said: (one, at) => one.approve(campaign, id, by, at),
    }
  }
  if (kind < 0.66 && waits?.id) {
    const id = waits.id
    return {
      name: `refuse ${campaign} by ${by}`,
      real: async (change) => (await refuseSpend(change, id, house.people[by]!)).state,
      said: (one) => one.refuse(campaign, id, by),
    }
  }
  if (kind < 0.74 && model.runs.some((run) => run.campaign === campaign) && !isPlain) {
    const spent = money(2_000)
    return {
      name: `release ${campaign}`,
      real: async (change) => {
        await releaseSpend(change, campaign_id, { spent_micro: Number(spent) })
        return 'released'
      },
      said: (one, at) => one.release(campaign, spent, at),
    }
  }
  if (kind < 0.8) {
    const role = pick(['look', 'draft', 'spend', null] as const)
    return {
      name: `role of ${by} in ${account} is ${role}`,
      real: async (change) => {
        const on = { id: house.accounts[account]!, team_id: house.team_id }
        await setAccountRole(change, on, house.members[by]!, role)
        await change.audit('test.role')
        return 'set'
      },
      said: (one) => {
        if (role) one.roles[`${by} ${account}`] = role
        else delete one.roles[`${by} ${account}`]
        return 'set'
      },
    }
  }
  return drawCap(random, house, model, isPlain)
}

function drawCap(random: () => number, house: House, model: SpendingModel, isPlain: boolean): Op {
  const below = (most: number) => Math.floor(random() * most)
  const account = below(model.accounts.length)
  const by = below(model.admins)
  const whose = random() < 0.5 ? account : null
  const { currency } = model.accounts[account]!
  const key = `${whose ?? 'team'} ${currency}`
  const there = house.caps.get(key)
  const kind = random()
  if (there && kind < 0.2 && !isPlain) {
    return {
      name: `end cap ${key} by ${by}`,
      real: async (change) =>
        (await removeCap(change, house.team_id, there.id, house.people[by]!)).removed_at ? 'removed' : 'asked',
      said: (one, at) => one.endCap(key, by, at),
    }
  }
  if (there && kind < 0.55) {
    const seen = there.asked_at
    return {
      name: `approve cap ${key} by ${by}`,
      real: async (change) => {
        await approveCap(change, { team_id: house.team_id, id: there.id, by: house.people[by]!, asked_at: seen })
        return 'approved'
      },
      said: (one) => one.approveCap(key, seen && +seen, by),
    }
  }
  const least = isPlain ? (model.caps[key]?.amount ?? 0n) : 0n
  const amount = least + BigInt(below(4_000)) * BigInt(UNIT[currency]!)
  return {
    name: `cap ${key} ${amount} by ${by}`,
    real: async (change) => {
      const wanted = {
        team_id: house.team_id,
        team_account_id: whose === null ? null : house.accounts[whose]!,
        currency,
      }
      return (await setCap(change, { ...wanted, amount_micro: Number(amount), by: house.people[by]! })).asks
        ? 'asked'
        : 'set'
    },
    said: (one, at) => one.setCap(whose, currency, amount, by, at),
  }
}

/** Caps from the beginning: of the team in each currency and of each ad account, so that all that follows has to fit. */
export function firstCaps(account: number, house: House, model: SpendingModel, random: () => number): Op[] {
  const { currency } = model.accounts[account]!
  return [null, account].map((whose) => {
    const amount = BigInt(300 + Math.floor(random() * 3_000)) * BigInt(UNIT[currency]!)
    const team_account_id = whose === null ? null : house.accounts[whose]!
    return {
      name: `first cap of ${whose} ${amount}`,
      real: async (change) => {
        const wanted = {
          team_id: house.team_id,
          team_account_id,
          currency,
          amount_micro: Number(amount),
          by: house.people[0]!,
        }
        return (await setCap(change, wanted)).asks ? 'asked' : 'set'
      },
      said: (one, at) => one.setCap(whose, currency, amount, 0, at),
    }
  })
}
