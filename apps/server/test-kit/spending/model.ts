/** Who may hold what, said as plainly as it can be and day by day: what the store is held to. Money is in bigints. */
export type Terms = { amount: bigint | null; daily: bigint | null; starts: number; ends: number | null }
/** The first terms of a run count since its start, others since they were agreed. */
type Agreed = Terms & { held: number; first: boolean; till: number | null; id?: string }
type ModelRun = {
  campaign: number
  account: number
  agreed: Agreed[]
  approved: boolean
  released: { at: number; spent: bigint } | null
}
type Waiting = { account: number; terms: Terms; by: number; id: string | null; run: ModelRun | null }
export type ModelAccount = { currency: string; timezone: string; treatment: 'look' | 'approval' | null }
type ModelCap = {
  amount: bigint
  asks: 'more' | 'none' | null
  asked: bigint | null
  by: number | null
  at: number | null
}
export type Role = 'look' | 'draft' | 'spend'

const DAY = 86_400_000
const keyOfCap = (account: number | null, currency: string) => `${account ?? 'team'} ${currency}`
const max = (all: readonly bigint[]) => all.reduce((most, one) => (one > most ? one : most), 0n)

/** 2026-11-18, as a calendar on the wall of that place says. */
const names = new Map<string, string>()
function dayAt(moment: number, timezone: string): string {
  const key = `${timezone} ${moment}`
  const known = names.get(key) ?? new Date(moment).toLocaleDateString('sv-SE', { timeZone: timezone })
  if (names.size > 100_000) names.clear()
  names.set(key, known)
  return known
}
const calendar = new Map<string, string[]>()
function daysOf(month: string): string[] {
  const known = calendar.get(month) ?? []
  if (known.length > 0) return known
  for (let at = Date.parse(`${month}-01`); ; at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (!day.startsWith(month)) break
    known.push(day)
  }
  calendar.set(month, known)
  return known
}

export class SpendingModel {
  runs: ModelRun[] = []
  waiting: Record<number, Waiting> = {}
  caps: Record<string, ModelCap> = {}
  /** What was asked for, by the id that the store gave it, and what became of it. */
  asked: Record<string, { by: number; account: number; said: string }> = {}
  /** By person; nothing said: admins spend, members draft. */
  roles: Record<string, Role> = {}
  accounts: ModelAccount[]
  /** The first so many people are admins. */
  admins: number

  constructor(accounts: ModelAccount[], admins: number) {
    this.accounts = accounts
    this.admins = admins
  }

  clone(): SpendingModel {
    return Object.assign(new SpendingModel([], 0), structuredClone({ ...this }))
  }

  roleOf(person: number, account: number): Role {
    if (this.accounts[account]!.treatment === 'look') return 'look'
    return this.roles[`${person} ${account}`] ?? (person < this.admins ? 'spend' : 'draft')
  }

  going(campaign: number): ModelRun | undefined {
    return this.runs.find((run) => run.campaign === campaign && !run.released)
  }

  hold(campaign: number, account: number, terms: Terms, by: number, now: number): string {
    const role = this.roleOf(by, account)
    if (role === 'look') return 'account_role_needed'
    if (terms.ends !== null && terms.ends <= terms.starts) return 'invalid'
    const [run, waits] = [this.going(campaign), this.waiting[campaign]]
    if ((run ?? waits) && (run ?? waits)!.account !== account) return 'not_found'
    if (run && same(current(run), terms)) {
      delete this.waiting[campaign]
      return 'held'
    }
    const at = Math.max(now, current(run)?.held ?? now)
    if (this.fits(run, account, terms, role, at)) {
      this.agree(campaign, account, terms, at, false)
      return 'held'
    }
    if (!(waits && same(waits.terms, terms))) {
      this.waiting[campaign] = { account, terms, by, id: null, run: run ?? null }
    }
    return 'waiting'
  }

  change(campaign: number, given: Partial<Terms>, by: number, now: number): string {
    const [run, waits] = [this.going(campaign), this.waiting[campaign]]
    const before = waits?.terms ?? current(run)
    if (!before) return 'not_found'
    const { amount, daily, starts, ends } = { ...before, ...given }
    return this.hold(campaign, (waits ?? run)!.account, { amount, daily, starts, ends }, by, now)
  }

