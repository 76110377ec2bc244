import { current, type SpendingModel } from './model.ts'

const DAY = 86_400_000
type Running = {
  account: number
  starts: number
  ends: number
  daily: bigint | null
  total: bigint | null
  spent: bigint
}

/** X spends all that it may as early as it may, by the budgets that it was told: what no forecast can exceed. */
export class AtX {
  private readonly running = new Map<object, Running>()
  /** By ad account and month, as its days are. */
  readonly spent = new Map<string, bigint>()
  private readonly timezones: readonly string[]
  private at = 0

  constructor(timezones: readonly string[]) {
    this.timezones = timezones
  }

  /** Budgets as they are agreed by now. */
  follow(model: SpendingModel, now: number): void {
    this.at ||= now
    for (const run of model.runs) {
      const key = `${run.campaign} ${run.agreed[0]!.held}`
      const terms = current(run)!
      const before = [...this.running].find(([one]) => (one as { key: string }).key === key)
      const entry = { account: run.account, spent: before?.[1].spent ?? 0n }
      const limits = {
        starts: terms.starts,
        ends: terms.ends ?? Number.POSITIVE_INFINITY,
        daily: terms.daily,
        total: terms.amount,
      }
      this.running.set(before?.[0] ?? { key }, { ...entry, ...limits, ...(run.released && { ends: 0 }) })
    }
  }

  /** A day's budget once a day, at noon, for as long as the total lasts. */
  spendUntil(later: number): void {
    for (; this.at < later; this.at += DAY) {
      for (const one of this.running.values()) {
        if (one.starts > this.at || one.ends <= this.at) continue
        const left = one.total === null ? one.daily! : one.total - one.spent
        const paid = one.daily !== null && one.daily < left ? one.daily : left
        if (paid <= 0n) continue
        one.spent += paid
        const timezone = this.timezones[one.account]!
        const month = new Date(this.at).toLocaleDateString('sv-SE', { timeZone: timezone }).slice(0, 7)
        const key = `${one.account} ${month}`
        this.spent.set(key, (this.spent.get(key) ?? 0n) + paid)
      }
    }
  }

  /** Months in which more was spent than a cap allows. */
  above(model: SpendingModel): string[] {
    const wrong: string[] = []
    const months = new Set([...this.spent.keys()].map((key) => key.split(' ')[1]!))
    for (const [key, { amount }] of Object.entries(model.caps)) {
      const [whose, currency] = key.split(' ')
      for (const month of months) {
        const accounts = model.accounts.flatMap((one, at) =>
          one.currency === currency && (whose === 'team' || whose === String(at)) ? [at] : [],
        )
        const sum = accounts.reduce((all, at) => all + (this.spent.get(`${at} ${month}`) ?? 0n), 0n)
        if (sum > amount) wrong.push(`${key} in ${month}: ${sum} instead of ${amount}`)
      }
    }
    return wrong
  }
}
