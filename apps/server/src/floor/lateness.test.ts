import { expect, test } from 'vitest'
import { Lateness } from './lateness.ts'

test('a process that does something else for long is late, and recovers', async () => {
  const lateness = new Lateness()
  const until = performance.now() + 1_500
  while (performance.now() < until);
  await expect.poll(() => lateness.ms).toBeGreaterThan(500)
  await expect.poll(() => lateness.ms, { timeout: 20_000 }).toBeLessThan(100)
  lateness.close()
})

test('so is one whose requests wait for the database', async () => {
  const lateness = new Lateness()
  const waiting = setInterval(() => lateness.note(700), 10)
  await expect.poll(() => lateness.ms, { timeout: 10_000 }).toBeGreaterThan(350)
  clearInterval(waiting)
  await expect.poll(() => lateness.ms, { timeout: 20_000 }).toBeLessThan(100)
  lateness.close()
})
