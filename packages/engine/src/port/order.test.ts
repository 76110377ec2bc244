import { expect, test } from 'vitest'
import { compareText } from './order.ts'

test('texts stand in the order of their bytes', () => {
  const texts = ['', 'a', 'aa', 'b', 'é', 'ー', '寿司', '\uffee', '🍜', '🍣', 'a🍜', 'a\uffee', '😀b', '😀']
  const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  expect([...texts].sort(compareText)).toEqual(byBytes)
})