  /** What was decided is decided the same way when it is said again. */
  approve(campaign: number, id: string, by: number, now: number): string {
    const { account, said } = this.asked[id]!
    if (this.roleOf(by, account) !== 'spend') return 'account_role_needed'
    const [run, waits] = [this.going(campaign), this.waiting[campaign]]
    if (said === `approved by ${by}` && current(run)?.id === id) return 'held'
    if (waits?.id !== id) return 'changed_meanwhile'
    if (waits.by === by) return 'second_person_needed'
    this.asked[id]!.said = `approved by ${by}`
    this.agree(campaign, account, waits.terms, Math.max(now, current(run)?.held ?? now), true)
    current(this.going(campaign))!.id = id
    return 'held'
  }

  refuse(campaign: number, id: string, by: number): string {
    const { account, by: asker, said } = this.asked[id]!
    if (this.roleOf(by, account) !== 'spend' && asker !== by) return 'account_role_needed'
    if (said === 'refused') return 'refused'
    if (this.waiting[campaign]?.id !== id) return 'changed_meanwhile'
    delete this.waiting[campaign]
    this.asked[id]!.said = 'refused'
    return 'refused'
  }

  /** The id that the store gave to what waits. */
  name(campaign: number, id: string): void {
    const waits = this.waiting[campaign]!
    waits.id = id
    this.asked[id] ??= { by: waits.by, account: waits.account, said: '' }
  }

  release(campaign: number, spent: bigint, now: number): string {
    delete this.waiting[campaign]
    const run = this.going(campaign)
    if (run) {
      const at = Math.max(now, current(run)!.held)
      current(run)!.till = at
      run.released = { at, spent }
    } else {
      const last = this.runs.filter((one) => one.campaign === campaign).at(-1)
      if (last?.released && last.released.spent < spent) last.released.spent = spent
    }
    return 'released'
  }

  setCap(account: number | null, currency: string, amount: bigint, by: number, now: number): string {
    const key = keyOfCap(account, currency)
    const there = this.caps[key]
    const others = Object.keys(this.caps).some((one) => one.startsWith('team '))
    const isMore = there ? amount > there.amount : account === null && others
    if (isMore && this.admins > 1) {
      this.caps[key] = { amount: there?.amount ?? 0n, asks: 'more', asked: amount, by, at: now }
      return 'asked'
    }
    this.caps[key] = { amount, asks: null, asked: null, by: null, at: null }
    return 'set'
  }

  endCap(key: string, by: number, now: number): string {
    const cap = this.caps[key]
    if (!cap) return 'not_found'
    if (this.admins > 1) Object.assign(cap, { asks: 'none', asked: null, by, at: now })
    else delete this.caps[key]
    return this.admins > 1 ? 'asked' : 'removed'
  }

  approveCap(key: string, seen: number | null, by: number): string {
    const cap = this.caps[key]
    if (!cap) return 'not_found'
    if (cap.at !== seen) return 'changed_meanwhile'
    if (cap.asks && cap.by === by) return 'second_person_needed'
    if (cap.asks === 'none') delete this.caps[key]
    else Object.assign(cap, { amount: cap.asked ?? cap.amount, asks: null, asked: null, by: null, at: null })
    return 'approved'
  }

  private agree(campaign: number, account: number, terms: Terms, at: number, approved: boolean): void {
    delete this.waiting[campaign]
    const run = this.going(campaign)
    if (!run) {
      const agreed = { ...terms, held: at, first: true, till: null }
      this.runs.push({ campaign, account, agreed: [agreed], approved, released: null })
      return
    }
    current(run)!.till = at
    run.agreed.push({ ...terms, held: at, first: false, till: null })
    run.approved ||= approved
  }

