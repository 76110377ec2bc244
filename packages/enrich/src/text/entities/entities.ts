import { cashtagsIn } from './cashtags.ts'
import { codePointOffsets } from './code-points.ts'
import { type Found, foundIn } from './runs.ts'

/** Where an entity stands, in code points as X counts them; `end` is exclusive. */
export type TextSpan = { start: number; end: number }
export type Entities = {
  hashtags: (TextSpan & { tag: string })[]
  mentions: (TextSpan & { handle: string; list: string | null })[]
  urls: (TextSpan & { url: string })[]
  cashtags: (TextSpan & { symbol: string })[]
}

const NONE: Found[] = []

/** Hashtags, mentions, links and cashtags by X's own text rules (twitter-text 3.1.0 is the reference). */
export function extractEntities(text: string): Entities {
  const entities: Entities = { hashtags: [], mentions: [], urls: [], cashtags: [] }
  const runs = foundIn(text)
  const cash = text.includes('$') ? cashtagsIn(text) : NONE
  const all = cash.length > 0 ? withoutOverlap([...runs, ...cash]) : runs
  if (all.length === 0) return entities
  const offset = codePointOffsets(text)
  for (const { kind, value, list, start: from, end: to } of all) {
    const start = offset(from)
    const end = offset(to)
    if (kind === 'hashtag') entities.hashtags.push({ tag: value, start, end })
    else if (kind === 'mention') entities.mentions.push({ handle: value, list: list || null, start, end })
    else if (kind === 'url') entities.urls.push({ url: value, start, end })
    else entities.cashtags.push({ symbol: value, start, end })
  }
  return entities
}

/** Of two that overlap the one that starts first stays, as in X's rules. */
function withoutOverlap(all: Found[]): Found[] {
  const kept: Found[] = []
  for (const one of all.sort((a, b) => a.start - b.start)) {
    if (kept.length === 0 || kept[kept.length - 1]!.end <= one.start) kept.push(one)
  }
  return kept
}
