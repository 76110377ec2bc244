import { type AskedSections, baselineOf, baselinePeople, isWithin, subjectOf } from './asked.ts'
import type { Grounds, Recomputed } from './grounds.ts'
import type { Known } from './known.ts'
import { RECOMPUTED } from './sections.ts'

/** One question, ready for any of its sections. `now` in seconds since 1970. */
export function recompute(known: Known, asked: AskedSections, now: number): (section: string) => Recomputed {
  const subject = subjectOf(known, asked.question, now)
  const baseline = baselineOf(asked, now)
  const grounds: Grounds = {
    known,
    asked,
    subject,
    chosen: {
      baseline,
      people: baselinePeople(known, baseline, asked.question),
      within: isWithin(asked, baseline),
    },
    all: { baseline: 'all', people: baselinePeople(known, 'all', asked.question) },
    now,
  }
  return (section) => RECOMPUTED[section]!(grounds)
}
