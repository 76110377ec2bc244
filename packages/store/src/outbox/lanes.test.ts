import { expect, test } from 'vitest'
import { Lanes } from './lanes.ts'

/** Works as long as it is told, and notes in which order it began. */
function lanesToWatch() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const lanes = new Lanes((subject) => {
    begun.push(subject)
    return new Promise((resolve) => void ends.push(resolve))
  })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { lanes, begun, endOne }
}

test('who sends much keeps nobody else waiting behind all of it', async () => {
  const { lanes, begun, endOne } = lanesToWatch()
  for (let n = 0; n < 100; n++) lanes.ring(`a${n}`, 'x_list.create', 'a')
  lanes.ring('b0', 'x_list.create', 'b')
  lanes.ring('c0', 'x_list.create', 'c')
  for (let n = 0; n < 3; n++) await endOne()
  expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0', 'c0'])
  await endOne()
  expect(begun.at(-1)).toBe('a5')
})

test('a subject is worked on once at a time, and again if it rang meanwhile; other lanes go on', async () => {
  const { lanes, begun, endOne } = lanesToWatch()
  for (const _ of [1, 2, 3]) lanes.ring('a', 'x_list.create', 'a')
  lanes.ring('m', 'mail.login', 'a')
  expect(begun).toEqual(['a', 'm'])
  await endOne()
  expect(begun).toEqual(['a', 'm', 'a'])
  await endOne()
  await endOne()
  expect(begun).toEqual(['a', 'm', 'a'])
})
