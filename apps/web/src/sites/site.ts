import type { TextKey } from '@starling/text'
import type { ComponentType } from 'react'
import type { PlaceIcon } from '../shell/place-icons.ts'

export type Layout = 'pro-targeting' | 'deep-thought' | 'dashboard' | 'dashboard-no-nav' | 'none'
export type Screen = () => Promise<ComponentType>

type Place = {
  path: string
  aliases?: readonly string[]
  layout: Layout
  /** Light whatever the person chose (spec 2). */
  light?: true
  /** What the bar and the palette call it. A route without a name is reached by a link only. */
  name?: TextKey
  /** Stands in the rail, and on a phone in the bar at the bottom. */
  icon?: PlaceIcon
  needs?: 'user' | 'member'
  /** Offered only to someone who is not signed in. */
  signed_out?: true
  /** A failed load is tried once more before the alert (spec 2). */
  retry?: true
  /** Ours: not in the specification's table. */
  own?: true
  /** Exists under `npm start` and in tests only. */
  development?: true
}
export type Route = Place & ({ screen: Screen } | { to: string })

export type Site = {
  brand: string
  routes: readonly Route[]
  /** Where an unknown path leads, or what it shows. */
  otherwise: { to: string } | { layout: Layout; light?: true; screen: Screen }
}

const TITLES: Partial<Record<Layout, string>> = {
  'pro-targeting': 'Targeting Toolkit',
  'deep-thought': 'Deep Thought',
}

/** The title of the page goes by its layout; by default it is the brand (spec 2). */
export function titleOf(site: Site, layout: Layout): string {
  return TITLES[layout] ?? site.brand
}

export function pathsOf(route: Route): readonly string[] {
  return [route.path, ...(route.aliases ?? [])]
}
