export type Span = { start: number; end: number }
export type Entities = {
  hashtags: (Span & { tag: string })[]
  cashtags: (Span & { tag: string })[]
  mentions: (Span & { username: string })[]
  urls: (Span & { url: string; expanded_url: string; display_url: string })[]
}

const PATTERN =
  /(https?:\/\/[\w./%?=&#~+:@!,;-]*[\w/%=&#~+-])|(?<![\p{L}\p{N}_&])[#＃]([\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)|(?<![A-Za-z0-9_!#$%&*])[@＠]([A-Za-z0-9_]{1,15})(?![A-Za-z0-9_])|(?<![\p{L}\p{N}_$])\$([A-Za-z]{1,6})(?![A-Za-z0-9_])/gu

/** Hashtags, cashtags, mentions and addresses in a text; places count code points, as on X. */
export function entitiesOf(text: string): Entities {
  const found: Entities = { hashtags: [], cashtags: [], mentions: [], urls: [] }
  if (!/[#＃@＠$]|https?:/.test(text)) return found
  const surrogates = /[\ud800-\udbff]/.test(text)
  const at = (index: number) => (surrogates ? codePoints(text, index) : index)
  for (const match of text.matchAll(PATTERN)) {
    const [whole, url, tag, username, cash] = match
    const span = { start: at(match.index), end: at(match.index + whole.length) }
    if (url) found.urls.push({ ...span, url, ...expand(url) })
    else if (tag) found.hashtags.push({ ...span, tag })
    else if (username) found.mentions.push({ ...span, username })
    else if (cash) found.cashtags.push({ ...span, tag: cash.toUpperCase() })
  }
  return found
}

function codePoints(text: string, end: number): number {
  let count = 0
  for (let at = 0; at < end; at++) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) count++
  return count
}

const SITES = ['journal', 'magazine', 'shop', 'blog', 'news', 'video', 'photos', 'events']

/** Where a short address leads: the same page each time, on a site that cannot exist. */
export function expand(url: string): { expanded_url: string; display_url: string } {
  const code = /^https?:\/\/t\.co\/(\w+)/.exec(url)?.[1]
  if (!code) return { expanded_url: url, display_url: url.replace(/^https?:\/\/(www\.)?/, '').slice(0, 40) }
  let sum = 0
  for (let at = 0; at < code.length; at++) sum = (sum * 31 + code.charCodeAt(at)) >>> 0
  const path = `${SITES[sum % SITES.length]}.example/${code.toLowerCase()}`
  return { expanded_url: `https://${path}`, display_url: path }
}
