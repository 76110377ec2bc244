import type { Counted } from '../../port/answers.ts'

/** Phrases are chosen among the commonest. */
export const PHRASES = 200 // docs/engine.md: phrases

/** A part of a longer phrase that the same people wrote says nothing more. */
export function withoutParts(rows: readonly Counted[]): Counted[] {
  return rows.filter((row) => !rows.some((other) => isPartOf(row, other)))
}

function isPartOf(part: Counted, whole: Counted): boolean {
  if (part.value.length >= whole.value.length) return false
  if (part.count !== whole.count || part.baseline_count !== whole.baseline_count) return false
  return part.value.includes(' ') ? ` ${whole.value} `.includes(` ${part.value} `) : whole.value.includes(part.value)
}
