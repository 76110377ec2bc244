import { currency } from '@starling/text'

/** Costs travel in millionths of a dollar. */
const MICROS = 1_000_000

export const dollars = (micros: number): string => currency(micros / MICROS, 'USD')
export const toDollars = (micros: number): number => micros / MICROS
export const toMicros = (amount: number): number => Math.round(amount * MICROS)
