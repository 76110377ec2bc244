import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const MINUTE_MS = 60_000
/** A thousand requests on a machine that has other things to do. */
const SLOW_MS = 5 * MINUTE_MS
// A world of its own: hours pass in it, which must not pass for a test beside it.
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const status = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error) => error.status ?? Promise.reject(error),
  )
const wrong = (code: string) => code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))

test(
  'of 1,000 wrong codes five a code and twenty an address and day are judged; a known device still gets in',
  async () => {
    const owner = await world.signIn('guessed@new.example')
    let judged = 0
    let refused = 0
    for (let request = 0; request < 10; request++) {
      const stranger = world.browser()
      const { magic_code } = await stranger.requestMagicLink({ body: { email: 'guessed@new.example' } })
      const confirm_code = wrong(await world.mailedCode('guessed@new.example'))
      for (let n = 0; n < 100; n++) {
        const answer = await status(stranger.useMagicLink({ body: { magic_code, confirm_code } }))
        if (answer === 400) judged++
        else if (answer === 429) refused++
      }
      expect(judged).toBeLessThanOrEqual(5 * (request + 1))
      world.clock.advance(16 * MINUTE_MS)
    }
    expect({ judged, refused }).toEqual({ judged: 20, refused: 980 })
    const me = await world.signIn('guessed@new.example', owner)
    expect((await me.getMe()).email).toBe('guessed@new.example')
    world.clock.advance(24 * 60 * MINUTE_MS)
    await world.signIn('guessed@new.example')
  },
  SLOW_MS,
)
