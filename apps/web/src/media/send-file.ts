import { type AddedMedia, ApiError, type FilePolicy } from '@starling/contract/browser'
import { api, keptJson } from '../floor/index.ts'

/** Smaller ones go in one request; larger ones in parts, which go on where they broke off. */
const IN_ONE_BYTES = 4 * 1024 * 1024
const TRIES = 6
const FIRST_PAUSE_MS = 500

export type SendingMedia = { team: string; onShare: (share: number) => void; signal: AbortSignal }

export async function sendMedia(file: File, sending: SendingMedia): Promise<AddedMedia> {
  const { team, onShare, signal } = sending
  if (file.size <= IN_ONE_BYTES) {
    const query = { team, name: nameOf(file) }
    return api.createAdMedia({ query, body: { file } }, { onProgress: onShare, signal })
  }
  const id = await sendParts(file, sending)
  return api.createAdMedia({ query: { team, file: id } }, { signal })
}

/** What was pasted has no name of its own. */
const nameOf = ({ name }: File) => name.slice(-255) || 'file'

/** Which file of ours these bytes are: found again after a page was closed over its upload. */
const keyOf = ({ name, size, lastModified }: File, team: string) => `${team} ${size} ${lastModified} ${name}`
const begunUploads = keptJson<Record<string, string>>('sessionStorage', 'begun_uploads')
const noteBegun = (key: string, id: string | undefined) => {
  const { [key]: _, ...others } = begunUploads.get() ?? {}
  begunUploads.set(id === undefined ? others : { ...others, [key]: id })
}

async function begin(file: File, { team, signal }: SendingMedia): Promise<FilePolicy> {
  const key = keyOf(file, team)
  const known = begunUploads.get()?.[key]
  if (known) {
    const again = await api.renewFilePolicy({ path: { pk: known } }, { signal }).catch(() => undefined)
    if (again) return again
  }
  const policy = await api.createFilePolicy({ body: { team, name: nameOf(file), size: file.size } }, { signal })
  noteBegun(key, policy.file.id)
  return policy
}

async function sendParts(file: File, sending: SendingMedia): Promise<string> {
  const { signal, onShare, team } = sending
  let policy = await begin(file, sending)
  const pk = policy.file.id
  for (let [received, tries] = [policy.file.received, 0]; received < file.size; ) {
    try {
      received = await sendPart(file, policy, received, sending)
      tries = 0
    } catch (error) {
      if (signal.aborted || ++tries > TRIES || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tries))
      // How much of it has arrived the server knows best.
      policy = await api.renewFilePolicy({ path: { pk } }, { signal })
      received = policy.file.received
      onShare(received / file.size)
    }
  }
  await api.completeFile({ body: { file: pk } }, { signal })
  noteBegun(keyOf(file, team), undefined)
  return pk
}

/** Lost, late, or not where the server is: the next try may go well. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || hasField(error, 'offset'))
export const hasField = ({ body }: ApiError, name: string) => typeof body === 'object' && body !== null && name in body

async function sendPart(
  file: File,
  policy: FilePolicy,
  offset: number,
  { signal, onShare }: SendingMedia,
): Promise<number> {
  if (policy.method === 'POST') return sendForm(file, policy, { signal, onShare })
  const part = file.slice(offset, offset + (policy.part_bytes ?? IN_ONE_BYTES))
  const { searchParams } = new URL(policy.url, location.origin)
  const query = {
    offset,
    until: Number(searchParams.get('until')),
    signature: searchParams.get('signature') ?? '',
  }
  const onProgress = (share: number) => onShare((offset + share * part.size) / file.size)
  const path = { pk: policy.file.id }
  return (await api.putFilePart({ path, query, body: { file: part } }, { onProgress, signal })).received
}

/** To a store elsewhere, in one piece: the file comes last. */
function sendForm(
  file: File,
  { url, fields }: FilePolicy,
  { signal, onShare }: Pick<SendingMedia, 'signal' | 'onShare'>,
): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', url)
    xhr.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    xhr.onload = () => (xhr.status < 300 ? resolve(file.size) : reject(new ApiError(0, undefined)))
    xhr.onerror = () => reject(new ApiError(0, undefined))
    xhr.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}
