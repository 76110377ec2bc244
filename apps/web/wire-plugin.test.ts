import { resolve } from 'node:path'
import { WIRE } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import { wireValue } from './wire-plugin.ts'

const wirePath = resolve(import.meta.dirname, '../../packages/contract/src/wire.ts')

function wire(mode: string, path = wirePath): Record<string, unknown> | null {
  const { load } = wireValue(mode)
  if (typeof load !== 'function') throw new Error('the plugin loads nothing')
  const code = load.call({} as never, path, {} as never) as string | null
  return code && JSON.parse(code.replace('export const WIRE = ', ''))
}

test('a page gets method, path and credential of each call, and no schema', () => {
  expect(wire('production')?.getTeam).toEqual({ method: 'GET', path: '/api/teams/{slug}/', who: 'member' })
})

test('it is the whole value of the module that it stands for', () => {
  expect(wire('test')).toEqual(WIRE)
  expect(wire('production')?.analyzeChatQuery).toMatchObject({ stream: 'text' })
})

test.each([
  ['production', false],
  ['test', true],
])('in %s the call that starts over is there: %s', (mode, isThere) => {
  expect('resetForTests' in wire(mode)!).toBe(isThere)
})

test('every other module is left alone', () => {
  expect(wire('production', wirePath.replace('wire.ts', 'client.ts'))).toBeNull()
})
