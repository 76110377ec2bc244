import { type AddedMedia, ApiError } from '@starling/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { sayError } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { frameOf } from './frame-of.ts'
import { useMediaChanges } from './queries.ts'
import { hasField, sendMedia } from './send-file.ts'

/** One file on its way, or what became of it. */
export type Upload = {
  id: number
  file: File
  share: number
  /** Null while it is under way. */
  added: AddedMedia | null
  error: string | null
  /** Refused for what it is: another try would end the same. */
  is_refused: boolean
}

/** Files that are sent one after the other; leaving the page stops them, and the next try goes on from there. */
export function useUploads(team: string, onAdded?: (added: AddedMedia) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const { onSettled } = useMediaChanges()
  const stop = useRef(new AbortController())
  const turn = useRef<Promise<void>>(Promise.resolve())
  const count = useRef(0)
  useEffect(() => {
    const leaving = new AbortController()
    stop.current = leaving
    return () => leaving.abort()
  }, [])

  const note = (id: number, patch: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...patch } : one)))

  async function send({ id, file }: Upload): Promise<void> {
    const { signal } = stop.current
    try {
      const added = await sendMedia(file, { team, signal, onShare: (share) => note(id, { share }) })
      note(id, { share: 1, added: await withThumb(added, file) })
      onAdded?.(added)
    } catch (error) {
      if (!signal.aborted) note(id, { error: sayError(error), is_refused: isRefused(error) })
    }
    if (!signal.aborted) await onSettled()
  }
  function begin(upload: Upload) {
    turn.current = turn.current.then(() => send(upload))
  }
  return {
    uploads,
    add(files: Iterable<File>) {
      const begun = [...files].map(
        (file): Upload => ({ id: ++count.current, file, share: 0, added: null, error: null, is_refused: false }),
      )
      setUploads((now) => [...now, ...begun])
      for (const upload of begun) begin(upload)
    },
    again(upload: Upload) {
      note(upload.id, { error: null, share: 0 })
      begin({ ...upload, error: null })
    },
    drop: (id: number) => setUploads((now) => now.filter((one) => one.id !== id)),
  }
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 413 || (error.status === 400 && hasField(error, 'file')))

/** The server takes no pictures of films; without one the film is there all the same. */
async function withThumb(added: AddedMedia, file: File): Promise<AddedMedia> {
  if (added.kind !== 'video' || added.has_thumb) return added
  const frame = await frameOf(file)
  if (!frame) return added
  const set = api.setAdMediaThumb({ path: { pk: added.id }, body: { file: frame } })
  return set.then(
    (media) => ({ ...media, is_duplicate: added.is_duplicate }),
    () => added,
  )
}