  private fits(run: ModelRun | undefined, account: number, terms: Terms, role: Role, at: number): boolean {
    const had = current(run)
    if (role !== 'spend' && had && goesBeyond(terms, had)) return false
    const { currency, treatment } = this.accounts[account]!
    const next: ModelRun = run
      ? structuredClone(run)
      : { campaign: -1, account, agreed: [], approved: false, released: null }
    if (run) current(next)!.till = at
    next.agreed.push({ ...terms, held: at, first: !run, till: null })
    const others = this.runs.filter((one) => one !== run && this.accounts[one.account]!.currency === currency)
    const rising = this.monthsOf(next, others).filter(
      (month) => this.most(next, month) > (run ? this.most(run, month) : 0n),
    )
    if (rising.length === 0) return true
    if (role !== 'spend' || treatment === 'approval') return false
    const ofTeam = Object.keys(this.caps).filter((key) => key.startsWith('team '))
    if (ofTeam.length > 0 && !ofTeam.includes(keyOfCap(null, currency))) return false
    return [null, account].every((whose) => {
      const cap = this.caps[keyOfCap(whose, currency)]
      if (!cap) return true
      const counted = others.filter((one) => whose === null || one.account === account)
      return rising.every(
        (month) => counted.reduce((sum, one) => sum + this.most(one, month), this.most(next, month)) <= cap.amount,
      )
    })
  }

  /** Every month in which a run may have a day; an endless one until all others are over and a year more. */
  private monthsOf(run: ModelRun, others: readonly ModelRun[]): string[] {
    const endOf = ({ ends, till, starts }: Agreed) => Math.max(Math.min(ends ?? till ?? 0, till ?? ends ?? 0), starts)
    const isEndless = run.agreed.some(({ ends, till }) => ends === null && till === null)
    const all = (isEndless ? [run, ...others] : [run]).flatMap(({ agreed }) => agreed.map(endOf))
    const last = Math.max(...all, run.released?.at ?? 0) + (isEndless ? 400 : 2) * DAY
    const months = new Set<string>()
    const first = Math.min(...run.agreed.map(({ starts, held }) => Math.min(starts, held))) - 2 * DAY
    for (let at = first; at < last; at += 10 * DAY) months.add(new Date(at).toISOString().slice(0, 7))
    return [...months.add(new Date(last).toISOString().slice(0, 7))]
  }

  /** On no day more than the highest limit of that day, in a life no more than the highest total; of a released run what it spent. */
  most(run: ModelRun, month: string): bigint {
    const limit = this.limit(run, month)
    if (!run.released) return limit
    const { spent, at } = run.released
    const capped = (one: string) => (this.limit(run, one) < spent ? this.limit(run, one) : spent)
    if (dayAt(at, this.accounts[run.account]!.timezone).slice(0, 7) !== month) return capped(month)
    const all = this.monthsOf(run, []).reduce((sum, one) => sum + capped(one), 0n)
    return capped(month) + (all < spent ? spent - all : 0n)
  }

  private limit(run: ModelRun, month: string): bigint {
    const { timezone } = this.accounts[run.account]!
    const spans = run.agreed.flatMap((one) => {
      const from = dayAt(one.first ? one.starts : Math.max(one.held, one.starts), timezone)
      const ends = [
        one.ends === null ? '9999' : dayAt(one.ends - 1, timezone),
        one.till === null ? '9999' : dayAt(one.till, timezone),
      ]
      const until = ends.toSorted()[0]!
      return until < from ? [] : [{ ...one, from, until }]
    })
    let days = 0n
    const whole = new Set<bigint>()
    let isTouched = false
    const inMonth = spans.filter(({ from, until }) => from.slice(0, 7) <= month && month <= until.slice(0, 7))
    for (const day of inMonth.length > 0 ? daysOf(month) : []) {
      const here = inMonth.filter(({ from, until }) => from <= day && day <= until)
      if (here.length > 0) isTouched = true
      days += max(here.flatMap(({ daily }) => daily ?? []))
      for (const { daily, amount } of here) if (daily === null) whole.add(amount!)
    }
    if (!isTouched) return 0n
    const sum = days + max([...whole])
    if (spans.some(({ amount }) => amount === null)) return sum
    const total = max(spans.map(({ amount }) => amount!))
    return sum < total ? sum : total
  }
}

export const current = (run: ModelRun | undefined): Agreed | undefined => run?.agreed.at(-1)
const same = (one: Terms | undefined, other: Terms) =>
  one?.amount === other.amount && one.daily === other.daily && one.starts === other.starts && one.ends === other.ends
/** More in all, more in a day, or on more days; no limit is more than any. */
const goesBeyond = (next: Terms, had: Terms): boolean =>
  (had.amount !== null && (next.amount === null || next.amount > had.amount)) ||
  (had.daily !== null && (next.daily === null || next.daily > had.daily)) ||
  (had.ends !== null && (next.ends === null || next.ends > had.ends)) ||
  next.starts < had.starts
