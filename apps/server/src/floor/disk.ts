import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@starling/contract'

/** What PostgreSQL needs to go on: it stops when it cannot write its log, and each file of that has 16 MB. */
const LEAST_BYTES = 48 * 1024 * 1024
const LOOK_EVERY_MS = 1_000
const IN_TIME_MS = 500

/** How much room the data has. Writing ends before the disk does, so that what is there can still be read. */
export class Disk {
  readonly #dir: string
  #looked: { at: number; free: Promise<number> } | undefined

  constructor(dir: string) {
    this.#dir = dir
  }

  /** A disk that cannot be asked, or not in time, is not called full. */
  async isFull(): Promise<boolean> {
    const now = performance.now()
    if (!this.#looked || now - this.#looked.at > LOOK_EVERY_MS) {
      const free = statfs(this.#dir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      )
      this.#looked = { at: now, free }
    }
    const late = pause(IN_TIME_MS, Number.POSITIVE_INFINITY, { ref: false })
    return (await Promise.race([this.#looked.free, late])) < LEAST_BYTES
  }

  async mustHaveRoom(): Promise<void> {
    if (await this.isFull()) throw new AppError('disk_full')
  }
}
