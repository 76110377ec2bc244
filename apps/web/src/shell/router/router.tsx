import type { ComponentType } from 'react'
import { generatePath, Outlet, type RouteObject, replace } from 'react-router'
import { type Boot, type Layout, loadScreen, type Route } from '../../floor/index.ts'
import { pathsOf, type Site } from '../../sites/index.ts'
import { Frame } from '../Frame.tsx'
import { Root } from '../Root.tsx'
import { guard } from './guard.ts'
import { RouteFailure } from './RouteFailure.tsx'
import type { PlaceHandle } from './use-place.ts'

const LAYOUTS: Record<Layout, ComponentType> = {
  'pro-targeting': () => <Frame rail />,
  'deep-thought': () => <Frame rail />,
  dashboard: () => <Frame rail team />,
  'dashboard-no-nav': () => <Frame />,
  none: Outlet,
}

/** A site's table as the router wants it. Layouts with fixed paths come first: of two equal matches the router takes the first. */
export function routesOf(site: Site, { development }: Pick<Boot, 'development'>): RouteObject[] {
  const offered = site.routes.filter((route) => development || !route.development)
  const layouts = [...new Set(offered.map(({ layout }) => layout))]
  const groups = layouts.map((layout) =>
    layoutRoute(layout, offered.filter((route) => route.layout === layout).flatMap(placeRoutes)),
  )
  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [...groups, otherwiseRoute(site)],
    },
  ]
}

function layoutRoute(layout: Layout, children: RouteObject[]): RouteObject {
  // A route without a path of its own, so that a failed screen leaves the frame standing.
  return { Component: LAYOUTS[layout], children: [{ ErrorBoundary: RouteFailure, children }] }
}

function placeRoutes(route: Route): RouteObject[] {
  const { needs } = route
  const handle = handleOf(route)
  return pathsOf(route).map((each): RouteObject => {
    if ('to' in route) {
      return {
        path: each,
        handle,
        element: null,
        loader: async (args) => {
          await guard(needs, args)
          throw replace(generatePath(route.to, args.params))
        },
      }
    }
    const { screen, retry } = route
    return {
      path: each,
      handle,
      ...(needs && { loader: (args) => guard(needs, args) }),
      lazy: { Component: () => loadScreen(screen, retry) },
    }
  })
}

function handleOf({ path, name, about, layout, light }: Omit<Route, 'screen' | 'to'>): PlaceHandle {
  return { path, layout, light: light === true, ...(name && { name }), ...(about && { about }) }
}

function otherwiseRoute({ otherwise }: Site): RouteObject {
  if ('to' in otherwise) return { path: '*', element: null, loader: () => replace(otherwise.to) }
  const { layout, screen } = otherwise
  const handle = handleOf({ path: '*', ...otherwise })
  return layoutRoute(layout, [{ path: '*', handle, lazy: { Component: () => loadScreen(screen) } }])
}
