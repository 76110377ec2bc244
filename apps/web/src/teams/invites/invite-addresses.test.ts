import { expect, test } from 'vitest'
import { readAddresses } from './invite-addresses.ts'

const a = 'ada@x.example'
const b = 'bob@y.example'

test.each([
  { pasted: '', good: [], bad: [], repeated: 0 },
  { pasted: ' \n , ; ', good: [], bad: [], repeated: 0 },
  { pasted: a, good: [a], bad: [], repeated: 0 },
  { pasted: `${a}, ${b}`, good: [a, b], bad: [], repeated: 0 },
  { pasted: `${a}\r\n${b}\n`, good: [a, b], bad: [], repeated: 0 },
  { pasted: `${a};${b}`, good: [a, b], bad: [], repeated: 0 },
  { pasted: `${a} ${b}`, good: [a, b], bad: [], repeated: 0 },
  { pasted: `${a}、${b}，${a}`, good: [a, b], bad: [], repeated: 1 },
  { pasted: 'ａｄａ＠ｘ．ｅｘａｍｐｌｅ', good: [a], bad: [], repeated: 0 },
  { pasted: 'ADA@X.Example, ada@x.example', good: [a], bad: [], repeated: 1 },
  { pasted: `Ada Lovelace <${a}>, "Bob" <${b}>`, good: [a, b], bad: [], repeated: 0 },
  { pasted: `${a}, bob, @y.example, bob@y`, good: [a], bad: ['bob', '@y.example', 'bob@y'], repeated: 0 },
  { pasted: 'a<b@c.example, a@b@c.example', good: [], bad: ['a<b@c.example', 'a@b@c.example'], repeated: 0 },
  { pasted: `${'x'.repeat(250)}@y.example`, good: [], bad: [`${'x'.repeat(250)}@y.example`], repeated: 0 },
])('$pasted', ({ pasted, ...addresses }) => {
  expect(readAddresses(pasted)).toEqual(addresses)
})
