// @vitest-environment happy-dom
import type { AudienceVersion, CatalogAudience, ExclusionSample } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee, person } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { AudiencesScreen } = await import('./AudiencesScreen.tsx')
const { SavedAudiencesScreen } = await import('./SavedAudiencesScreen.tsx')

const version = (number: number, more: Partial<AudienceVersion>): AudienceVersion => ({
  id: `v${number}`,
  number,
  name: 'Coffee people',
  categories: ['Brand'],
  region: 'jp',
  body: coffee.body,
  days: null,
  reason: '',
  author: person,
  size: 1234,
  created_at: '2026-11-16T09:00:00Z',
  ...more,
})
const listed: CatalogAudience = {
  id: '0198c0de-0000-7000-8000-00000000000a',
  name: 'Interested in Coffee',
  name_ja: 'コーヒーに関心のある人',
  kind: 'interest',
  size: 800,
  former_size: 790,
  sized_at: '2026-11-16T09:00:00Z',
  categories: [{ name: 'Food & Drink' }],
  region: 'global',
  status: 'active',
  targetable: true,
  is_exclusion: false,
  body: { query_type: 'builder', who: { interests: ['1'] } },
  created_at: '2026-11-15T09:00:00Z',
  changed_at: '2026-11-16T09:00:00Z',
}
const OWN = '/api/external/audience-configs/'
const STARLING = '/api/starling/audience-configs/'
const lists = {
  'GET /api/external/audience-categories/': () => [
    { id: 'brand', name: 'Brand', name_ja: 'ブランド', is_exclusion: false },
    { id: 'exclusion-audience', name: 'Exclusion Audience', name_ja: '除外オーディエンス', is_exclusion: true },
  ],
  'GET /api/external/audience-regions/': () => [
    { id: 'jp', name: 'Japan', name_ja: '日本', is_single_country: true, country_codes: ['JP'], aliases: ['JP'] },
  ],
}
const told = () => notifications.list().map(({ text }) => text)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
async function choose(item: string) {
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Actions for Coffee people' }), { button: 0 })
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
beforeEach(() => signedInAs(ada))

const saved = (more: object = {}) =>
  serve({
    ...lists,
    'GET /api/starling/audience-shares/': () => [],
    [`GET ${OWN}?limit=40`]: () => [coffee],
    ...more,
  } as Parameters<typeof serve>[0])
const drawSaved = (at = '/saved-audiences') => drawScreen(SavedAudiencesScreen, { path: '/saved-audiences', at })

test('a saved audience tells its size, what it asks and who made it, and opens its analysis', async () => {
  saved()
  drawSaved()
  const link = await screen.findByRole('link', { name: 'Coffee people' })
  expect(link.getAttribute('href')).toMatch(/^\/explore\/conversation\?/)
  screen.getByText('1,234 people')
  screen.getByText('Posted about coffee · In Japan')
  screen.getByText(/Conversation · Brand · Version 2 · Ada Lovelace/)
})

test('filters stand in the address and are asked for', async () => {
  const asked = saved({ [`GET ${OWN}?status=paused&limit=40`]: () => [] })
  drawSaved()
  await screen.findByText('1,234 people')
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paused' } })
  await screen.findByText('No saved audience matches these filters.')
  expect(asked.at(-1)?.call).toBe(`GET ${OWN}?status=paused&limit=40`)
  await press('Clear all filters')
  await screen.findByText('1,234 people')
})

test('an edit is sent whole, with why, and a refusal stands in its place', async () => {
  const asked = saved({
    [`PUT ${OWN}${coffee.id}/`]: (body: unknown) =>
      (body as { name: string }).name === 'Bad'
        ? refusal(400, { name: ['This name is taken.'] }, 'invalid')
        : { ...coffee, version: 3 },
  })
  drawSaved()
  await choose('Edit')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Bad' } })
  fireEvent.submit(dialog.querySelector('form')!)
  await within(dialog).findByText('This name is taken.')
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Espresso' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /Exclusion Audience/ }))
  fireEvent.change(within(dialog).getByLabelText(/^Why/), { target: { value: 'Shorter' } })
  fireEvent.submit(dialog.querySelector('form')!)
  await waitFor(() => expect(told()).toEqual(['Espresso was saved.']))
  expect(asked.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    body: coffee.body,
    days: null,
    name: 'Espresso',
    categories: ['Brand', 'Exclusion Audience'],
    status: 'active',
    starts_at: null,
    ends_at: null,
    refresh: 'never',
    reason: 'Shorter',
    seen_changed_at: coffee.changed_at,
  })
})

