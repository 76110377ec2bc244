import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import type { SiteName } from '../boot.ts'
import { pathsOf, titleOf } from './site.ts'
import { SITES } from './sites.ts'

/** Routes of the specification whose screen does not exist yet. This list may only shrink. */
const NOT_BUILT_YET: Record<SiteName, readonly string[]> = {
  team: [
    '/helper-documents',
    '/audiences',
    '/:teamId/campaigns',
    '/:teamId/creatives',
    '/:teamId/media',
    '/:teamId/creator',
    '/:teamId/audiences',
    '/:teamId/communities',
  ],
  pro: [
    '/saved-lists',
    '/campaigns/new',
    '/campaigns/create',
    '/targeting-lists/:id?',
    '/audience-builder',
    '/saved-audiences',
    '/campaign-planner',
    '/marketing-materials',
    '/about',
    '/pro-targeting',
    '/pro-solutions',
    '/pro-community',
    '/request-audience',
    '/request-download/:title?',
    '/request-access',
    '/request-confirmation',
    '/request-verification',
    '/job-title',
  ],
  premium: [
    '/premium-suite/topics',
    '/premium-suite/following-topics',
    '/premium-suite/unfollowed',
    '/premium',
    '/premium-suite',
    '/premium-suite/talk-to-x',
    '/premium-suite/accounts',
    '/followers',
    '/following',
    '/posts',
    '/post/:id',
    '/engagers',
    '/lists',
    '/create-subscription/success',
    '/create-subscription/cancel',
    '/switch-account',
  ],
}

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
const built = rows.filter(({ site, path }) => !NOT_BUILT_YET[site].includes(path))
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
  expect(NOT_BUILT_YET[site].filter((path) => !paths.includes(path))).toEqual([])
  expect(NOT_BUILT_YET[site].filter((path) => find(site, path))).toEqual([])
})

test.each(SITE_NAMES)('every route of %s is specified, or says that it is our own', (site) => {
  const paths = rows.filter((row) => row.site === site).map(({ path }) => path)
  const invented = SITES[site].routes.filter((route) => !route.own && !paths.includes(route.path))
  expect(invented.map(({ path }) => path)).toEqual([])
})

test('an unknown path leads to the choice of a team, home, or a page that says so', () => {
  expect(SITES.team.otherwise).toEqual({ to: '/choose-team' })
  expect(SITES.pro.otherwise).toEqual({ to: '/' })
  expect(SITES.premium.otherwise).toMatchObject({ layout: 'deep-thought', screen: expect.any(Function) })
})

test('a route that leads elsewhere leads to one that is built', () => {
  for (const { routes } of Object.values(SITES)) {
    const targets = routes.flatMap((route) => ('to' in route ? [route.to] : []))
    expect(targets.filter((to) => !routes.some((route) => route.path === to && 'screen' in route))).toEqual([])
  }
})

test.each([
  ['/login', '/login/:network?'],
  ['/login/x', '/login/:network?'],
  ['/login/team', '/login/:network?'],
  ['/login/account', '/login/:network?'],
  ['/welcome', '/welcome'],
  ['/choose-team', '/choose-team'],
  ['/reset-e2e', '/reset-e2e'],
  ['/_ui', '/_ui'],
  ['/meridian', '/:teamId/'],
  ['/meridian/', '/:teamId/'],
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
