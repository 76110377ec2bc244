// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { drawScreen } from '../../../test-kit/draw-screen.tsx'
import type { Route, Task } from '../../floor/index.ts'
import type { TaskPlaces } from './places.ts'

const { WideTasks } = await import('./WideTasks.tsx')
const { NarrowTasks } = await import('./NarrowTasks.tsx')
const { BottomBar } = await import('./BottomBar.tsx')
const { closedTasks } = await import('../shell-state.ts')

const of = (task: Task, ...names: NonNullable<Route['name']>[]): TaskPlaces => ({
  task,
  places: names.map((name, order) => {
    const path = `/${name.replaceAll(' ', '-')}`
    return { to: path, route: { path, layout: 'none', name, task, order, to: '/' } }
  }),
})
const SOME = [of('home', 'Home'), of('explore', 'Explore', 'Trends'), of('library', 'Lists', 'Widgets')]
const MANY = [
  ...SOME,
  of('audiences', 'Audiences', 'Creators'),
  of('campaigns', 'Campaigns'),
  of('team', 'Team', 'Account'),
]

beforeEach(() => closedTasks.set([]))

const names = (role: 'link' | 'button') => screen.queryAllByRole(role).map((each) => each.textContent || each.ariaLabel)

test('a place with the name of its task is the way in; the others stand under it and can be folded away', () => {
  drawScreen(() => <WideTasks tasks={SOME} />)
  expect(names('link')).toEqual(['Home', 'Explore', 'Trends', 'Lists', 'Widgets'])
  const fold = screen.getByRole('button', { name: 'Pages of Explore' })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(names('link')).toEqual(['Home', 'Explore', 'Lists', 'Widgets'])
  expect(localStorage.getItem('closed_tasks')).toBe('explore')
  fireEvent.click(screen.getByRole('button', { name: 'Library' }))
  expect(names('link')).toEqual(['Home', 'Explore'])
})

test('a narrow rail shows every place while there is room, and tasks when there is not', () => {
  const router = drawScreen(() => <NarrowTasks tasks={SOME} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(router.state.location.pathname).toBe('/')
})

test('a task of a narrow rail leads to its first place, and names the others beside it', () => {
  drawScreen(() => <NarrowTasks tasks={MANY} />)
  const explore = screen.getAllByRole('link', { name: 'Explore' })[0]!.closest('li')!
  expect(
    within(explore)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/Explore', '/Explore', '/Trends'])
})

test('few places stand for themselves at the bottom of a phone, the last of them in a sheet', async () => {
  drawScreen(() => <BottomBar tasks={[...SOME, of('campaigns', 'Campaigns')]} />)
  expect(names('link')).toEqual(['Home', 'Explore', 'Trends', 'Lists'])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Widgets', 'Campaigns'])
})

test('of many, a phone has the tasks at the bottom, and the rest in a sheet', async () => {
  const router = drawScreen(() => <BottomBar tasks={MANY} />)
  expect(names('link')).toEqual(['Home'])
  expect(names('button')).toEqual(['Explore', 'Library', 'Audiences', 'More'])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Campaigns', 'Team', 'Account'])
  fireEvent.click(sheet.getByRole('link', { name: 'Account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/Account'))
})

test('a name that would break in the bar of a phone has a shorter one there', () => {
  const [explore] = [of('explore', 'Topic clusters')]
  const route = { ...explore.places[0]!.route, short: 'Clusters' as const }
  drawScreen(() => (
    <BottomBar tasks={[of('home', 'Home'), { ...explore, places: [{ ...explore.places[0]!, route }] }]} />
  ))
  expect(names('link')).toEqual(['Home', 'Clusters'])
})
