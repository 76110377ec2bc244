import { readFileSync } from 'node:fs'
import type { SiteName } from '@starling/contract/browser'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { TASKS, type Task } from '../floor/index.ts'
import { pathsOf, titleOf } from './site.ts'
import { SITES } from './sites.ts'

/** Reached by a link of another screen, and not from everywhere. */
const BY_LINK = null

/** Routes of the specification whose screen does not exist yet, and where each will stand. This list may only shrink. */
const NOT_BUILT_YET: Record<SiteName, Readonly<Record<string, Task | null>>> = {
  team: {
    '/helper-documents': BY_LINK,
  },
  pro: {
    '/request-audience': 'audiences',
    '/marketing-materials': 'library',
    '/about': 'library',
    '/pro-targeting': 'library',
    '/pro-solutions': 'library',
    '/pro-community': 'library',
    '/request-download/:title?': BY_LINK,
    '/request-access': BY_LINK,
    '/request-confirmation': BY_LINK,
    '/request-verification': BY_LINK,
  },
  premium: {
    '/premium-suite/topics': 'explore',
    '/premium-suite/following-topics': 'explore',
    '/premium-suite/talk-to-x': 'explore',
    '/followers': 'audiences',
    '/following': 'audiences',
    '/engagers': 'audiences',
    '/premium-suite/unfollowed': 'audiences',
    '/lists': 'targeting',
    '/premium-suite': 'library',
    '/posts': 'library',
    '/post/:id': BY_LINK,
    '/premium-suite/accounts': 'team',
    '/premium': 'team',
    '/switch-account': 'team',
    '/create-subscription/success': BY_LINK,
    '/create-subscription/cancel': BY_LINK,
  },
}
/** As many as one reads at a glance. */
const MOST_OF_A_TASK = 7

const TITLES: Record<string, string> = { 'pro-targeting': 'Targeting Toolkit', 'deep-thought': 'Deep Thought' }
const SITE_NAMES = ['team', 'pro', 'premium'] as const

const [head, ...lines] = readFileSync(new URL('./routes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const specified = lines.map((line) => {
  const [site, path, aliases, layout, forced_light] = line.split('\t') as [SiteName, string, string, string, string]
  return { site, path, aliases: aliases.split(' ').filter(Boolean), layout, light: forced_light === 'yes' }
})
const rows = specified.filter(({ path }) => path !== '*')
const built = rows.filter(({ site, path }) => !(path in NOT_BUILT_YET[site]))
const find = (site: SiteName, path: string) => SITES[site].routes.find((route) => route.path === path)

test('the table has the columns this test reads, and every site', () => {
  expect(head).toBe('site\tpath\taliases\tlayout\tforced_light\tpurpose')
  expect(specified.length).toBe(62)
  expect(new Set(specified.map(({ site }) => site))).toEqual(new Set(SITE_NAMES))
})

test.each(built)('$site $path is built as specified', ({ site, path, aliases, layout, light }) => {
  const route = find(site, path)
  expect(route).toBeDefined()
  expect(route?.aliases ?? []).toEqual(aliases)
  expect(route?.layout).toBe(layout)
  expect(route?.light ?? false).toBe(light)
  expect(titleOf(SITES[site], route!.layout)).toBe(TITLES[layout] ?? 'Starling')
  expect(route?.retry ?? false).toBe(path.startsWith('/request-'))
})

test.each(SITE_NAMES)('what %s does not have yet is absent, and in the specification', (site) => {
  const paths = rows.filter((row) => row.site === site).map(({ path }) => path)
  expect(Object.keys(NOT_BUILT_YET[site]).filter((path) => !paths.includes(path))).toEqual([])
  expect(Object.keys(NOT_BUILT_YET[site]).filter((path) => find(site, path))).toEqual([])
})

test.each(SITE_NAMES)('every route of %s is specified, or says that it is our own', (site) => {
  const paths = rows.filter((row) => row.site === site).map(({ path }) => path)
  const invented = SITES[site].routes.filter((route) => !route.own && !paths.includes(route.path))
  expect(invented.map(({ path }) => path)).toEqual([])
})

test.each(SITE_NAMES)('no task of %s holds more than one reads at a glance, when all is built', (site) => {
  const tasks = [...SITES[site].routes.map(({ task }) => task), ...Object.values(NOT_BUILT_YET[site])]
  const held = TASKS.map((task) => tasks.filter((each) => each === task).length)
  expect(Math.max(...held)).toBeLessThanOrEqual(MOST_OF_A_TASK)
})

test.each(SITE_NAMES)('what stands in the rail of %s has a name and is found in an order', (site) => {
  const standing = SITES[site].routes.filter(({ task }) => task !== undefined)
  expect(standing.filter(({ name }) => name === undefined)).toEqual([])
  const ranks = standing.map(({ task, order = 0 }) => `${task} ${order}`)
  expect(new Set(ranks).size).toBe(ranks.length)
})

test.each(SITE_NAMES)('every page of %s says its name and what it is for', (site) => {
  const { routes, otherwise } = SITES[site]
  const pages = [...routes, { path: '*', ...otherwise }].filter((page) => 'screen' in page && !('development' in page))
  const silent = pages.filter((page) => !('name' in page && 'about' in page))
  expect(silent.map(({ path }) => path).filter((path) => path !== '/reset-e2e')).toEqual([])
})

test('an unknown path leads to the choice of a team, home, or a page that says so', () => {
  expect(SITES.team.otherwise).toMatchObject({ to: '/choose-team' })
  expect(SITES.pro.otherwise).toMatchObject({ to: '/' })
  expect(SITES.premium.otherwise).toMatchObject({ layout: 'deep-thought', screen: expect.any(Function) })
})

test('a route that leads elsewhere leads to one that is built', () => {
  for (const { routes } of Object.values(SITES)) {
    const targets = routes.flatMap((route) => ('to' in route ? [route.to] : []))
    expect(targets.filter((to) => !routes.some((route) => route.path === to && 'screen' in route))).toEqual([])
  }
})

test('a team begins with its work, not with the table of its members', () => {
  expect(find('team', '/:teamId/')).toMatchObject({ to: '/:teamId/audiences' })
})

test.each([
  ['/login', '/login/:network?'],
  ['/login/x', '/login/:network?'],
  ['/login/team', '/login/:network?'],
  ['/login/account', '/login/:network?'],
  ['/welcome', '/welcome'],
  ['/choose-team', '/choose-team'],
  ['/account', '/account'],
  ['/your-data', '/your-data'],
  ['/reset-e2e', '/reset-e2e'],
  ['/_ui', '/_ui'],
  ['/meridian', '/:teamId/'],
  ['/meridian/', '/:teamId/'],
  ['/meridian/home', '/:teamId/home'],
  ['/meridian/team', '/:teamId/team'],
  ['/meridian/account', '/:teamId/account'],
  ['/meridian/connections', '/:teamId/connections'],
  ['/meridian/explore-x', '/:teamId/explore-x'],
  ['/meridian/invite-accept', '/:teamId/invite-accept'],
  ['/meridian/nothing', undefined],
  ['/', undefined],
])('on the team site %s is %s', (address, path) => {
  const routes = SITES.team.routes.flatMap((route) => pathsOf(route).map((each) => ({ path: each, id: route.path })))
  expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(path)
})
