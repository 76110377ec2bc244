import { type FileHandle, open } from 'node:fs/promises'
import { type Box, boxesIn } from './boxes.ts'
import { refused } from './refused.ts'

/** What X takes. */
const LEAST_MS = 500
const MOST_MS = 140_000
const LEAST_SIDE = 32
const MOST_SIDE = 4_096
/** The index of a film of this length has a few hundred kilobytes. */
const MOST_INDEX_BYTES = 16 * 1024 * 1024
const MOST_TOP_BOXES = 1_000
/** What may lie side by side in a film. `moof` would make it one in pieces, which X does not take. */
const TOP_BOXES = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'uuid', 'meta', 'pnot', 'udta', 'sidx'])

export type VideoFacts = { width: number; height: number; duration_ms: number }

/**
 * What a film is, by its index alone: no picture is unpacked, and no more is read than the index. A file that was cut off
 * is found by its parts, which do not come to its size, or lie behind its end.
 */
export async function readVideo(path: string, size: number): Promise<VideoFacts> {
  const file = await open(path, 'r')
  try {
    const moov = await findIndex(file, size)
    const bytes = Buffer.alloc(moov.to - moov.from)
    await file.read(bytes, 0, bytes.length, moov.from)
    return factsOf(bytes, size)
  } catch (cause) {
    throw cause instanceof RangeError ? refused('file_broken', undefined, cause) : cause
  } finally {
    await file.close()
  }
}

async function findIndex(file: FileHandle, size: number): Promise<Box> {
  const head = Buffer.alloc(16)
  const seen = new Map<string, Box>()
  let at = 0
  for (let n = 0; at < size; n++) {
    if (n > MOST_TOP_BOXES) throw refused('file_broken')
    const { bytesRead } = await file.read(head, 0, head.length, at)
    if (bytesRead < 8) throw refused('file_broken')
    const short = head.readUInt32BE(0)
    const isLong = short === 1
    if (isLong && bytesRead < 16) throw refused('file_broken')
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short
    const type = head.toString('latin1', 4, 8)
    if (!TOP_BOXES.has(type) || length < (isLong ? 16 : 8)) throw refused('file_broken')
    if (seen.has(type) && (type === 'moov' || type === 'ftyp')) throw refused('file_broken')
    seen.set(type, { type, from: at + (isLong ? 16 : 8), to: at + length })
    at += length
  }
  const moov = seen.get('moov')
  if (at !== size || !moov || !seen.has('mdat') || moov.to - moov.from > MOST_INDEX_BYTES) throw refused('file_broken')
  return moov
}

function factsOf(bytes: Buffer, size: number): VideoFacts {
  const count = { n: 0 }
  const inside = (box: { from: number; to: number }) => boxesIn(bytes, box, count)
  const one = (boxes: readonly Box[], type: string) => {
    const found = boxes.find((box) => box.type === type)
    if (!found) throw refused('file_broken')
    return found
  }
  const top = inside({ from: 0, to: bytes.length })
  const tracks = top
    .filter(({ type }) => type === 'trak')
    .map((track) => {
      const parts = inside(track)
      const media = inside(one(parts, 'mdia'))
      const handler = one(media, 'hdlr')
      const samples = inside(one(inside(one(media, 'minf')), 'stbl'))
      return { kind: bytes.toString('latin1', handler.from + 8, handler.from + 12), parts, media, samples }
    })
  const films = tracks.filter(({ kind }) => kind === 'vide')
  if (films.length !== 1 || top.some(({ type }) => type === 'mvex')) throw refused('file_broken')
  const [film] = films
  if (codecOf(bytes, one(film!.samples, 'stsd')) !== 'avc') throw refused('video_codec')
  for (const { kind, samples } of tracks) {
    if (kind === 'soun' && codecOf(bytes, one(samples, 'stsd')) !== 'mp4a') throw refused('video_codec')
    if (kind === 'vide' || kind === 'soun') checkPlaces(bytes, samples, size)
  }
  const duration_ms = durationOf(bytes, one(film!.media, 'mdhd'))
  if (duration_ms < LEAST_MS || duration_ms > MOST_MS) {
    throw refused('video_duration', { least: LEAST_MS / 1_000, most: MOST_MS / 1_000 })
  }
  return { ...sidesOf(bytes, one(film!.parts, 'tkhd')), duration_ms }
}

/** Of the first description: `avc1` and `avc3` are H.264. */
const codecOf = (bytes: Buffer, { from }: Box) =>
  bytes.toString('latin1', from + 12, from + 16).replace(/^avc[13]$/, 'avc')

/** Where the pictures lie: all within the file. */
function checkPlaces(bytes: Buffer, samples: readonly Box[], size: number): void {
  const places = samples.find(({ type }) => type === 'stco' || type === 'co64')
  if (!places) throw refused('file_broken')
  const wide = places.type === 'co64' ? 8 : 4
  const n = bytes.readUInt32BE(places.from + 4)
  if (n === 0 || places.from + 8 + n * wide > places.to) throw refused('file_broken')
  for (let at = places.from + 8; at < places.from + 8 + n * wide; at += wide) {
    const place = wide === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
    if (place >= size) throw refused('file_broken')
  }
}

function durationOf(bytes: Buffer, { from }: Box): number {
  const isLong = bytes[from] === 1
  const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
  if (scale === 0) throw refused('file_broken')
  return Math.round((length / scale) * 1_000)
}

/** As it is shown: a phone that was held upright says so by a turn of a quarter. */
function sidesOf(bytes: Buffer, { from }: Box): { width: number; height: number } {
  const at = from + (bytes[from] === 1 ? 52 : 40)
  const isTurned = bytes.readInt32BE(at) === 0 && bytes.readInt32BE(at + 4) !== 0
  const [one, other] = [bytes.readUInt32BE(at + 36) >>> 16, bytes.readUInt32BE(at + 40) >>> 16]
  const [width, height] = isTurned ? [other, one] : [one, other]
  if (width < LEAST_SIDE || height < LEAST_SIDE) throw refused('least_side', { least: LEAST_SIDE })
  if (width > MOST_SIDE || height > MOST_SIDE) throw refused('file_broken')
  return { width, height }
}
