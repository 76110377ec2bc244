import { expect, test } from 'vitest'
import type { Route, Task } from '../../floor/index.ts'
import type { Site } from '../../sites/index.ts'
import { folded, placesOf, type TaskPlaces, tasksOf } from './places.ts'

const route = (name: Route['name'], more: Partial<Route>): Route =>
  ({ path: `/${name}`, layout: 'none', name, to: '/', ...more }) as Route
const site: Site = {
  brand: 'Starling',
  finders: [],
  otherwise: { to: '/' },
  routes: [
    route('Team', { task: 'team', order: 1 }),
    route('Welcome', {}),
    route('Trends', { task: 'explore', order: 2 }),
    route('Explore', { task: 'explore', order: 1 }),
    route('Account', { task: 'team', order: 2, needs: 'user' }),
    route('Lists', { task: 'targeting', path: '/:teamId/lists' }),
  ],
}
const visitor = { signed_in: true, groups: [], team: 'meridian', development: false }
const read = (tasks: readonly TaskPlaces[]) =>
  tasks.map(({ task, places }) => [task, ...places.map(({ route: { name } }) => name)])

test('places stand by task and by their order in it; what has no task comes last', () => {
  expect(placesOf(site, visitor).map(({ route: { name } }) => name)).toEqual([
    'Explore',
    'Trends',
    'Lists',
    'Team',
    'Account',
    'Welcome',
  ])
})

test.each([
  {
    who: 'a member',
    given: {},
    tasks: [
      ['explore', 'Explore', 'Trends'],
      ['targeting', 'Lists'],
      ['team', 'Team', 'Account'],
    ],
  },
  {
    who: 'someone without a team',
    given: { team: null },
    tasks: [
      ['explore', 'Explore', 'Trends'],
      ['team', 'Team', 'Account'],
    ],
  },
  {
    who: 'a stranger',
    given: { signed_in: false, team: null },
    tasks: [
      ['explore', 'Explore', 'Trends'],
      ['team', 'Team'],
    ],
  },
])('$who sees no task without a place', ({ given, tasks }) => {
  expect(read(tasksOf(placesOf(site, { ...visitor, ...given })))).toEqual(tasks)
})

test('what is for a group is offered to its people alone, and what a mail opens to nobody', () => {
  const routes = [route('Creators', { task: 'explore', group: 'Creators' }), route('Join a team', { by_link: true })]
  const names = (groups: string[]) =>
    placesOf({ ...site, routes }, { ...visitor, groups }).map(({ route: { name } }) => name)
  expect(names([])).toEqual([])
  expect(names(['Creators'])).toEqual(['Creators'])
})

test('each place stands for itself while there is room', () => {
  const tasks = tasksOf(placesOf(site, visitor))
  const alone: [Task, Route['name']][] = [
    ['explore', 'Explore'],
    ['explore', 'Trends'],
    ['targeting', 'Lists'],
    ['team', 'Team'],
    ['team', 'Account'],
  ]
  expect(read(folded(tasks, 5))).toEqual(alone)
  expect(folded(tasks, 4)).toBe(tasks)
})
