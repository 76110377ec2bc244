import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOf, type Lock } from './bill.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'))
const { components, metadata } = billOf(read('package-lock.json') as Lock)
const has = (name: string) => components.some(({ purl }) => purl.startsWith(`pkg:npm/${name.replace('@', '%40')}@`))

test('every package that server, store, engine and pages name is in the bill', () => {
  const homes = ['apps/server', 'apps/web', 'packages/store', 'packages/engine', 'packages/outside', 'packages/ui']
  const named = homes.flatMap((home) => Object.keys(read(`${home}/package.json`).dependencies))
  expect(named.filter((name) => !name.startsWith('@starling/') && !has(name))).toEqual([])
  expect(metadata.component).toMatchObject({ type: 'application', name: 'starling' })
})

test('what is for development only is not, nor are our own packages', () => {
  const development = Object.keys(read('package.json').devDependencies)
  // Libraries that run bring types along, and one of them the compiler as a peer.
  const isBroughtAlong = (name: string) => name.startsWith('@types/') || name === 'typescript'
  expect(development.filter((name) => has(name) && !isBroughtAlong(name))).toEqual([])
  expect(components.filter(({ purl }) => purl.includes('%40starling/'))).toEqual([])
})

test('each is told by its address, its license and the checksum that npm holds it to', () => {
  const [fastify] = components.filter(({ name, group }) => name === 'fastify' && !group)
  expect(fastify).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] })
  expect(fastify!.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
})
