import { useMatches } from 'react-router'
import type { Layout, Route } from '../../floor/index.ts'

/** What the shell knows of the place a person is at. */
export type PlaceHandle = Pick<Route, 'path' | 'name' | 'about'> & { layout: Layout; light: boolean }

const NOWHERE: PlaceHandle = { path: '', layout: 'none', light: false }

export function usePlace(): PlaceHandle {
  return (useMatches().at(-1)?.handle as PlaceHandle | undefined) ?? NOWHERE
}
