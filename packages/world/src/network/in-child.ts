import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { NetworkOptions } from './size.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export type GrowthReport =
  | { share: number; rows: number; days?: number }
  /** People and the last weeks are in the corpus; the rest follows. */
  | { recent: true }
  /** `print` is that of the rows that came in now. */
  | { up_to: string; rows?: Record<string, number>; print?: string }
  | { failed: string }
export type Growing = { done: Promise<GrowthReport>; stop(): void }

/** Generates beside the product: it takes most of a minute of both cores, and the product must answer meanwhile. */
export function generateInChild(
  dir: string,
  options: NetworkOptions,
  onProgress: (told: Extract<GrowthReport, { share: number }>) => void,
  onRecent: () => void,
): Growing {
  const child = fork(CHILD, [dir, JSON.stringify(options)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let last: GrowthReport = { failed: 'the generator stopped' }
  child.on('message', (told: GrowthReport) => {
    if ('recent' in told) return onRecent()
    last = told
    if ('share' in told) onProgress(told)
  })
  const done = new Promise<GrowthReport>((resolve) => {
    child.on('error', (error) => resolve({ failed: error.message }))
    child.on('exit', () => resolve('share' in last ? { failed: 'the generator was stopped' } : last))
  })
  return { done, stop: () => child.kill() }
}
