import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import type { Stats } from './entities.ts'

const unpack = promisify(gunzip)
const TIMEOUT_MS = 60_000
const MOST_PACKED = 32 * 1024 * 1024
const MOST_UNPACKED = 256 * 1024 * 1024
/** Where X puts the files of its jobs. */
const OF_X = /(^|\.)twimg\.com$/

/** A file that a job of X has made. Its address is X's to give: nothing but X's own hosts is asked. */
export async function readStatsFile(url: string, base_url: string): Promise<Stats> {
  refuseInsideChange('X')
  const at = new URL(url)
  const isHere = at.origin === new URL(base_url).origin
  if (!isHere && !(at.protocol === 'https:' && OF_X.test(at.hostname))) throw down('the file is not at X')
  const response = await fetch(at, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
    throw new AppError('upstream_down', { cause })
  })
  if (!response.ok) throw down(`the file answers ${response.status}`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_PACKED) throw down('the file is too long')
    chunks.push(chunk)
  }
  try {
    return JSON.parse((await unpack(Buffer.concat(chunks), { maxOutputLength: MOST_UNPACKED })).toString('utf8'))
  } catch (cause) {
    throw new AppError('upstream_down', { cause })
  }
}

const down = (why: string) => new AppError('upstream_down', { cause: new Error(why) })
