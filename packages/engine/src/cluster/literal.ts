/**
 * Values inside SQL text: releases without query parameters are served, too, so that everything a user typed goes
 * through here.
 */
const ESCAPES: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\0': '\\0', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

export const text = (value: string): string =>
  `'${value.toWellFormed().replace(/[\\'\0\n\r\t]/g, (character) => ESCAPES[character]!)}'`

/** Never empty: `IN ()` is refused by the parser. */
export const texts = (values: Iterable<string>): string => `(${[...new Set(values)].map(text).join(', ') || "''"})`

export const id = (value: bigint | string): string => BigInt.asUintN(64, BigInt(value)).toString()

export function number(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no place in a query`)
  return Number.isInteger(value) ? BigInt(value).toString() : String(value)
}

/** The whole numbers from `value` on, kept inside of Int64. */
export const atLeast = (value: number): string => number(clamp(Math.ceil(value)))
export const atMost = (value: number): string => number(clamp(Math.floor(value)))
const clamp = (value: number) => Math.min(Math.max(value, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

const NAME = /^[a-z][a-z0-9_]{0,62}$/i
/** A database or a cluster: these come from the configuration, and are refused rather than escaped. */
export function name(value: string): string {
  if (!NAME.test(value)) throw new RangeError(`“${value}” cannot name a database or a cluster`)
  return value
}

/** `column IN (…)`, false where there is nothing to be in. */
export const inIds = (column: string, ids: Iterable<bigint | string>): string => {
  const all = [...new Set([...ids].map(id))]
  return all.length === 0 ? '0' : `${column} IN (${all.join(', ')})`
}
export const inTexts = (column: string, values: Iterable<string>): string => {
  const all = [...values]
  return all.length === 0 ? '0' : `${column} IN ${texts(all)}`
}

export const allOf = (conditions: string[]): string => (conditions.length ? `(${conditions.join(' AND ')})` : '1')
export const anyOf = (conditions: string[]): string => (conditions.length ? `(${conditions.join(' OR ')})` : '0')
