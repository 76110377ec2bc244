import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { isPayable, MOST_MICRO } from './money.ts'

/** What a campaign may spend: it waits for a second person, or may; other terms took its place, it is over, or was refused. */
export const HOLD_STATES = ['waiting', 'held', 'replaced', 'released', 'refused'] as const
export type HoldState = (typeof HOLD_STATES)[number]

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
/** ISO 4217. */
export const Currency = z.string().refine((code) => CURRENCIES.has(code), refusal('not_a_currency'))

/** Millionths of a currency's unit. */
export const Micro = z.int().min(0).max(MOST_MICRO)

/** The most that may be reserved in a calendar month without a second person. */
export const SpendingCap = z
  .object({
    id: Pk,
    /** Null: all ad accounts of the team that are paid in this currency. */
    team_account: Pk.nullable(),
    currency: z.string(),
    amount_micro: z.number(),
    /** The month that the two figures are of, such as 2026-11. */
    month: z.string(),
    /** What campaigns that go on can spend at most in this month. */
    held_micro: z.number(),
    /** What campaigns that are over have spent in it. */
    spent_micro: z.number(),
    /** The same of this month and of each later one, for a year, in which anything is held; and what is left of the cap. */
    months: z.array(
      z.object({ month: z.string(), held_micro: z.number(), spent_micro: z.number(), left_micro: z.number() }),
    ),
    /** What waits for another admin: a higher cap, or none. */
    asked: z
      .object({
        asks: z.enum(['more', 'none']),
        amount_micro: z.number().nullable(),
        /** Null once they have no account any more: then it has to be asked for again. */
        by: z.string().nullable(),
        is_mine: z.boolean(),
        asked_at: Moment,
      })
      .nullable(),
    /** It was removed, and can be brought back. */
    removed: z.boolean(),
  })
  .meta({ id: 'SpendingCap' })
export type SpendingCap = z.infer<typeof SpendingCap>

export const NewSpendingCap = z
  .strictObject({ team_account: z.string().max(64).nullable(), currency: Currency, amount_micro: Micro })
  .refine(({ amount_micro, currency }) => !CURRENCIES.has(currency) || isPayable(amount_micro, currency), {
    path: ['amount_micro'],
    message: refusal('too_many_decimals'),
  })
