// @vitest-environment happy-dom
import type { KeptDraft } from '@starling/contract/browser'
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { foundCommunities } from '../../test-kit/found-communities.ts'

const { BuilderScreen } = await import('./BuilderScreen.tsx')

const STARLING = '/api/starling/audience-builder/'
const kept = (patch: Partial<BuilderDraft> = {}): KeptDraft => ({
  ...EMPTY_BUILDER,
  ...patch,
  preview_data: null,
  extra_targeting_package_data: {},
  error: null,
  suggested_budget: 500,
  suggested_size: 25_000,
  insights: null,
  kept_at: null,
})
type Asked = { draft: BuilderDraft; number: number }
/** So that a size shows which draft it is of. */
const sizeOf = ({ gender, handles, order }: BuilderDraft) =>
  1_000 + (gender === 'FEMALE' ? 100 : 0) + 10 * handles.length + (order === 'reach' ? 1 : 0)
const asks: BuilderDraft[] = []

const served = (more: object = {}) =>
  serve({
    'GET /api/external/audience-builder/': () => kept(),
    'POST /api/external/audience-builder/': () => kept(),
    [`POST ${STARLING}size/`]: ({ draft, number }: Asked) => {
      asks.push(draft)
      return { size: sizeOf(draft), few: false, of: 5_000, number }
    },
    [`POST ${STARLING}effects/`]: ({ number }: Asked) => ({
      blocks: [
        { kind: 'handles', alone: { size: 70, few: false }, change: -30, few: false },
        { kind: 'gender', alone: { size: 0, few: true }, change: 0, few: true },
      ],
      number,
    }),
    [`POST ${STARLING}suggestions/`]: () => ({
      suggestions: [
        {
          kind: 'account',
          value: 'adidas',
          label: '@adidas',
          reason: { why: 'over_index', share: 0.25, over_index: 3.2 },
          patch: { handles: ['nike', 'adidas'] },
          gain: 10,
          size: 1_020,
        },
      ],
    }),
    [`POST ${STARLING}preview/`]: () => ({
      size: { size: 0, few: true, of: 5_000 },
      people: [],
      posts: [],
      traits: [],
    }),
    ...more,
  } as Parameters<typeof serve>[0])
const draw = (at = '/audience-builder') => drawScreen(BuilderScreen, { path: '/audience-builder', at })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))

beforeEach(() => {
  asks.length = 0
  sessionStorage.clear()
  signedInAs(ada)
})

test('an empty draft is everybody, counted', async () => {
  served()
  draw()
  expect(await screen.findByText('1,000 people')).toBeTruthy()
  expect(screen.getByText('of 5,000 people known here, counted exactly')).toBeTruthy()
  expect(screen.getByText('All people.')).toBeTruthy()
})

test('an address is a draft; each block tells what it does, a suggestion brings what it says, and all can be undone', async () => {
  served()
  draw('/audience-builder?follows=nike&gender=FEMALE')
  expect(await screen.findByText('1,110 people')).toBeTruthy()
  expect(screen.getByText('Women who follow @nike.')).toBeTruthy()
  const handles = screen.getByRole('region', { name: 'Followers of' })
  await waitFor(() => expect(handles.textContent).toContain('70 by itself · takes away 30'))
  expect(screen.getByRole('region', { name: 'Gender' }).textContent).toContain('Fewer than five by itself')
  expect((await screen.findByText('25% of them have it, 3.2 times as many as others')).textContent).toBeTruthy()
  await press('+10 people @adidas')
  expect(await screen.findByText('1,120 people')).toBeTruthy()
  expect(screen.getByText('Women who follow @nike or @adidas.')).toBeTruthy()
  await press('Undo')
  expect(await screen.findByText('1,110 people')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true, shiftKey: true })
  expect(await screen.findByText('1,120 people')).toBeTruthy()
  await press('Remove Gender')
  expect(await screen.findByText('1,020 people')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Gender' })).toBe(null)
})

