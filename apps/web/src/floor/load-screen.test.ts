import { expect, test } from 'vitest'
import { isShownInPlace, loadScreen, ScreenNotLoaded } from './load-screen.ts'

function flaky(failures: number) {
  let tries = 0
  return {
    load: async () => {
      tries += 1
      if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return 'screen'
    },
    tries: () => tries,
  }
}

test.each([
  { failures: 0, retry: false, tries: 1, loaded: true },
  { failures: 0, retry: true, tries: 1, loaded: true },
  { failures: 1, retry: false, tries: 1, loaded: false },
  { failures: 1, retry: true, tries: 2, loaded: true },
  { failures: 2, retry: true, tries: 2, loaded: false },
])('$failures failures, retry $retry: $tries tries, loaded $loaded', async ({ failures, retry, tries, loaded }) => {
  const screen = flaky(failures)
  const outcome = await loadScreen(screen.load, retry).catch((error: unknown) => error)
  expect(screen.tries()).toBe(tries)
  if (loaded) expect(outcome).toBe('screen')
  else expect(outcome).toMatchObject({ name: 'ScreenNotLoaded', cause: { name: 'TypeError' } })
})

test('a page that could not be loaded is told in its place, a fault in its code is a crash', () => {
  expect(isShownInPlace(new ScreenNotLoaded())).toBe(true)
  expect(isShownInPlace(new TypeError('x is undefined'))).toBe(false)
})
