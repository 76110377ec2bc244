import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cosineOfTurn, exp, ln, log2, log10, power } from './exact.ts'

const near = (ours: number, theirs: number) => Math.abs(ours - theirs) <= 4e-15 * Math.max(1, Math.abs(theirs))
const some = Array.from({ length: 4000 }, (_, at) => (at + 0.5) / 4000)

test.each<[string, (u: number) => [number, number]]>([
  ['ln below one', (u) => [ln(u), Math.log(u)]],
  ['ln above one', (u) => [ln(1 + u * 1e9), Math.log(1 + u * 1e9)]],
  ['exp', (u) => [exp(u * 12 - 6) / Math.exp(u * 12 - 6), 1]],
  ['power', (u) => [power(u, 1.7), u ** 1.7]],
  ['log2', (u) => [log2(u * 1000), Math.log2(u * 1000)]],
  ['log10', (u) => [log10(u * 1000), Math.log10(u * 1000)]],
  ['cosine', (u) => [cosineOfTurn(u), Math.cos(2 * Math.PI * u)]],
])('%s is what it should be', (_, pair) => {
  for (const u of some) {
    const [ours, theirs] = pair(u)
    expect(near(ours, theirs), `${u}: ${ours} and ${theirs}`).toBe(true)
  }
})

test('powers of nothing and of one', () => {
  expect([power(0, 1.7), power(1, 9), exp(0), ln(1), cosineOfTurn(0), cosineOfTurn(0.5)]).toEqual([0, 1, 1, 0, 1, -1])
})

/** `measure.ts` looks at what was made and makes nothing; a power of two with a whole exponent is exact. */
const FREE = ['measure.ts', 'exact.ts']
const INEXACT =
  /Math\.(?:a?cosh?|a?sinh?|a?tanh?|atan2|cbrt|expm1|exp|hypot|log1p|log10|log2|log|pow)\b|(?<![/*])\*\*(?![/*])|Intl\.|toLocale|localeCompare/

test('the generator asks nothing whose last digit depends on the processor, nor of a locale', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !FREE.includes(path.basename(file)),
  )
  const found = files.flatMap((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (INEXACT.test(line.replace(/\/\*\*.*$/, '')) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
