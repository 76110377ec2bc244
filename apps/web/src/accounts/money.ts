import { decimalsOf, MOST_MICRO } from '@starling/contract/browser'

const MICROS = 1_000_000

export { sayMoney } from '../floor/index.ts'

/** As it is typed, for a field. */
export const typedMoney = (micro: number, currency: string): string => (micro / MICROS).toFixed(decimalsOf(currency))

/** What was typed, exactly; nothing where it is no amount of that currency. */
export function readMoney(typed: string, currency: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined || decimals.replace(/0+$/, '').length > decimalsOf(currency)) return undefined
  const micro = Number(whole) * MICROS + Number(decimals.padEnd(6, '0'))
  return micro <= MOST_MICRO ? micro : undefined
}
