import { decimalsOf, MOST_MICRO } from '@starling/contract/browser'
import { currency } from '@starling/text'

/** Money travels in millionths of its currency; what a fetch costs in those of a dollar. */
const MICROS = 1_000_000

export const dollars = (micros: number): string => currency(micros / MICROS, 'USD')
export const toDollars = (micros: number): number => micros / MICROS
export const toMicros = (amount: number): number => Math.round(amount * MICROS)

/** An amount in words: with none of a yen's decimals, and three of a dinar's. */
export const money = (micro: number, code: string): string => currency(micro / MICROS, code)

/** As people write it: with separators, or in full-width digits. Null: nothing is written; undefined: it is none. */
export function readMoney(written: string, code: string, least = 1): number | null | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (digits === '') return null
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(digits) ?? []
  if (whole === undefined || decimals.replace(/0+$/, '').length > decimalsOf(code)) return undefined
  const micro = Number(whole) * MICROS + Number(decimals.padEnd(6, '0'))
  return micro >= least && micro <= MOST_MICRO ? micro : undefined
}
/** As it stands in a field. */
export const writeMoney = (micro: number | null): string => (micro === null ? '' : String(micro / MICROS))
