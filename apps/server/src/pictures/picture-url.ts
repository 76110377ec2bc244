/** Exact scheme, host and port; `sandbox` is the one that may be on this machine. */
export type Origins = { media: readonly string[]; sandbox?: string | undefined }
export type PictureUrl = { url: URL; is_sandbox: boolean }

const LONGEST = 2_048
/** What browsers and parsers disagree about is no address of a picture. */
const PLAIN = /^[\w\-.~:/?@!$&'()*+,;=%]+$/

/** At one of the media origins, or nothing; a path alone is the sandbox's, whose network writes its pictures so. */
export function readPictureUrl(stored: string, { media, sandbox }: Origins): PictureUrl | undefined {
  if (stored.length > LONGEST || !PLAIN.test(stored)) return undefined
  const isPath = stored.startsWith('/media/')
  if (isPath && !sandbox) return undefined
  const url = URL.parse(stored, isPath ? sandbox : undefined)
  if (url?.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol)) return undefined
  const is_sandbox = url.origin === sandbox
  return is_sandbox || media.includes(url.origin) ? { url, is_sandbox } : undefined
}
