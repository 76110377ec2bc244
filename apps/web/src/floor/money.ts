import { currency } from '@starling/text'

/** Costs travel in millionths of a dollar. */
const MICROS = 1_000_000

export const dollars = (micros: number): string => currency(micros / MICROS, 'USD')
export const toDollars = (micros: number): number => micros / MICROS
export const toMicros = (amount: number): number => Math.round(amount * MICROS)

/** An amount in millionths of its currency. */
export const money = (micro: number, code: string): string => currency(micro / MICROS, code)

/** What stands behind the point: none for yen, three for the dinar. */
const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2

const MOST_DIGITS = 9
/** As people write it: with separators, or in full-width digits. Null: nothing is written; undefined: it is none. */
export function readMoney(written: string, code: string): number | null | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (digits === '') return null
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(digits) ?? []
  if (whole === '' || whole.length > MOST_DIGITS || part.length > decimalsOf(code)) return undefined
  const micro = Number(whole) * MICROS + Number(part.padEnd(6, '0'))
  return micro > 0 ? micro : undefined
}
/** As it stands in a field. */
export const writeMoney = (micro: number | null): string => (micro === null ? '' : String(micro / MICROS))
