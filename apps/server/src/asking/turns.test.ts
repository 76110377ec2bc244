import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const known = (id: string) => ({ user: { id }, address: '192.0.2.1' })
const ONE = known('one')
const ANOTHER = known('another')
const stranger = (n: number) => ({ address: `192.0.2.${n}` })
const tick = () => new Promise(setImmediate)
const codeOf = (error: { code: string }) => error.code

/** Work that ends when it is told to, in the order it began. */
function gates() {
  const begun: { name: string; end: () => void }[] = []
  const under_way = { now: 0, most: 0 }
  return {
    begun,
    under_way,
    work: (name: string) => async () => {
      under_way.most = Math.max(under_way.most, ++under_way.now)
      await new Promise<void>((end) => begun.push({ name, end }))
      under_way.now--
      return 'answered'
    },
    async endFirst(count: number) {
      for (let at = 0; at < count; at++) {
        while (!begun[at]) await tick()
        begun[at]!.end()
      }
      await tick()
    },
  }
}

test('one asker has few questions under way, and nobody else waits for them', async () => {
  const turns = new Turns({ at_once: 8, most_waiting: 200 })
  const { work, under_way, endFirst } = gates()
  const asked = Array.from({ length: 1_000 }, () => turns.take(ONE, work('one')).catch(codeOf))
  expect(await turns.take(ANOTHER, async () => 'at once')).toBe('at once')
  await endFirst(208)
  const codes = await Promise.all(asked)
  expect(under_way.most).toBe(8)
  expect(codes.filter((code) => code === 'answered')).toHaveLength(208)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(792)
})

test('strangers from a hundred addresses share a lane that is narrower while somebody known asks', async () => {
  const turns = new Turns({ strangers: 2 })
  const { work, begun, endFirst, under_way } = gates()
  const asked = Array.from({ length: 100 }, (_, n) => turns.take(stranger(n), work(`stranger ${n}`)))
  await tick()
  expect(begun).toHaveLength(2)
  const person = turns.take(ONE, work('known'))
  await tick()
  expect(begun.map(({ name }) => name)).toEqual(['stranger 0', 'stranger 1', 'known'])
  begun[0]!.end()
  await tick()
  expect(begun, 'one stranger beside the person, not two').toHaveLength(3)
  begun[1]!.end()
  await tick()
  expect(begun).toHaveLength(4)
  begun[2]!.end()
  await person
  await tick()
  expect(begun, 'alone again they have both places').toHaveLength(5)
  await endFirst(101)
  await Promise.all(asked)
  expect(under_way.most).toBe(3)
})

test('strangers take turns by address, however much one of them asks', async () => {
  const turns = new Turns({ strangers: 1 })
  const { work, begun, endFirst } = gates()
  const asked = [
    ...Array.from({ length: 50 }, () => turns.take(stranger(1), work('greedy'))),
    turns.take(stranger(2), work('modest')),
  ]
  await endFirst(51)
  await Promise.all(asked)
  expect(begun.findIndex(({ name }) => name === 'modest')).toBe(2)
})

test('a question that fails gives its place on', async () => {
  const turns = new Turns({ at_once: 1, most_waiting: 10 })
  const failed = turns.take(ONE, async () => {
    throw new Error('no')
  })
  const next = turns.take(ONE, async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
