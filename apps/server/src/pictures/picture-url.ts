import { AppError } from '@starling/contract'

/** Exact scheme, host and port; `sandbox` is the one that may be on this machine. */
export type Origins = { media: readonly string[]; sandbox?: string | undefined }
export type PictureUrl = { url: URL; is_sandbox: boolean }

const LONGEST = 2_048
/** What browsers and parsers disagree about is no address of a picture. */
const PLAIN = /^[\w\-.~:/?@!$&'()*+,;=%]+$/

/** An address at one of the media origins; a path alone is the sandbox's, whose network writes its pictures so. */
export function readPictureUrl(typed: string, { media, sandbox }: Origins): PictureUrl {
  if (typed.length > LONGEST || !PLAIN.test(typed)) throw refused()
  const isPath = typed.startsWith('/media/')
  if (isPath && !sandbox) throw refused()
  const url = URL.parse(typed, isPath ? sandbox : undefined)
  if (url?.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol)) throw refused()
  const is_sandbox = url.origin === sandbox
  if (!is_sandbox && !media.includes(url.origin)) throw refused()
  return { url, is_sandbox }
}

const refused = () => new AppError('invalid', { fields: { url: ['This is not the address of a picture'] } })
