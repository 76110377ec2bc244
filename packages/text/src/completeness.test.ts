import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { areas, ja } from './ja/index.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const sources = globSync(['apps/{web,extension}/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, code: read(path) }))
const errorTable = 'packages/contract/src/errors.ts'
/** What sections are called stands with them; screens and files show it. */
const served = globSync(['packages/{contract,sections,charts,targeting}/src/**/*.ts', 'apps/server/src/**/*.ts'], {
  cwd: root,
})
  .filter((path) => !path.includes('.test.'))
  .map(read)

const SAME_IN_BOTH: readonly string[] = ['X', 'OK', 'Starling']

const quoted = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`
// A literal given to t(), and a literal in a table that claims to be a text by a cast the compiler cannot check.
const uses = [new RegExp(String.raw`(?<![\w.$])t\(\s*${quoted}`, 'g'), new RegExp(`${quoted} as TextKey`, 'g')]
const unquote = (literal: string) => literal.slice(1, -1).replace(/\\(.)/g, '$1')
const holds = (code: string, key: string) =>
  [`'${key.replaceAll("'", "\\'")}'`, `"${key.replaceAll('"', '\\"')}"`, `\`${key}\``].some((literal) =>
    code.includes(literal),
  )
const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).sort()

const keys = Object.keys(ja)
const entries = Object.entries<string>(ja)

test('the scan sees the screens and the widgets', () => {
  expect(sources.some(({ path }) => path.startsWith('packages/ui/src/'))).toBe(true)
  expect(sources.flatMap(({ code }) => [...code.matchAll(uses[0]!)]).length).toBeGreaterThan(10)
})

test('every text that is used has Japanese', () => {
  const missing = sources.flatMap(({ path, code }) =>
    uses
      .flatMap((use) => [...code.matchAll(use)])
      .map(([, literal]) => unquote(literal!))
      .filter((key) => !Object.hasOwn(ja, key))
      .map((key) => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('a text is declared in one area only', () => {
  const all = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
  expect(keys.length).toBe(all.length)
})

test('Japanese is neither empty nor the English text', () => {
  expect(entries.filter(([, value]) => value.trim() === '')).toEqual([])
  expect(entries.filter(([key, value]) => key === value && !SAME_IN_BOTH.includes(key))).toEqual([])
})

test('Japanese fills in the same values', () => {
  expect(entries.filter(([key, value]) => placeholders(key).join() !== placeholders(value).join())).toEqual([])
})

test('a counted text has an English singular, and each singular belongs to a text', () => {
  const counted = keys.filter((key) => placeholders(key).includes('count'))
  expect(counted.filter((key) => !Object.hasOwn(en, `${key}_one`))).toEqual([])
  expect(Object.keys(en).filter((key) => !Object.hasOwn(ja, key.replace(/_one$/, '')))).toEqual([])
})

test('no text is kept that nothing shows', () => {
  const shown = keys.filter((key) => !Object.hasOwn(areas.errors, key))
  expect(
    shown.filter((key) => ![...sources.map(({ code }) => code), ...served].some((code) => holds(code, key))),
  ).toEqual([])
})

test.runIf(existsSync(resolve(root, errorTable)))('every error of the contract has Japanese', () => {
  const messages = [...read(errorTable).matchAll(new RegExp(`message: ${quoted}`, 'g'))].map(([, text]) =>
    unquote(text!),
  )
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter((message) => !Object.hasOwn(ja, message))).toEqual([])
})

test('each error text is one the server or the contract can say', () => {
  expect(Object.keys(areas.errors).filter((key) => !served.some((code) => holds(code, key)))).toEqual([])
})
