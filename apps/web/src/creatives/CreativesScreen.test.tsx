// @vitest-environment happy-dom
import type { AdCreative } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { CreativesScreen } = await import('./CreativesScreen.tsx')
const { partsOf } = await import('./post-parts.ts')

const LIST = 'GET /api/ad-creatives/?team=meridian&limit=40'
const SPRING: AdCreative = {
  ...{ id: 'c1', name: 'Spring', kind: 'post', text: 'Tea is back', media_ids: [], card_title: '', card_url: '' },
  ...{ slides: [], video_title: '', video_description: '', countries: [], media: [], variant_of: null, variant: '' },
  ...{ version: 1, created_at: '2026-11-18T05:00:00.000Z', changed_at: '2026-11-18T05:00:00.000Z' },
}
const server = (more: Server = {}): Server => ({ [LIST]: () => [SPRING], ...more })
const draw = (at = '/meridian/creatives') => drawScreen(CreativesScreen, { path: '/:teamId/creatives', at })
const write = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

beforeEach(() => signedInAs(ada))

test('what is written is counted and judged as X does, and shown as it will look', async () => {
  const asked = serve(server({ 'POST /api/ad-creatives/': () => SPRING, 'GET /api/ad-creatives/c1/': () => SPRING }))
  draw('/meridian/creatives?creative=new')
  await screen.findByRole('textbox', { name: 'Name' })
  write('Name', 'Spring')
  write(/^Text/, `${'茶'.repeat(130)} https://example.com/a/very/long/path/that/counts/no/more`)
  const remarks = () => within(screen.getByRole('region', { name: 'Remarks' }))
  expect(screen.getByText('284 of 280 as X counts')).toBeTruthy()
  expect(remarks().getByText(/at most 280 characters/)).toBeTruthy()
  write(/^Text/, 'Tea is back #tea ☕🍵 https://example.com')
  expect(remarks().queryByText(/at most 280/)).toBe(null)
  expect(remarks().getByText('A hashtag leads away from the ad.')).toBeTruthy()
  expect(remarks().getByText(/usual in ads of Japan and Korea only/)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: /Where it is to be shown/ }), { target: { value: 'JP' } })
  expect(remarks().queryByText(/usual in ads of Japan/)).toBe(null)
  const preview = screen.getByRole('article', { name: 'How it looks at X' })
  expect(preview.textContent).toContain('Meridian')
  expect(preview.textContent).toContain('example.com')
  expect(preview.dataset.device).toBe('phone')
  fireEvent.change(screen.getByRole('combobox', { name: 'Shown on' }), { target: { value: 'desk' } })
  expect(screen.getByRole('article', { name: 'How it looks at X' }).dataset.device).toBe('desk')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      name: 'Spring',
      countries: ['JP'],
    }),
  )
})

test('a card and a carousel say what they still need', async () => {
  serve(server())
  draw('/meridian/creatives?creative=new')
  fireEvent.change(await screen.findByRole('combobox', { name: 'Kind' }), { target: { value: 'card' } })
  write(/^Text/, 'Look')
  const remarks = () => within(screen.getByRole('region', { name: 'Remarks' }))
  expect(remarks().getByText(/needs one picture or video, a title and an address/)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'carousel' } })
  expect(remarks().getByText(/A carousel has 2 to 6 images/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add a part' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add a part' }))
  expect(remarks().queryByText(/A carousel has 2 to 6 images/)).toBe(null)
})

test('it is shown in the name of the linked account at X, or of the team without a handle', async () => {
  const linked = { id: 's1', provider: 'x', uid: '7', handle: 'meridian_tea', name: 'Meridian Tea', scopes: [] }
  const more = { has_ads: true, connected_at: SPRING.created_at, lists: { reading: false, read_at: null, error: null } }
  serve(server({ 'GET /rest-auth/socialaccounts/': () => [{ ...linked, ...more }] }))
  draw('/meridian/creatives?creative=new')
  const preview = await screen.findByRole('article', { name: 'How it looks at X' })
  expect(preview.textContent).not.toContain('@')
  await waitFor(() => expect(preview.textContent).toContain('Meridian Tea@meridian_tea'))
})

test('nothing is red before anything is written; an address that leads nowhere is told while it is typed', async () => {
  serve(server())
  draw('/meridian/creatives?creative=new')
  fireEvent.change(await screen.findByRole('combobox', { name: 'Kind' }), { target: { value: 'card' } })
  write('Name', 'Spring')
  const remarks = () => within(screen.getByRole('region', { name: 'Remarks' }))
  expect(remarks().getByText(/rules are checked as you go/)).toBeTruthy()
  const save = () => (screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled
  for (const typed of ['not a url', 'javascript:alert(1)', 'mailto:a@tea.example', 'tea']) {
    write('Leads to', typed)
    expect(screen.getByText('Give an address of the web, such as https://example.com.'), typed).toBeTruthy()
    expect(remarks().getByText(/^A card leads to an address of the web/), typed).toBeTruthy()
    expect(save(), typed).toBe(true)
  }
  for (const typed of ['tea.example/green', 'https://茶.jp']) {
    write('Leads to', typed)
    expect(remarks().queryByText(/^A card leads to an address of the web/), typed).toBe(null)
    expect(save(), typed).toBe(false)
  }
})

test('a variant is made of one that is there, and the group is shown by its letters', async () => {
  const b: AdCreative = { ...SPRING, id: 'c2', name: 'Spring', variant: 'B', variant_of: 'c1' }
  let hasVariant = false
  const asked = serve(
    server({
      'GET /api/ad-creatives/c1/': () => SPRING,
      'GET /api/ad-creatives/c2/': () => b,
      'GET /api/ad-creatives/?team=meridian&variant_of=c1&limit=40': () =>
        hasVariant ? [b, { ...SPRING, variant: 'A' }] : [SPRING],
      'POST /api/ad-creatives/': () => {
        hasVariant = true
        return b
      },
    }),
  )
  draw('/meridian/creatives?creative=c1')
  fireEvent.click(await screen.findByRole('button', { name: 'Make a variant' }))
  const group = within(await screen.findByRole('region', { name: 'Variants' }))
  expect(group.getAllByRole('button').map(({ textContent }) => textContent?.[0])).toEqual(['A', 'B'])
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ variant_of: 'c1' })
})

test('links are shortened as X shows them, hashtags and names are coloured', () => {
  expect(partsOf('Hi @tea see https://www.example.com/a/very/long/path/indeed #new!')).toEqual([
    { text: 'Hi ', is_link: false },
    { text: '@tea', is_link: true },
    { text: ' see ', is_link: false },
    { text: 'example.com/a/very/long/pa…', is_link: true },
    { text: ' ', is_link: false },
    { text: '#new', is_link: true },
    { text: '!', is_link: false },
  ])
})