test('a slow answer to an older draft is never shown', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  served({
    [`POST ${STARLING}size/`]: async ({ draft, number }: Asked) => {
      if (draft.order === 'balanced') await waiting
      return { size: sizeOf(draft), few: false, of: 5_000, number }
    },
  })
  draw('/audience-builder?follows=nike')
  fireEvent.click(await screen.findByRole('radio', { name: /^Reach/ }))
  expect(await screen.findByText('1,011 people')).toBeTruthy()
  release()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('1,010 people')).toBe(null)
})

test('a description becomes blocks with its words; what could not be placed and what is refused is said', async () => {
  served({
    'POST /api/external/analyse-description/': ({ description }: { description: string }) =>
      description.includes('diabetes')
        ? {
            patch: {},
            found: [],
            unplaced: [],
            refused: [{ trait: 'health', words: 'diabetes', reason: 'Nobody is targeted by their health.' }],
          }
        : {
            patch: { gender: 'FEMALE' },
            found: [{ kind: 'gender', value: 'FEMALE', label: 'Women', words: 'women', note: 'Only some of them.' }],
            unplaced: ['submarine'],
            refused: [],
          },
  })
  draw()
  const field = await screen.findByRole('textbox', { name: 'Description' })
  fireEvent.change(field, { target: { value: 'women with a submarine' } })
  await press('Make blocks of it')
  expect(await screen.findByText('“submarine”')).toBeTruthy()
  expect(screen.getByText('Only some of them.')).toBeTruthy()
  expect(await screen.findByText('1,100 people')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'people with diabetes' } })
  await press('Make blocks of it')
  expect(await screen.findByText(/Nobody is targeted by their health/)).toBeTruthy()
  expect(screen.getByText('1,100 people')).toBeTruthy()
})

test('a description of which nothing can be placed leaves the audience as it was, and says so', async () => {
  served({
    'POST /api/external/analyse-description/': () => ({ patch: {}, found: [], unplaced: ['submarine'], refused: [] }),
  })
  draw('/audience-builder?follows=nike')
  expect(await screen.findByText('1,010 people')).toBeTruthy()
  const field = await screen.findByRole('textbox', { name: 'Description' })
  fireEvent.change(field, { target: { value: 'submarine' } })
  await press('Make blocks of it')
  expect(await screen.findByText(/Nothing in it describes people/)).toBeTruthy()
  expect(screen.getByText('“submarine”')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Followers of' })).toBeTruthy()
  expect(screen.getByText('1,010 people')).toBeTruthy()
})

test('a template fills in blocks, and a word goes to another line by its arrow', async () => {
  served()
  draw('/audience-builder?keywords=coffee,beans')
  const words = await screen.findByRole('region', { name: 'Keywords and hashtags' })
  fireEvent.click(within(words).getByRole('button', { name: 'Move beans to the line below' }))
  await waitFor(() => expect(asks.at(-1)?.keyword_groups).toEqual([['coffee'], ['beans']]))
  await press('From a template')
  await press('Gamers aged 18 to 34')
  await waitFor(() =>
    expect(asks.at(-1)).toMatchObject({ interests: ['680'], age: 'AGE_18_TO_34', keyword_groups: [] }),
  )
})

test('the people of a saved audience are changed: it is saved as another version', async () => {
  const saved: object[] = []
  const path = `/api/external/audience-configs/${coffee.id}/`
  served({
    [`GET ${path}`]: () => coffee,
    [`PUT ${path}`]: (body: object) => {
      saved.push(body)
      return { ...coffee, version: 3 }
    },
  })
  draw(`/audience-builder?audience=${coffee.id}`)
  expect(await screen.findByText(/You are changing “Coffee people”/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('radio', { name: /^Reach/ }))
  await press('Save as a new version')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ name: 'Coffee people', categories: ['Brand'], body: { query_type: 'builder' } })
})

