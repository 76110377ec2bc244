// @vitest-environment happy-dom
import type { AudienceConfig, AudienceVersion } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee, person } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { AudiencesScreen } = await import('./AudiencesScreen.tsx')
const { SavedAudiencesScreen } = await import('./SavedAudiencesScreen.tsx')

// happy-dom has no fonts to wait for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const OWN = '/api/external/audience-configs/'
const STARLING = '/api/starling/audience-configs/'
const lists = {
  'GET /api/external/audience-categories/': () => [
    { id: 'brand', name: 'Brand', name_ja: 'ブランド', is_exclusion: false },
  ],
  'GET /api/external/audience-regions/': () => [
    { id: 'jp', name: 'Japan', name_ja: '日本', is_single_country: true, country_codes: ['JP'], aliases: ['JP'] },
  ],
  'GET /api/starling/audience-shares/': () => [],
}
const given = (more: object) => serve({ ...lists, ...more } as Parameters<typeof serve>[0])
const saved = () => drawScreen(SavedAudiencesScreen, { path: '/saved-audiences', at: '/saved-audiences' })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => signedInAs(ada))

test('changed in another tab: what was typed stays, what it is now is told, and saved again it is replaced', async () => {
  let now: AudienceConfig = coffee
  const asked = given({
    [`GET ${OWN}?limit=40`]: () => [now],
    [`PUT ${OWN}${coffee.id}/`]: (body: unknown) => {
      const { seen_changed_at } = body as { seen_changed_at: string }
      if (seen_changed_at === '2026-11-17T09:00:00Z') return { ...now, version: 4 }
      now = { ...coffee, name: 'Tea people', version: 3, changed_at: '2026-11-17T09:00:00Z' }
      return refusal(409, { detail: 'Someone changed this after you opened it.' }, 'changed_meanwhile')
    },
  })
  saved()
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Actions for Coffee people' }), { button: 0 })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  const name = () => within(dialog).getByLabelText<HTMLInputElement>('Name')
  fireEvent.change(name(), { target: { value: 'Espresso' } })
  fireEvent.submit(dialog.querySelector('form')!)
  await within(dialog).findByText(/Someone changed this after you opened it/)
  await within(dialog).findByText(/It is now: “Tea people”/)
  expect(name().value).toBe('Espresso')
  fireEvent.submit(dialog.querySelector('form')!)
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toContain('Espresso was saved.'))
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2)
})

test('a version tells its time and how many people it had; one as it is now is not restored', async () => {
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
  given({
    [`GET ${OWN}?limit=40`]: () => [coffee],
    [`GET ${STARLING}${coffee.id}/versions/`]: () => [
      version(3, {}),
      version(2, { name: 'Coffee', size: null }),
      version(1, {}),
    ],
    [`GET ${STARLING}${coffee.id}/sizes/`]: () => [],
  })
  saved()
  await press('Versions')
  const rows = await waitFor(() => {
    const found = screen.getAllByRole('listitem').filter((one) => one.parentElement?.tagName === 'OL')
    expect(found).toHaveLength(3)
    return found
  })
  within(rows[0]!).getByText(/\d:\d\d.* · Ada Lovelace · 1,234 people/)
  within(rows[1]!).getByText(/Not counted/)
  within(rows[1]!).getByRole('button', { name: 'Restore version 2' })
  within(rows[2]!).getByText('The same as now')
  expect(within(rows[2]!).queryByRole('button')).toBeNull()
})

test('filters that leave nothing are named, dropped one by one, and Back brings them again', async () => {
  const CATALOG = '/api/audiences/'
  given({
    [`GET ${CATALOG}?sort=size&category=Brand&region=jp&limit=40`]: () => [],
    [`GET ${CATALOG}?sort=size&region=jp&limit=40`]: () => [],
    [`GET ${CATALOG}?sort=size&limit=40`]: () => [],
  })
  const router = drawScreen(AudiencesScreen, { path: '/audiences', at: '/audiences?category=Brand&region=jp' })
  await screen.findByRole('button', { name: 'Without Region: Japan' })
  await press('Without Category: Brand')
  await waitFor(() => expect(router.state.location.search).toBe('?region=jp'))
  fireEvent.change(await screen.findByLabelText('Region'), { target: { value: '' } })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Region').value).toBe('jp'))
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Brand'))
})

test('audiences side by side: the pair that shares much is named, few are not none, and the parts stand in a table', async () => {
  const ids = ['1', '2', '3'].map((n) => `0198c0de-0000-7000-8000-00000000000${n}`)
  given({
    'GET /api/audiences/?sort=size&limit=40': () => [],
    [`POST ${STARLING}compare/`]: () => ({
      rounded: true,
      audiences: ids.map((id, at) => ({ id, name: ['Coffee', 'Tea', 'Cats'][at], size: 100 })),
      parts: [
        { audiences: [0, 1], count: 60, share: 0.4 },
        { audiences: [2], count: 90, share: 0.6 },
      ],
      pairs: [
        { one: 0, other: 1, shared: 60, share: 0.6 },
        { one: 0, other: 2, shared: null, share: null },
        { one: 1, other: 2, shared: 20, share: 0.2 },
      ],
    }),
    [`POST ${STARLING}perspectives/`]: () => [],
  })
  drawScreen(AudiencesScreen, { path: '/audiences', at: `/audiences?compare=${ids.join()}&side=on` })
  await screen.findByText(/^“Coffee” and “Tea” share 60% of the smaller/)
  screen.getByText('Fewer than 5 in both')
  screen.getByText(/^People in these are to the nearest five/)
  const table = screen.getByRole('table', { name: 'Overlap' })
  expect(within(table).getByRole('row', { name: /Coffee \+ Tea/ }).textContent).toBe('Coffee + Tea6040%')
})
