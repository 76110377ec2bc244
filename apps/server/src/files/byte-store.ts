/** Which bytes of a file, the last included. */
export type ByteRange = { from: number; to: number }

/** Where bytes lie under the id of a row in `files`. Nothing in it is readable by an address. */
export interface ByteStore {
  /** How many are there; undefined where there is nothing. */
  size(id: string): Promise<number | undefined>
  read(id: string, range?: ByteRange): AsyncIterable<Uint8Array>
  /** A file of this machine, whole: as it is moved there, it is gone here. */
  move(id: string, from: string): Promise<void>
  put(id: string, bytes: Uint8Array): Promise<void>
  remove(id: string): Promise<void>
  /** What lies there since before, row or not. */
  list(before: Date): AsyncIterable<string>
  /** Where a browser sends all of it in one form; undefined where it sends parts to us. */
  formFor?(id: string, size: number, now: Date): { url: string; fields: Record<string, string>; expires_at: Date }
  /** Takes a part up from this byte on; answers how many are there then. */
  append?(id: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number>
}
