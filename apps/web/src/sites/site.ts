import type { Finder, Layout, Route, Screen } from '../floor/index.ts'

export type Site = {
  brand: string
  routes: readonly Route[]
  /** In the order in which the palette shows what they find. */
  finders: readonly Finder[]
  /** Where an unknown path leads, or what it shows. */
  otherwise: { to: string } | (Pick<Route, 'name' | 'about'> & { layout: Layout; light?: true; screen: Screen })
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
