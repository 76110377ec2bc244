/** Fractions; the keys others rely on are n, accuracy, macro_recall, macro_f1, coverage, auc, nmi. */
export type Metrics = Record<string, number | Record<string, number>>

export const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** Counts of right label (rows) by answer (columns). */
export class Confusion {
  readonly counts = new Map<string, Map<string, number>>()
  n = 0

  add(right: string, answer: string): void {
    const row = this.counts.get(right) ?? new Map<string, number>()
    row.set(answer, (row.get(answer) ?? 0) + 1)
    this.counts.set(right, row)
    this.n++
  }

  get labels(): string[] {
    return [...this.counts.keys()].sort()
  }

  count(right: string, answer: string): number {
    return this.counts.get(right)?.get(answer) ?? 0
  }

  scores(): { n: number; accuracy: number; macro_recall: number; macro_f1: number } {
    const { labels } = this
    const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)
    const recalls = labels.map((label) => {
      return this.count(label, label) / sum([...this.counts.get(label)!.values()])
    })
    const f1 = labels.map((label, at) => {
      const answered = sum([...this.counts.values()].map((row) => row.get(label) ?? 0))
      const precision = answered === 0 ? 0 : this.count(label, label) / answered
      const recall = recalls[at]!
      return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
    })
    return {
      n: this.n,
      accuracy: rounded(sum(labels.map((label) => this.count(label, label))) / this.n),
      macro_recall: rounded(sum(recalls) / labels.length),
      macro_f1: rounded(sum(f1) / labels.length),
    }
  }

  print(): void {
    const answers = [...new Set([...this.counts.values()].flatMap((row) => [...row.keys()]))].sort()
    const table = this.labels.map((right) => [
      right,
      Object.fromEntries(answers.map((answer) => [answer, this.count(right, answer)])),
    ])
    console.table(Object.fromEntries(table))
  }
}
