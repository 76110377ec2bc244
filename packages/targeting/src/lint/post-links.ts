import { COUNTRIES } from '@starling/catalog'

/** Endings of an address that is written without https://. All of countries, and those that ads lead to. */
const ENDINGS = new Set([
  ...COUNTRIES.map((code) => code.toLowerCase()),
  ...['uk', 'eu', 'com', 'org', 'net', 'edu', 'gov', 'mil', 'int', 'info', 'biz', 'name', 'mobi', 'app', 'dev', 'page'],
  ...['shop', 'store', 'online', 'site', 'website', 'blog', 'news', 'media', 'agency', 'studio', 'design', 'digital'],
  ...[
    'cloud',
    'tech',
    'xyz',
    'club',
    'live',
    'life',
    'world',
    'today',
    'social',
    'space',
    'art',
    'games',
    'fun',
    'top',
  ],
  ...['link', 'click', 'email', 'events', 'tokyo', 'london', 'berlin', 'paris', 'asia', 'africa', 'global', 'group'],
  ...[
    'company',
    'solutions',
    'services',
    'academy',
    'school',
    'health',
    'fitness',
    'travel',
    'jobs',
    'coffee',
    'pizza',
  ],
  ...['cafe', 'wine', 'beer', 'fashion', 'shoes', 'beauty', 'bank', 'finance', 'money', 'gold', 'pro', 'tel', 'cat'],
])

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.`
const PLAIN_LABEL = String.raw`[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?\.`
const ENDING = '([a-z]{2,})(?![a-z0-9_@-])'
/** Letters of Asia end it: they are written without a space behind a link. */
const REST = String.raw`(?::\d+)?(?:\/[\wÀ-ɏЀ-ӿ!*';:=+,.$%#[\]~&|@/()-]*)?(?:\?[\w!?*'@();:&=+$/%#[\].,~|-]*)?`
const LINK = new RegExp(
  String.raw`(?<![a-z0-9@＠$#＃])(?:https?:\/\/(?:${LABEL})+${ENDING}|(?<![-_./])(?:${PLAIN_LABEL})+${ENDING})${REST}`,
  'giu',
)
const MAY_END = /[\wÀ-ɏЀ-ӿ=#/+&-]$/u

/** What a sentence puts behind an address is not of it. */
function trimmed(link: string): string {
  let end = link
  while (!MAY_END.test(end) && !(end.endsWith(')') && end.split('(').length === end.split(')').length)) {
    end = end.slice(0, -1)
  }
  return end
}

export type PlacedLink = { at: number; link: string }

/** What X makes a link of, with and without https://, and where it stands. */
export function placedLinks(text: string): PlacedLink[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: link, 2: bare, index }) =>
    bare === undefined || ENDINGS.has(bare.toLowerCase()) ? [{ at: index, link: trimmed(link) }] : [],
  )
}

/** The same text with something else in the place of each link. */
export function withoutLinks(text: string, by: string): string {
  let [rest, from] = ['', 0]
  for (const { at, link } of placedLinks(text)) {
    rest += text.slice(from, at) + by
    from = at + link.length
  }
  return rest + text.slice(from)
}
