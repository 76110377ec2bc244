import { pathsOf, type Site } from './site.ts'

/** A path's pattern, and whether it is light whatever the person chose. */
export type PathTheme = readonly [pattern: string, light: boolean]

/** `/explore/:name?` as a regular expression. */
export function pathPattern(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  const pattern = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return `^${pattern.join('')}/?$`
}

export const startsFixed = (path: string) => !path.startsWith('/:')

/** As the router takes them: `/login` is no team's name. */
export const fixedFirst = <T extends readonly [path: string, ...unknown[]]>(rows: readonly T[]): T[] => [
  ...rows.filter(([path]) => startsFixed(path)),
  ...rows.filter(([path]) => !startsFixed(path)),
]

/** For the script before the first paint: the first pattern that fits decides, fixed paths before `:teamId`; the last fits all. */
export function themesByPath(site: Site): PathTheme[] {
  const rows = site.routes.flatMap((route) =>
    pathsOf(route).map((path): [string, boolean] => [path, route.light === true]),
  )
  const { otherwise } = site
  const unknownIsLight =
    'to' in otherwise ? rows.some(([path, light]) => path === otherwise.to && light) : otherwise.light === true
  return [...fixedFirst(rows).map(([path, light]): PathTheme => [pathPattern(path), light]), ['', unknownIsLight]]
}