test('versions say what changed in lines, and an earlier one is restored', async () => {
  const asked = saved({
    [`GET ${STARLING}${coffee.id}/versions/`]: () => [
      version(2, { reason: 'Only Japan' }),
      version(1, {
        name: 'Coffee',
        categories: [],
        body: { query_type: 'conversation', keywords: [['coffee'], ['tea']] },
      }),
    ],
    [`GET ${STARLING}${coffee.id}/sizes/`]: () => [],
    [`POST ${STARLING}${coffee.id}/versions/restore/`]: () => ({ ...coffee, version: 3 }),
  })
  drawSaved()
  await press('Versions')
  const [newest] = await screen.findAllByRole('listitem').then((all) => all.filter((one) => one.closest('ol')))
  within(newest!).getByText('Renamed from “Coffee” to “Coffee people”')
  within(newest!).getByText('Only Japan')
  const lines = within(newest!).getAllByRole('listitem')
  expect(lines.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Removed:Posted about coffee or tea',
    'Added:Posted about coffee',
    'Added:In Japan',
    'Added:Category: Brand',
  ])
  await press('Restore version 1')
  await waitFor(() => expect(told()).toEqual(['Version 1 was restored.']))
  expect(asked.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({ number: 1 })
})

test('a deleted one comes back by undo', async () => {
  const asked = saved({
    [`DELETE ${STARLING}${coffee.id}/`]: () => undefined,
    [`POST ${STARLING}${coffee.id}/restore/`]: () => coffee,
  })
  drawSaved()
  await choose('Delete')
  await waitFor(() => expect(told()).toEqual(['Coffee people was deleted.']))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/restore/'))).toBe(true))
})

test('the catalog lists what the corpus offers; two are chosen to compare, in the address', async () => {
  const other = { ...listed, id: '0198c0de-0000-7000-8000-00000000000b', name: 'Interested in Tea' }
  serve({ ...lists, 'GET /api/audiences/?sort=size&limit=40': () => [listed, other] } as Parameters<typeof serve>[0])
  drawScreen(AudiencesScreen, { path: '/:teamId/audiences', at: '/meridian/audiences' })
  await screen.findByRole('button', { name: 'Interested in Coffee' })
  expect(screen.getAllByText('800 people')).toHaveLength(2)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Interested in Coffee' }))
  expect(await screen.findByText('1 of 5 chosen to compare')).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Compare' }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Interested in Tea' }))
  await screen.findByText('2 of 5 chosen to compare')
})

test('an empty catalog says when it will be there', async () => {
  serve({ ...lists, 'GET /api/audiences/?sort=size&limit=40': () => [] } as Parameters<typeof serve>[0])
  drawScreen(AudiencesScreen, { path: '/:teamId/audiences', at: '/meridian/audiences' })
  await screen.findByText('The catalog is not made yet')
})

test('who would be left out is shown before an exclusion audience is saved', async () => {
  const found: ExclusionSample = {
    people: 800,
    left_out: 200,
    left: 600,
    share: 0.25,
    sample: [{ id: '7', handle: 'brewer', name: 'Brewer', bio: 'Coffee', avatar_url: null }],
    base: {
      unit: 'people',
      n: 800,
      known: 800,
      baseline: null,
      baseline_n: null,
      baseline_known: null,
      comparison: null,
      mark: null,
      hidden: false,
    },
    as_of: '2026-11-16T09:00:00Z',
    source: ['x'],
    method: 'overlap',
  }
  const asked = saved({
    [`POST ${OWN}autocomplete/`]: () => [{ id: listed.id, name: 'Tea people', size: 800, from: 'catalog' }],
    'POST /api/external/extract-exclusion-sample/': () => found,
    'POST /api/external/create-exclusion-audience/': () => coffee,
  })
  drawSaved()
  await choose('Who would be left out')
  await screen.findByText('@brewer')
  screen.getByText('25.0% are left out, 600 people stay')
  await screen.findByRole('option', { name: 'Tea people' })
  fireEvent.change(screen.getByLabelText('Left out of'), { target: { value: listed.id } })
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ audience_config_id: listed.id }))
  await press('Save as an exclusion audience')
  await waitFor(() => expect(told()).toContain('Tea people without Coffee people was saved.'))
})
