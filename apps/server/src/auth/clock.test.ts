import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
const PERSON = 'member@meridian.example'
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

/** What happens while the clock is a year ahead. */
async function ahead<T>(work: () => Promise<T>): Promise<T> {
  world.clock.advance(YEAR_MS)
  try {
    return await work()
  } finally {
    world.clock.advance(-YEAR_MS)
  }
}

test('what was spent while the clock was ahead counts no more once it is put right', async () => {
  const ask = () => codeOf(world.browser().requestMagicLink({ body: { email: PERSON } }))
  await ahead(async () => {
    let answer = await ask()
    while (answer === 'ok') answer = await ask()
    expect(answer).toBe('too_many')
  })
  expect(await ask()).toBe('ok')
})

test('nor does having shown then that it is them', async () => {
  const browser = await ahead(() => world.signIn('admin@meridian.example'))
  expect((await browser.getMe()).email).toBe('admin@meridian.example')
  expect(await codeOf(browser.createToken({ body: { kind: 'personal', name: 'Script' } }))).toBe('confirm_needed')
  const [session] = await browser.listSessions()
  expect(Date.parse(session!.seen_at)).toBeLessThan(world.clock.now().getTime() + 60_000)
})
