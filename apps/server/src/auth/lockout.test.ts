import { ApiError } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/** Hundreds of requests on a machine that has other things to do. */
const SLOW_MS = 5 * 60_000
const OWNER = 'admin@meridian.example'
// All of its requests come from one address, and time passes in it.
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

/** 0 where a code was mailed, otherwise how long to wait. */
const ask = async (email: string): Promise<number> => {
  try {
    await world.browser().requestMagicLink({ body: { email } })
    return 0
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many') return error.retry_after_s!
    throw error
  }
}

test(
  'whoever asks for 620 codes and answers none locks nobody out: not a known device, and newcomers for a minute at most',
  async () => {
    const owner = await world.signIn(OWNER)
    const refused: number[] = []
    for (let n = 0; n < 620; n++) refused.push(await ask(`nobody${n}@new.example`))
    expect(refused.find((wait_s) => wait_s > 0)).toBeLessThanOrEqual(1)
    expect((await world.signIn(OWNER, owner)).user).toMatchObject({ email: OWNER })

    const waits: number[] = []
    for (let n = 0; n < 12; n++) {
      const wait_s = await ask(`newcomer${n}@new.example`)
      waits.push(wait_s)
      world.clock.advance(wait_s * 1000)
      expect(await ask(`newcomer${n}@new.example`)).toBe(0)
    }
    expect(waits.at(-1)).toBeGreaterThan(30)
    expect(waits.at(-1)).toBeLessThanOrEqual(60)
    world.clock.advance(60 * 60_000)
    expect(await ask('later@new.example')).toBe(0)
  },
  SLOW_MS,
)

test(
  'people behind one address who answer their codes do not count, however many they are',
  async () => {
    for (let n = 0; n < 110; n++) await world.signIn(`colleague${n}@new.example`)
  },
  SLOW_MS,
)

test('a mailbox has one budget, however its address is spelled', async () => {
  const spellings = ['spelled@x.example', 'spelled@x.example.', 'Spelled+1@x.example', 'spelled@ｘ.example．']
  const waits: number[] = []
  for (const email of spellings) waits.push(await ask(email))
  expect(waits.slice(0, 3)).toEqual([0, 0, 0])
  expect(waits[3]).toBeGreaterThan(0)
})
