import { open, readFile } from 'node:fs/promises'
import type { MediaKind } from '@starling/contract'
import { cleanGif } from './gif.ts'
import { drawImage, drawThumb, type Thumb } from './image.ts'
import { sniff } from './sniff.ts'
import { readVideo } from './video.ts'

/** What a file turned out to be, and what is kept of it: other bytes, or those that are there. */
export type Inspected = {
  kind: MediaKind
  type: string
  width: number
  height: number
  duration_ms: number | null
  /** Undefined: the file as it is. */
  bytes: Buffer | undefined
  /** Of a video the browser makes it. */
  thumb: Thumb | undefined
}

const TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(64)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function inspectNow({ path, size }: { path: string; size: number }): Promise<Inspected> {
  const { kind, format } = sniff(await headOf(path))
  const shared = { kind, type: TYPES[format], duration_ms: null }
  if (kind === 'video') return { ...shared, ...(await readVideo(path, size)), bytes: undefined, thumb: undefined }
  if (kind === 'gif') {
    const { bytes, width, height } = cleanGif(await readFile(path))
    return { ...shared, width, height, bytes, thumb: await drawThumb(bytes, 'gif') }
  }
  const drawn = await drawImage(path, format)
  return { ...shared, ...drawn, thumb: await drawThumb(drawn.bytes) }
}

/** One after the other: what one picture takes of the memory is bounded, what a hundred at once take is not. */
let turn: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work)
  turn = mine.catch(() => {})
  return mine
}

/** By its content only. Refuses what X does not take, and what is not what it begins as. */
export const inspect = (staged: { path: string; size: number }): Promise<Inspected> => inTurn(() => inspectNow(staged))

/** A picture that a browser took of a video. */
export const inspectThumb = ({ path }: { path: string }): Promise<Thumb> =>
  inTurn(async () => {
    const { kind, format } = sniff(await headOf(path))
    return drawThumb(path, kind === 'image' ? format : 'jpeg')
  })
