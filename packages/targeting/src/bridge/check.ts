/** Plain checks: what arrives by a window message may have been written by anybody. Anything unexpected is refused. */
export type Check<T> = (given: unknown) => given is T

const isPlain = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Exactly these fields, each as it must be. */
export const object =
  <T extends object>(fields: { [Field in keyof T]-?: Check<T[Field]> }): Check<T> =>
  (given): given is T => {
    if (!isPlain(given)) return false
    const names = Object.keys(fields) as (keyof T & string)[]
    if (Object.keys(given).length !== names.length) return false
    return names.every((name) => Object.hasOwn(given, name) && fields[name](given[name]))
  }

export const listOf =
  <T>(check: Check<T>, most: number): Check<T[]> =>
  (given): given is T[] =>
    Array.isArray(given) && given.length <= most && given.every((one) => check(one))

export const textOf =
  (most: number, least = 1): Check<string> =>
  (given): given is string =>
    typeof given === 'string' && given.length >= least && given.length <= most

export const oneOf =
  <T>(...allowed: readonly T[]): Check<T> =>
  (given): given is T =>
    allowed.some((one) => one === given)

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (given): given is T | null =>
    given === null || check(given)

export const isFlag: Check<boolean> = (given) => typeof given === 'boolean'

export const isCount: Check<number> = (given): given is number => Number.isSafeInteger(given) && (given as number) >= 0

export const either =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (given): given is A | B =>
    one(given) || other(given)
