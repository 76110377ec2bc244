import type { SiteName, User } from '@starling/contract/browser'
import type { Language, TextKey } from '@starling/text'

/** What a person looks for, and from where. */
export type Looked = {
  typed: string
  site: SiteName
  me: User | null
  /** Slug of the team a person works for now; the other sites have none. */
  team: string | null
  language: Language
}

export type FoundThing = {
  id: string
  label: string
  detail?: string
  /** Someone: with their picture, or their initials where there is none. */
  picture?: string | null
  /** A path of this site, or a whole address for what the router does not know. */
  to: string
}

/** `offer` answers at once, from what was typed; `find` asks, once the typing rests, and is cancelled by the next letter. */
export type Find =
  | { offer: (looked: Looked) => readonly FoundThing[] }
  | { find: (looked: Looked, signal: AbortSignal) => Promise<readonly FoundThing[]> }

/** What a room lets the palette find besides its places; loaded when the palette is first opened. */
export type Finder = {
  id: string
  heading: TextKey
  sites: readonly SiteName[]
  load: () => Promise<Find>
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether every word that was typed stands in one of the texts. */
export function isMeant(typed: string, texts: readonly string[]): boolean {
  const all = folded(texts.join('\n'))
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
