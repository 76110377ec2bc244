import type { SiteName } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import type { ComponentType } from 'react'
import type { Finder } from './finder.ts'

export type Layout = 'pro-targeting' | 'deep-thought' | 'dashboard' | 'dashboard-no-nav' | 'none'
/** In the order of the rail: from a question to what is done with its answer. */
export const TASKS = ['home', 'explore', 'audiences', 'targeting', 'campaigns', 'library', 'team'] as const
export type Task = (typeof TASKS)[number]
export type PlaceIcon =
  | 'account'
  | 'connections'
  | 'lists'
  | 'trends'
  | 'clusters'
  | 'competitors'
  | 'creators'
  | 'builder'
  | 'titles'
/** Written `import('./…Screen.tsx')`: the build reads which file it is, to have it come beside the app. */
export type Screen = () => Promise<ComponentType>

type Row = {
  /** `*` is every path that no other row has. */
  path: string
  aliases?: readonly string[]
  layout: Layout
  /** Light whatever the person chose (spec 2). */
  light?: true
  /** What the page is called: in its title, in the bar and in the palette. */
  name?: TextKey
  /** The same where there is room for one short word: in the bar of a phone. */
  short?: TextKey
  /** What it is for, in one sentence: the description of the page, and what the front page says of it. */
  about?: TextKey
  /** Reached by a link of a mail or of another page: neither rail nor palette offers it. */
  by_link?: true
  /** What one goes there for: it stands in the rail, and on a phone in the bar at the bottom, with the others of its task. */
  task?: Task
  /** Among those of its task, the smallest first. */
  order?: number
  /** Without one of its own it bears that of its task. */
  icon?: PlaceIcon
  needs?: 'user' | 'member'
  /** Open to people of this group (spec 6); nobody else is led there. */
  group?: string
  /** Offered only to someone who is not signed in. */
  signed_out?: true
  /** Offered only to someone who is in no team: others have the same place in theirs. */
  teamless?: true
  /** A failed load is tried once more before the alert (spec 2). */
  retry?: true
  /** Ours: not in the specification's table. */
  own?: true
  /** Exists under `npm start` and in tests only. */
  development?: true
}
export type Route = Row & ({ screen: Screen } | { to: string })

/** What a room of the web brings: its routes on each site, and what the palette finds of it. */
export type Capability = { readonly [Site in SiteName]?: readonly Route[] } & { readonly finders?: readonly Finder[] }
