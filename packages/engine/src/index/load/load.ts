import { open } from 'node:fs/promises'
import path from 'node:path'
import { bytesOf, isCold, type Meta } from '../files/meta.ts'
import { aligned, bitBytes, layOut, type MemoryLayout } from './layout.ts'
import { MOST_MEMORY, NoRoomError, type Room } from './room.ts'

const PAGE = 65_536
const CHUNK_BYTES = 1 << 23
const READERS = 4

export type LoadProgress = { bytes: number; total: number }

/** The arrays of one version in one memory, and what each worker may use of it. */
export type Loaded = {
  folder: string
  meta: Meta
  memory: WebAssembly.Memory
  layout: MemoryLayout
  /** One for each worker. */
  scratch: { at: number; bytes: number }[]
}

/** Whether an index can be opened follows from what it holds; how much it takes is told either way. */
export function mustFit(meta: Meta, { workers, memory_bytes }: Room): number {
  const layout = layOut(meta)
  const bytes = Math.ceil((layout.bytes + workers * scratchBytes(meta, layout)) / PAGE) * PAGE
  if (bytes > memory_bytes) throw new NoRoomError(bytes, memory_bytes)
  return bytes
}

/** Reads the arrays in pieces, beside the thread that asks for it. */
export async function load(
  folder: string,
  meta: Meta,
  room: Room,
  onProgress?: (progress: LoadProgress) => void,
): Promise<Loaded> {
  const pages = mustFit(meta, room) / PAGE
  const layout = layOut(meta)
  const bytes = scratchBytes(meta, layout)
  const scratch = Array.from({ length: room.workers }, (_, index) => ({ at: layout.bytes + index * bytes, bytes }))
  const memory = new WebAssembly.Memory({ initial: pages, maximum: MOST_MEMORY / PAGE, shared: true })

  const pieces = piecesOf(meta, layout)
  const total = pieces.reduce((sum, piece) => sum + piece.bytes, 0)
  let read = 0
  const view = new Uint8Array(memory.buffer)
  const next = async (): Promise<void> => {
    for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
      await readPiece(folder, piece, view)
      read += piece.bytes
      onProgress?.({ bytes: read, total })
    }
  }
  await Promise.all(Array.from({ length: READERS }, next))
  return { folder, meta, memory, layout, scratch }
}

type Piece = { name: string; offset: number; at: number; bytes: number }

function piecesOf(meta: Meta, { places }: MemoryLayout): Piece[] {
  const pieces: Piece[] = []
  for (const [name, array] of Object.entries(meta.arrays)) {
    if (isCold(name)) continue
    const size = bytesOf(array)
    for (let offset = 0; offset < size; offset += CHUNK_BYTES) {
      pieces.push({ name, offset, at: places[name]!.at + offset, bytes: Math.min(CHUNK_BYTES, size - offset) })
    }
  }
  return pieces
}

async function readPiece(folder: string, { name, offset, at, bytes }: Piece, view: Uint8Array): Promise<void> {
  const file = await open(path.join(folder, name))
  try {
    for (let done = 0; done < bytes; ) {
      const { bytesRead } = await file.read(view, at + done, bytes - done, offset + done)
      if (bytesRead === 0) throw new Error(`the index is broken: ${name} is too short`)
      done += bytesRead
    }
  } finally {
    await file.close()
  }
}

/** Enough for a few audiences with all that was counted of them, and the posts of some questions. */
function scratchBytes(meta: Meta, { room }: MemoryLayout): number {
  const posts = bitBytes(room.posts)
  const rows = bitBytes(room.rows)
  const ranks = (name: string) => (meta.arrays[`${name}.df`]!.length + room.terms - meta.terms) * 4
  const counts = ranks('used') + ranks('bio') + ranks('interacted') + room.rows * 4
  return aligned(
    posts * 12 + rows * 40 + room.rows * 4 * 8 + counts * 4 + room.terms * 4 + room.phrases * 8 + (1 << 22),
  )
}
