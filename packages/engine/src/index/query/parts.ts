import type { Session } from './session.ts'

/** A piece of a bitset: bytes from its beginning, and how many. What lies outside of all pieces is never looked at. */
export type BitsetPart = { at: number; bytes: number }

export function clear({ store }: Session, bits: number, parts: readonly BitsetPart[]): void {
  for (const { at, bytes } of parts) store.kernels.fill(bits + at, 0, bytes)
}

export function copy({ store }: Session, to: number, from: number, parts: readonly BitsetPart[]): void {
  for (const { at, bytes } of parts) store.kernels.copy(to + at, from + at, bytes)
}

export function and({ store }: Session, a: number, b: number, parts: readonly BitsetPart[]): void {
  for (const { at, bytes } of parts) store.kernels.and(a + at, b + at, bytes)
}

export function or({ store }: Session, a: number, b: number, parts: readonly BitsetPart[]): void {
  for (const { at, bytes } of parts) store.kernels.or(a + at, b + at, bytes)
}

export function andNot({ store }: Session, a: number, b: number, parts: readonly BitsetPart[]): void {
  for (const { at, bytes } of parts) store.kernels.and_not(a + at, b + at, bytes)
}

export function popcount({ store }: Session, bits: number, parts: readonly BitsetPart[]): number {
  return parts.reduce((sum, { at, bytes }) => sum + (store.kernels.popcount(bits + at, bytes) >>> 0), 0)
}

/** Bits with nothing set in these pieces. */
export function cleared(session: Session, size: number, parts: readonly BitsetPart[]): number {
  const bits = session.arena.borrow(size)
  clear(session, bits, parts)
  return bits
}
