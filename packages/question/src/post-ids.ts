const POST_URL =
  /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/(?:i\/web|i|\w{1,15})\/status(?:es)?\/(\d{1,19})(?![\d\w])/i
const BARE_ID = /^\d{1,19}$/

/** Post URLs or ids, separated by commas or spaces (spec 2); what is neither is given back. */
export function readPostIds(typed: string): { ids: string[]; refused: string[] } {
  const ids = new Set<string>()
  const refused: string[] = []
  for (const part of typed.split(/[\s,、，]+/).filter((one) => one !== '')) {
    const id = BARE_ID.test(part) ? part : POST_URL.exec(part)?.[1]
    if (id) ids.add(id)
    else refused.push(part)
  }
  return { ids: [...ids], refused }
}
