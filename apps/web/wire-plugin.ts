import { resolve } from 'node:path'
import { CALLS, type Call } from '@starling/contract'
import { WIRE } from '@starling/contract/browser'
import type { Plugin } from 'vite'

const WIRE_MODULE = resolve(import.meta.dirname, '../../packages/contract/src/wire.ts')

/** Methods and paths as plain data: evaluating them in the page would bring every schema along. */
export function wireValue(mode: string): Plugin {
  const calls: Record<string, Call> = CALLS
  const wire = Object.fromEntries(Object.entries(WIRE).filter(([id]) => mode === 'test' || !calls[id]?.testing))
  return {
    name: 'starling:wire',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.split('?')[0] === WIRE_MODULE ? `export const WIRE = ${JSON.stringify(wire)}` : null),
  }
}
