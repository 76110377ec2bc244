import { read, write } from '../floor/index.ts'

const LEAST_USES = 5 // spec 9
const EVERY_USES = 5 // spec 9
const BETWEEN_MS = 24 * 60 * 60_000 // spec 9

export type ToolUse = { uses: number; suggested_at: number | null }

/** After at least five uses, at each fifth, and not twice in a day (spec 9). */
export function isTimeToSuggest({ uses, suggested_at }: ToolUse, now: number): boolean {
  return uses >= LEAST_USES && uses % EVERY_USES === 0 && (suggested_at === null || now - suggested_at >= BETWEEN_MS)
}

function stored(name: 'tool_uses' | 'suggested_at'): number | null {
  const value = Number(read(name) ?? Number.NaN)
  return Number.isSafeInteger(value) ? value : null
}

/** Counts a use of the tool; true when the prompt is due, which counts as given. */
export function noteToolUse(now = Date.now()): boolean {
  const uses = (stored('tool_uses') ?? 0) + 1
  write('tool_uses', String(uses))
  if (!isTimeToSuggest({ uses, suggested_at: stored('suggested_at') }, now)) return false
  write('suggested_at', String(now))
  return true
}
