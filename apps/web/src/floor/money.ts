import { currency } from '@starling/text'

/** Costs travel in millionths of a dollar. */
const MICROS = 1_000_000

export const dollars = (micros: number): string => currency(micros / MICROS, 'USD')
export const toDollars = (micros: number): number => micros / MICROS
export const toMicros = (amount: number): number => Math.round(amount * MICROS)

/** Millionths of a currency in words: none of a yen's decimals, three of a dinar's. */
export const sayMoney = (micro: number, code: string): string => currency(micro / MICROS, code)
