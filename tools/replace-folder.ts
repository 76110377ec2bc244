import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TRIES = 10

/** Puts a finished folder in the place of another. Whoever reads meanwhile sees the old one or the new one, never half. */
export function replaceFolder(finished: string, place: string): void {
  const old = join(dirname(finished), `old-${process.pid}`)
  mkdirSync(dirname(place), { recursive: true })
  for (let tries = 0; ; tries += 1) {
    moveAway(place, old)
    try {
      renameSync(finished, place)
      break
    } catch (error) {
      // Another build finished between the two moves.
      if (!isCode(error, 'ENOTEMPTY', 'EEXIST') || tries === TRIES) throw error
    }
  }
  rmSync(old, { recursive: true, force: true })
}

function moveAway(place: string, old: string): void {
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(place, old)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
