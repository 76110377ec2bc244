/** Kinds whose names begin alike share a lane: a slow network keeps no mail waiting. */
const AT_ONCE = 4
const laneOf = (kind: string): string => kind.split('.')[0]!

type Lane = {
  running: Map<string, Promise<void>>
  /** By whose they are; whose turn it is next stands first. */
  waiting: Map<string, Set<string>>
  again: Set<string>
}

/** Works through subjects, so many at once in each lane, never the same one twice at a time, and owners take turns. */
export class Lanes {
  readonly #work: (subject: string) => Promise<void>
  readonly #lanes = new Map<string, Lane>()
  #isClosed = false

  /** `work` never rejects. */
  constructor(work: (subject: string) => Promise<void>) {
    this.#work = work
  }

  ring(subject: string, kind: string, owner: string): void {
    if (this.#isClosed) return
    const lane = this.#lane(laneOf(kind))
    if (lane.running.has(subject)) lane.again.add(subject)
    else wait(lane, subject, owner)
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
    const lane = this.#lanes.get(name) ?? { running: new Map(), waiting: new Map(), again: new Set() }
    this.#lanes.set(name, lane)
    return lane
  }

  #fill(lane: Lane): void {
    for (const [owner, subjects] of lane.waiting) {
      if (lane.running.size >= AT_ONCE) return
      const [subject] = subjects
      subjects.delete(subject!)
      lane.waiting.delete(owner)
      if (subjects.size > 0) lane.waiting.set(owner, subjects) // at the end: the loop comes to it after all others
      lane.running.set(subject!, this.#run(lane, subject!, owner))
    }
  }

  async #run(lane: Lane, subject: string, owner: string): Promise<void> {
    await this.#work(subject)
    lane.running.delete(subject)
    if (lane.again.delete(subject)) wait(lane, subject, owner)
    this.#fill(lane)
  }
}

function wait({ waiting }: Lane, subject: string, owner: string): void {
  waiting.set(owner, (waiting.get(owner) ?? new Set()).add(subject))
}
