const KEPT_PER_REASON = 20

/** Where a source was at fault. Never the row itself: a report outlives the deletion of an account. */
export type Sample = { line: number; entry?: string; detail?: string }

/** counts: refused rows by reason, samples their first places · cleaned: rows that were taken, but not as they came. */
export type Malformed = {
  counts: Record<string, number>
  samples: Record<string, Sample[]>
  cleaned: Record<string, number>
}

export const emptyMalformed = (): Malformed => ({ counts: {}, samples: {}, cleaned: {} })

/** Counts every refused row by its reason and keeps the first places of each. */
export class Report {
  readonly malformed: Malformed

  constructor(malformed: Malformed = emptyMalformed()) {
    this.malformed = structuredClone(malformed)
  }

  refuse(reason: string, sample?: Sample, times = 1): void {
    const { counts, samples } = this.malformed
    counts[reason] = (counts[reason] ?? 0) + times
    if (!sample) return
    samples[reason] ??= []
    const kept = samples[reason]
    if (kept.length < KEPT_PER_REASON) kept.push(sample)
  }

  clean(reason: string, times = 1): void {
    if (times) this.malformed.cleaned[reason] = (this.malformed.cleaned[reason] ?? 0) + times
  }

  get refused(): number {
    return Object.values(this.malformed.counts).reduce((sum, count) => sum + count, 0)
  }
}
