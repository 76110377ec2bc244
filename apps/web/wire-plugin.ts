import { resolve } from 'node:path'
import { CALLS } from '@starling/contract'
import type { Plugin } from 'vite'

const WIRE_MODULE = resolve(import.meta.dirname, '../../packages/contract/src/wire.ts')

/** Methods and paths as plain data: evaluating them in the page would bring every schema along. */
export function wireValue(mode: string): Plugin {
  const offered = Object.entries(CALLS).filter(([, call]) => mode === 'test' || !('testing' in call))
  const wire = Object.fromEntries(offered.map(([id, { method, path, who }]) => [id, { method, path, who }]))
  return {
    name: 'starling:wire',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === WIRE_MODULE ? `export const WIRE = ${JSON.stringify(wire)}` : null),
  }
}
