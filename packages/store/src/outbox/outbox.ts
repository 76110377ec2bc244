import { type Act, AppError, type ErrorCode } from '@starling/contract'
import type { Actor, Change } from '../change.ts'
import type { JobPayloads } from '../jobs.ts'
import type { Rows } from '../rows.ts'
import { bellOf, ringLater } from '../send.ts'
import type { Courier, Couriers, Entry } from './courier.ts'
import { claim, delayEntry, dueSubjects, endEntry } from './entries.ts'
import { Lanes } from './lanes.ts'

/** The other side is busy, slow or away, or we are: the same will be taken later. Anything else is a no. */
const WILL_PASS: readonly ErrorCode[] = [
  ...(['upstream_limit', 'upstream_down', 'took_too_long'] as const),
  ...(['unavailable', 'disk_full', 'internal'] as const),
]
/** Proof that the other side did nothing. */
const UNHEARD: ErrorCode = 'upstream_limit'
const LONGEST_PAUSE_S = 15 * 60
const MOST_SWEPT = 1000

/** Between any two of them a process may end. */
export type OutboxStep = 'claiming' | 'claimed' | 'carried' | 'settling' | 'settled'
export type OutboxOptions = {
  /** Longer than any courier takes: who is away longer has lost the entry to another. */
  lease_s?: number
  first_pause_s?: number
  /** Then an entry is stuck; about three hours. */
  most_attempts?: number
  /** For tests that end the process between any two steps. */
  onStep?: (step: OutboxStep, entry: Pick<Entry, 'subject'>) => void
}
/** The store, as far as the outbox needs it. */
type Changeable = Rows & {
  now: () => Date
  change<T>(actor: Actor, work: (change: Change) => Promise<T>): Promise<T>
}
type Told = { onError: (error: unknown) => void }

/** Carries out what changes sent: no transaction is open while the other side is asked. */
export class Outbox {
  readonly #store: Changeable
  readonly #couriers: Couriers
  readonly #options: Required<OutboxOptions> & Told
  /** How often it was told to look. */
  rings = 0
  readonly #lanes = new Lanes((subject) => this.#carryAll(subject))

  constructor(store: Changeable, couriers: Couriers, options: OutboxOptions & Told) {
    this.#store = store
    this.#couriers = couriers
    this.#options = { lease_s: 120, first_pause_s: 2, most_attempts: 20, onStep: () => {}, ...options }
  }

  /** Something of this subject may be carried now. */
  ring({ subject, kind, owner }: JobPayloads['carry_outbox']): void {
    this.rings++
    this.#lanes.ring(subject, kind, owner)
  }

  /** Whatever a process that ended has left: after a start, and every minute for other servers' sake. */
  async sweep(): Promise<void> {
    for (const bell of await dueSubjects(this.#store, MOST_SWEPT)) this.ring(bellOf(bell))
  }

  settle(): Promise<void> {
    return this.#lanes.settle()
  }

  close(): Promise<void> {
    return this.#lanes.close()
  }

  async #carryAll(subject: string): Promise<void> {
    try {
      for (;;) {
        this.#options.onStep('claiming', { subject })
        const entry = await claim(this.#store, subject, this.#store.now(), this.#options.lease_s)
        if (!entry) return
        this.#options.onStep('claimed', entry)
        await this.#carry(entry)
      }
    } catch (error) {
      // The database went away: the sweep comes back to what was claimed when its lease is over.
      this.#options.onError(error)
    }
  }

  async #carry(entry: Entry): Promise<void> {
    const courier = this.#couriers[entry.kind] as unknown as Courier<never>
    try {
      if (entry.given_up) throw new AppError((entry.error as ErrorCode | null) ?? 'took_too_long')
      const result = await courier.carry(entry as never)
      this.#options.onStep('carried', entry)
      await this.#record(entry, 'outbox.sent', async (change) => {
        if (!(await endEntry(change, entry, { state: 'done', result }))) return false
        await courier.settle?.(change, entry as never, result as never)
        this.#options.onStep('settling', entry)
        return true
      })
      this.#options.onStep('settled', entry)
    } catch (error) {
      await this.#failed(courier, entry, error)
    }
  }

  async #failed(courier: Courier<never>, entry: Entry, error: unknown): Promise<void> {
    const why = error instanceof AppError ? error : new AppError('internal', { cause: error })
    const { code } = why
    if (code !== UNHEARD && WILL_PASS.includes(code)) this.#options.onError(error)
    if (entry.given_up || !WILL_PASS.includes(code)) return this.#refused(courier, entry, why)
    if (entry.attempts >= this.#options.most_attempts) return this.#stuck(entry, code)
    const after_s = why.retry_after_s ?? this.#pause(entry.attempts)
    await this.#record(entry, 'outbox.delayed', async (change) => {
      if (!(await delayEntry(change, entry, code, after_s, code !== UNHEARD))) return false
      await courier.delayed?.(change, entry as never, new Date(change.now.getTime() + after_s * 1000))
      await ringLater(change, entry, after_s)
      return true
    })
  }

  async #refused(courier: Courier<never>, entry: Entry, why: AppError): Promise<void> {
    await this.#record(entry, 'outbox.failed', async (change) => {
      if (!(await endEntry(change, entry, { state: 'failed', error: why.code }))) return false
      await courier.refused?.(change, entry as never, why)
      return true
    })
  }

  async #stuck(entry: Entry, code: ErrorCode): Promise<void> {
    await this.#record(entry, 'outbox.stuck', (change) => endEntry(change, entry, { state: 'stuck', error: code }))
    this.#options.onError(new Error(`${entry.kind} ${entry.id} is stuck in the outbox: ${code}`))
  }

  /** Whoever lost the lease meanwhile changes nothing: another has the last word. */
  async #record(entry: Entry, action: Act, end: (change: Change) => Promise<boolean>): Promise<void> {
    const { id, kind, attempts, user_id, team_id } = entry
    const actor: Actor = user_id ? { user_id } : 'operator'
    await this.#store.change(actor, async (change) => {
      const isOurs = await end(change)
      await change.audit(isOurs ? action : 'outbox.superseded', {
        subject_id: id,
        ...(team_id && { team_id }),
        detail: { kind, attempts },
      })
    })
  }

  /** Longer each time, and not for all at the same moment. */
  #pause(attempts: number): number {
    const pause_s = Math.min(this.#options.first_pause_s * 2 ** (attempts - 1), LONGEST_PAUSE_S)
    return pause_s * (0.75 + Math.random() / 2)
  }
}
