import type { TestModule, Vitest } from 'vitest/node'

/** Whether every test of every file was asked for, so that what is missing is missing everywhere. */
export async function isWholeRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.config.testNamePattern) return false
  const all = await vitest.globTestSpecifications()
  return all.length === modules.length
}
