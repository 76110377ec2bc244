import { createHash } from 'node:crypto'

/** Numbers from an id, the same on every machine. */
export function dice(id: string): (below: number) => number {
  let bytes = createHash('sha256').update(id).digest()
  let at = 0
  return (below) => {
    if (at === bytes.length) {
      bytes = createHash('sha256').update(bytes).digest()
      at = 0
    }
    const value = bytes.readUInt16BE(at)
    at += 2
    return Math.floor((value / 65_536) * below)
  }
}
