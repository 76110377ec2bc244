import type { NetworkSize } from './generate.ts'

const DEFAULT: NetworkSize = { seed: 1, accounts: 30_000, posts: 600_000 }

export type NetworkOptions = NetworkSize & { now: Date }

/** The size of the generated network and the moment it ends at: as given, else by the environment, else as usual. */
export function networkOptions(
  env: NodeJS.ProcessEnv,
  given: Partial<Record<keyof NetworkOptions, string | number>> = {},
): NetworkOptions {
  const number = (name: keyof NetworkSize) => {
    const value = Number(given[name] ?? env[`NETWORK_${name.toUpperCase()}`] ?? DEFAULT[name])
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is a whole number`)
    return value
  }
  const now = new Date(given.now ?? env.NETWORK_NOW ?? Date.now())
  if (Number.isNaN(now.getTime())) throw new Error('now is a date')
  return { seed: number('seed'), accounts: number('accounts'), posts: number('posts'), now }
}
