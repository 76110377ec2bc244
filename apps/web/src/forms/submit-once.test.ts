import { ApiError } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import { createSubmitOnce } from './submit-once.ts'

const lost = new ApiError(0, undefined)
const down = new ApiError(503, { detail: 'not ready', code: 'unavailable' })
const busy = new ApiError(409, { detail: 'busy', code: 'in_flight' })
const refused = new ApiError(400, { name: ['too long'] })

async function keysOf(tries: { body: string; fails?: Error }[]): Promise<string[]> {
  const submit = createSubmitOnce()
  const keys: string[] = []
  for (const { body, fails } of tries) {
    const sent = submit(async (_: string, { idempotency_key }) => {
      keys.push(idempotency_key)
      if (fails) throw fails
    }, body)
    await sent.catch((error) => expect(error).toBe(fails))
  }
  return keys
}

test.each([
  { after: 'a lost connection', fails: lost, same: true },
  { after: 'a server that was down', fails: down, same: true },
  { after: 'a request still worked on', fails: busy, same: true },
  { after: 'a refusal', fails: refused, same: false },
  { after: 'success', fails: undefined, same: false },
])('the same content sent again after $after: same key is $same', async ({ fails, same }) => {
  const [first, second] = await keysOf([{ body: 'a', ...(fails && { fails }) }, { body: 'a' }])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(first === second).toBe(same)
})

test('other content gets a key of its own, also after a lost connection', async () => {
  const [first, second] = await keysOf([{ body: 'a', fails: lost }, { body: 'b' }])
  expect(first).not.toBe(second)
})
