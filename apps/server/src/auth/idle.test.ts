import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const DAY_MS = 24 * 60 * 60_000
const PERSON = 'member@meridian.example'
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

test('a session that nobody used for 14 days is over; one that is used lasts its 30 days', async () => {
  const [used, idle] = [await world.signIn(PERSON), await world.signIn(PERSON)]
  const there = async () => (await used.listSessions()).length
  const before = await there()
  for (const days of [7, 6]) {
    world.clock.advance(days * DAY_MS)
    expect((await used.getMe()).email).toBe(PERSON)
  }
  expect(await there()).toBe(before)
  world.clock.advance(2 * DAY_MS)
  expect((await used.getMe()).email).toBe(PERSON)
  expect(await there()).toBe(before - 1)
  await expect(idle.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  world.clock.advance(13 * DAY_MS)
  expect((await used.getMe()).email).toBe(PERSON)
  world.clock.advance(3 * DAY_MS)
  await expect(used.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
})

test('how long is a setting', async () => {
  const strict = await World.create(inject('postgres'), { SESSION_IDLE_DAYS: '1' })
  const browser = await strict.signIn(PERSON)
  strict.clock.advance(DAY_MS + 60_000)
  await expect(browser.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  await strict.stop()
})