test('what another tab changed meanwhile is not overwritten unseen, and it can be saved as another audience', async () => {
  const path = `/api/external/audience-configs/${coffee.id}/`
  const later = { ...coffee, version: 7, changed_at: '2026-11-17T10:00:00.000Z' }
  let now = coffee
  const put: { seen_changed_at?: string }[] = []
  const made: object[] = []
  served({
    [`GET ${path}`]: () => now,
    [`PUT ${path}`]: (body: { seen_changed_at?: string }) => {
      put.push(body)
      now = later
      return refusal(409, { detail: 'Someone changed this after you opened it.' }, 'changed_meanwhile')
    },
    'POST /api/external/audience-configs/': (body: object) => {
      made.push(body)
      return { ...coffee, id: '0198c000-0000-7000-8000-0000000000ff', name: 'Coffee elsewhere', saved_before: null }
    },
  })
  draw(`/audience-builder?audience=${coffee.id}`)
  expect(await screen.findByText(/You are changing “Coffee people”/)).toBeTruthy()
  await press('Save as a new version')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText(/It is version 7 now/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(put.map((one) => one.seen_changed_at)).toEqual([coffee.changed_at, later.changed_at]))
  fireEvent.click(within(dialog).getByRole('button', { name: 'An audience of its own' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(made).toHaveLength(1))
})

test('of a list any is enough, or all must be true, and the sentence says it', async () => {
  served()
  draw('/audience-builder?follows=nike,adidas')
  const handles = await screen.findByRole('region', { name: 'Followers of' })
  fireEvent.change(within(handles).getByRole('combobox', { name: 'Followers of: any or all' }), {
    target: { value: 'all' },
  })
  expect(await screen.findByText('People who follow both @nike and @adidas.')).toBeTruthy()
  await waitFor(() => expect(asks.at(-1)?.all_of).toEqual(['handles']))
  expect(within(handles).getByPlaceholderText('and another')).toBeTruthy()
})

test('a new block comes into sight with the focus in its field', async () => {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this)
  }
  served()
  draw()
  fireEvent.keyDown(await button('Add a filter'), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Age' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Age' })))
  expect(seen.at(-1)).toBe(screen.getByRole('region', { name: 'Age' }))
})

test('an age that is counted otherwise says so', async () => {
  served()
  draw('/audience-builder?age=AGE_21_TO_34')
  const age = await screen.findByRole('region', { name: 'Age' })
  expect(age.textContent).toContain('Counted here as 18–24 or 25–34')
  fireEvent.change(within(age).getByRole('combobox'), { target: { value: 'AGE_18_TO_34' } })
  await waitFor(() => expect(age.textContent).not.toContain('Counted here as'))
})

test('loaded anew it has its description and its undo', async () => {
  served({
    'GET /api/external/audience-builder/': () => kept({ handles: ['nike'], description: 'people who follow Nike' }),
  })
  draw('/audience-builder?follows=nike')
  const field = await screen.findByRole('textbox', { name: 'Description' })
  expect((field as HTMLTextAreaElement).value).toBe('people who follow Nike')
  fireEvent.click(await screen.findByRole('radio', { name: /^Reach/ }))
  expect(await screen.findByText('1,011 people')).toBeTruthy()
  cleanup()
  draw('/audience-builder?follows=nike&order=reach')
  expect(await screen.findByText('1,011 people')).toBeTruthy()
  expect(((await screen.findByRole('textbox', { name: 'Description' })) as HTMLTextAreaElement).value).toBe(
    'people who follow Nike',
  )
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true })
  expect(await screen.findByText('1,010 people')).toBeTruthy()
})

test('a community is chosen by its words, and who belongs to it is asked', async () => {
  served({ 'GET /api/communities/': () => foundCommunities })
  draw()
  fireEvent.keyDown(await button('Add what they have in common'), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Communities' }))
  const field = await screen.findByRole('combobox', { name: 'Communities' })
  fireEvent.change(field, { target: { value: '#coff' } })
  await screen.findByRole('option', { name: '#coffee (300 people)' })
  fireEvent.change(field, { target: { value: '@brewlab_too' } })
  fireEvent.click(await screen.findByRole('option', { name: '#coffee (300 people)' }))
  await waitFor(() => expect(asks.at(-1)?.communities).toEqual([{ accounts: ['brewlab', 'brewlab_too'], at_least: 2 }]))
  expect(screen.getByText(/^People who belong to the community around @brewlab/)).toBeTruthy()
})
