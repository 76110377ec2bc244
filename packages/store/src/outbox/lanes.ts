/** Kinds whose names begin alike share a lane: a slow network keeps no mail waiting. */
const AT_ONCE = 4
const laneOf = (kind: string): string => kind.split('.')[0]!

type Lane = { running: Map<string, Promise<void>>; waiting: Set<string>; again: Set<string> }

/** Works through subjects, so many at once in each lane and never the same one twice at a time. */
export class Lanes {
  readonly #work: (subject: string) => Promise<void>
  readonly #lanes = new Map<string, Lane>()
  #isClosed = false

  /** `work` never rejects. */
  constructor(work: (subject: string) => Promise<void>) {
    this.#work = work
  }

  ring(subject: string, kind: string): void {
    if (this.#isClosed) return
    const lane = this.#lane(laneOf(kind))
    if (lane.running.has(subject)) lane.again.add(subject)
    else lane.waiting.add(subject)
    this.#fill(lane)
  }

  async settle(): Promise<void> {
    for (let open = this.#open(); open.length > 0; open = this.#open()) await Promise.all(open)
  }

  /** What has begun is finished; what waits is found again at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const lane of this.#lanes.values()) {
      lane.waiting.clear()
      lane.again.clear()
    }
    await this.settle()
  }

  #open(): Promise<void>[] {
    return [...this.#lanes.values()].flatMap(({ running }) => [...running.values()])
  }

  #lane(name: string): Lane {
    const lane = this.#lanes.get(name) ?? { running: new Map(), waiting: new Set(), again: new Set() }
    this.#lanes.set(name, lane)
    return lane
  }

  #fill(lane: Lane): void {
    for (const subject of lane.waiting) {
      if (lane.running.size >= AT_ONCE) return
      lane.waiting.delete(subject)
      lane.running.set(subject, this.#run(lane, subject))
    }
  }

  async #run(lane: Lane, subject: string): Promise<void> {
    await this.#work(subject)
    lane.running.delete(subject)
    if (lane.again.delete(subject)) lane.waiting.add(subject)
    this.#fill(lane)
  }
}
