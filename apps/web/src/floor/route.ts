import type { SiteName } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import type { ComponentType } from 'react'
import type { Finder } from './finder.ts'

export type Layout = 'pro-targeting' | 'deep-thought' | 'dashboard' | 'dashboard-no-nav' | 'none'
/** In the order of the rail: from a question to what is done with its answer. */
export const TASKS = ['home', 'explore', 'audiences', 'targeting', 'campaigns', 'library', 'team'] as const
export type Task = (typeof TASKS)[number]
export type PlaceIcon = 'account' | 'connections' | 'lists' | 'trends' | 'clusters' | 'competitors' | 'creators'
/** Written `import('./…Screen.tsx')`: the build reads which file it is, to have it come beside the app. */
export type Screen = () => Promise<ComponentType>

type Row = {
  /** `*` is every path that no other row has. */
  path: string
  aliases?: readonly string[]
  layout: Layout
  /** Light whatever the person chose (spec 2). */
  light?: true
  /** What the bar and the palette call it. A route without a name is reached by a link only. */
  name?: TextKey
  /** What one goes there for: it stands in the rail, and on a phone in the bar at the bottom, with the others of its task. */
  task?: Task
  /** Among those of its task, the smallest first. */
  order?: number
  /** Without one of its own it bears that of its task. */
  icon?: PlaceIcon
  needs?: 'user' | 'member'
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
