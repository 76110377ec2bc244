import type { SiteName, User } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import type { Action } from '../../actions/index.ts'
import { SITES } from '../../sites/index.ts'
import { actionsFor, type Doings, type Situation } from './actions.ts'

const membership = (slug: string) => ({
  id: slug,
  level: 'member' as const,
  team: { id: slug, slug, name: slug.toUpperCase(), logo: null },
})
const ada: User = {
  id: 'u1',
  email: 'ada@x.example',
  first_name: 'Ada',
  last_name: '',
  language: null,
  token: '',
  groups: [],
  memberships: [membership('meridian'), membership('halcyon')],
  social_accounts: [],
}

function offer(site_name: SiteName, given: Partial<Situation> = {}) {
  const done: unknown[][] = []
  const note =
    (name: keyof Doings) =>
    (...values: unknown[]) =>
      done.push([name, ...values])
  const names: (keyof Doings)[] = [
    'go',
    'openSite',
    'chooseLanguage',
    'chooseTheme',
    'askToSignIn',
    'signOut',
    'showPalette',
    'showShortcuts',
    'toggleRail',
    'setSingleKeys',
  ]
  const doings = Object.fromEntries(names.map((name) => [name, note(name)])) as Doings
  const actions = actionsFor(
    {
      site: SITES[site_name],
      site_name,
      development: false,
      me: null,
      team: null,
      theme: 'dark',
      language: 'en',
      single_keys: true,
      mac: false,
      ...given,
    },
    doings,
  )
  return { actions, done, ids: actions.map(({ id }) => id) }
}

/** Reached by the address of a team, and by tests: nobody looks for them by name. */
const WITHOUT_NAME = ['/:teamId/', '/reset-e2e']
const ina: User = { ...ada, groups: [{ name: 'Creators' }, { name: 'CampaignPlanner' }] }

test.each(['team', 'pro', 'premium'] as const)('every place of %s is reached by someone', (site) => {
  const reached = [
    ...offer(site, { development: true }).ids,
    ...offer(site, { me: ada, development: true }).ids,
    ...offer(site, { me: ina, team: 'meridian', development: true }).ids,
  ]
  const paths = SITES[site].routes
    .filter(({ path, by_link }) => !by_link && !WITHOUT_NAME.includes(path))
    .map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !reached.includes(`go:${path}`))).toEqual([])
})

test('a place of a team is reached in the current team', () => {
  const { actions, done } = offer('team', { me: ada, team: 'meridian' })
  for (const action of actions.filter(({ group }) => group === 'places')) action.run()
  expect(done).toEqual([
    ['go', '/meridian/home'],
    ['go', '/meridian/explore-x'],
    ['go', '/meridian/audiences'],
    ['go', '/meridian/creator'],
    ['go', '/meridian/communities'],
    ['go', '/meridian/lists'],
    ['go', '/meridian/campaigns'],
    ['go', '/meridian/creatives'],
    ['go', '/meridian/media'],
    ['go', '/meridian/team'],
    ['go', '/meridian/connections'],
    ['go', '/meridian/account'],
    ['go', '/welcome'],
    ['go', '/choose-team'],
    ['go', '/meridian/audit'],
    ['go', '/meridian/campaigns/new'],
    ['go', '/meridian/shared-links'],
    ['go', '/meridian/your-data'],
  ])
})

test.each([
  { who: 'a stranger', given: {}, places: ['go:/login/:network?'] },
  {
    who: 'someone without a team',
    given: { me: ada },
    places: ['go:/audiences', 'go:/welcome', 'go:/account', 'go:/your-data', 'go:/choose-team'],
  },
  { who: 'a developer', given: { development: true }, places: ['go:/login/:network?', 'go:/_ui'] },
])('$who is offered $places', ({ given, places }) => {
  expect(offer('team', given).ids.filter((id) => id.startsWith('go:'))).toEqual(places)
})

test('other teams are offered on the team site only', () => {
  const teams = (site: SiteName) =>
    offer(site, { me: ada, team: 'meridian' }).ids.filter((id) => id.startsWith('team:'))
  expect(teams('team')).toEqual(['team:halcyon'])
  expect(teams('pro')).toEqual([])
})

test.each([
  { site: 'team', others: ['site:pro', 'site:premium'] },
  { site: 'pro', others: ['site:team', 'site:premium'] },
  { site: 'premium', others: ['site:team', 'site:pro'] },
] as const)('from $site one can open $others', ({ site, others }) => {
  expect(offer(site).ids.filter((id) => id.startsWith('site:'))).toEqual(others)
})

test.each([
  { given: { theme: null }, has: [], hasNot: ['theme:light', 'theme:dark'] },
  { given: { theme: 'dark' }, has: ['theme:light'], hasNot: ['theme:dark'] },
  { given: { theme: 'light' }, has: ['theme:dark'], hasNot: ['theme:light'] },
  { given: { language: 'en' }, has: ['language:ja'], hasNot: ['language:en'] },
  { given: { language: 'ja' }, has: ['language:en'], hasNot: ['language:ja'] },
  { given: { me: ada }, has: ['sign-out'], hasNot: ['sign-in'] },
  { given: { me: null }, has: ['sign-in'], hasNot: ['sign-out'] },
] as const)('$given offers $has and not $hasNot', ({ given, has, hasNot }) => {
  const { ids } = offer('premium', given)
  for (const id of has) expect(ids).toContain(id)
  for (const id of hasNot) expect(ids).not.toContain(id)
})

const keys = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
test.each([
  { pressed: { key: 'k', ctrlKey: true }, id: 'palette' },
  { pressed: { key: 'K', metaKey: true }, id: 'palette' },
  { pressed: { key: 'k', ctrlKey: true, shiftKey: true }, id: undefined },
  { pressed: { key: 'k' }, id: undefined },
  { pressed: { key: '/' }, id: 'palette:slash' },
  { pressed: { key: '?', shiftKey: true }, id: 'shortcuts' },
  { pressed: { key: '?', ctrlKey: true }, id: undefined },
  { pressed: { key: '[' }, id: 'rail' },
])('$pressed is $id', ({ pressed, id }) => {
  const { actions } = offer('team')
  const fits = (action: Action) => action.keyTest?.({ ...keys, ...pressed }) ?? false
  expect(actions.filter(fits).map((action) => action.id)).toEqual(id ? [id] : [])
})

test('every action has an id of its own and a label; what has keys says how they are written', () => {
  const { actions, ids } = offer('team', { me: ada, team: 'meridian', development: true })
  expect(new Set(ids).size).toBe(ids.length)
  expect(actions.filter(({ label }) => label.trim() === '')).toEqual([])
  expect(actions.filter(({ keyTest, keys: written }) => Boolean(keyTest) !== Boolean(written))).toEqual([])
})
