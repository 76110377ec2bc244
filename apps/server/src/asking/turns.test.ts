import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('one asker has few questions under way, and nobody else waits for them', async () => {
  const turns = new Turns(8, 200)
  const gates: PromiseWithResolvers<void>[] = []
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise
    running--
  }
  const asked = Array.from({ length: 1_000 }, () =>
    turns.take('one', work).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    ),
  )
  expect(await turns.take('another', async () => 'at once')).toBe('at once')
  const all = Promise.all(asked)
  for (let at = 0; at < 208; at++) {
    while (!gates[at]) await new Promise(setImmediate)
    gates[at]!.resolve()
  }
  const codes = await all
  expect(most).toBe(8)
  expect(codes.filter((code) => code === 'answered')).toHaveLength(208)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(792)
})

test('a question that fails gives its place on', async () => {
  const turns = new Turns(1, 10)
  const failed = turns.take('one', async () => {
    throw new Error('no')
  })
  const next = turns.take('one', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
