/** What one memory of WebAssembly can hold. */
export const MOST_MEMORY = 65_536 * 65_536

/** What an index may take: its arrays, and what each of its workers uses beside them. */
export type Room = { workers: number; memory_bytes: number }

/** An index that needs more memory than it may take. It is known before it is opened, and before it replaces another. */
export class NoRoomError extends Error {
  readonly needed_bytes: number
  readonly memory_bytes: number
  constructor(needed_bytes: number, memory_bytes: number) {
    super(
      `The corpus needs ${inMegabytes(needed_bytes)} of memory as an index, and ${inMegabytes(memory_bytes)} are allowed (INDEX_MEMORY_MB, 4096 at most): set ENGINE=cluster to answer it from ClickHouse servers.`,
    )
    this.name = 'NoRoomError'
    this.needed_bytes = needed_bytes
    this.memory_bytes = memory_bytes
  }
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / (1 << 20)).toLocaleString('en')} MB`
