// @vitest-environment happy-dom
import type { Answered } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { setLanguage } from '@starling/text'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawScreen, serve } from '../../test-kit/draw-screen.tsx'

const { AnalysisSummary } = await import('./AnalysisSummary.tsx')
const { createStore } = await import('../floor/index.ts')
const { summarySections } = await import('@starling/sections/summary')

const question = { query_type: 'conversation' as const, keywords: [['espresso']] }
const answered = (section: SectionId, rows: Answered['rows'], known = 412): Answered => ({
  section,
  rows,
  base: {
    unit: sectionOf(section).base,
    n: 412,
    known,
    baseline: sectionOf(section).baseline === 'none' ? null : 'all',
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: false,
  },
  as_of: '2026-11-15T00:00:00Z',
  source: ['x'],
  method: sectionOf(section).method,
  more: false,
})
const ANSWERS = new Map<SectionId, Answered>([
  ['audience_size', answered('audience_size', [{ accounts: 412, share: 0.1, all_accounts: 4120 }])],
  ['languages', answered('languages', [{ value: 'ja', share: 0.8, interval: [0.7, 0.9] }], 400)],
])
const loading = { at: 'loading' } as const
const ids = summarySections(question)
const statesOf = (isThere: (id: SectionId) => boolean) =>
  Object.fromEntries(
    ids.map((id) => {
      const answer = ANSWERS.get(id) ?? answered(id, [])
      return [id, isThere(id) ? { at: 'answered' as const, answer, changing: false } : loading]
    }),
  )
const all = new Map(ids.map((id) => [id, ANSWERS.get(id) ?? answered(id, [])]))

function draw(states = statesOf(() => true), shown = createStore<ReadonlyMap<SectionId, Answered>>(all)) {
  serve({})
  const props = { question, asked: 'People who posted about espresso', states, shown, utc_offset_minutes: 0 }
  const router = drawScreen(() => <AnalysisSummary {...props} />, {
    path: '/:teamId/explore-x',
    at: '/meridian/explore-x?keywords=espresso',
  })
  return { router, shown }
}
const summary = async () => screen.findByRole('region', { name: /Summary|サマリー/ })

afterEach(() => {
  vi.unstubAllGlobals()
  return setLanguage('en')
})

test('a figure leads to the section that it is from', async () => {
  const { router } = draw()
  const link = within(await summary()).getByRole('link', { name: '80.0%' })
  expect(link.title).toBe('Go to Languages')
  fireEvent.click(link)
  await waitFor(() => expect(router.state.location.hash).toBe('#languages'))
  expect(router.state.location.search).toBe('?keywords=espresso')
})

test('nothing is said before all of it is there, and what failed is left out', async () => {
  draw(statesOf((id) => id !== 'languages'))
  const waiting = await summary()
  expect(waiting.dataset.summary).toBe('loading')
  expect(within(waiting).queryAllByRole('link')).toEqual([])
})

test('it speaks of what stands on the screen', async () => {
  const { shown } = draw()
  const region = await summary()
  expect(region.textContent).toContain('80.0% post mostly in Japanese (400 known)')
  const other = answered('languages', [{ value: 'fr', share: 0.5, interval: [0.4, 0.6] }], 300)
  act(() => shown.set(new Map([...all, ['languages', other]])))
  expect(region.textContent).toContain('50.0% post mostly in French (300 known)')
})

test('one click copies the sentences, when they were made and where they can be looked up', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  draw()
  await act(async () => fireEvent.click(within(await summary()).getByRole('button', { name: 'Copy the summary' })))
  const [sizes, people, ...rest] = written[0]!.split('\n')
  expect(sizes).toMatch(/^People who posted about espresso: 412 people, 10.0% of the 4,120 accounts known here\./)
  expect(people).toBe('Where known, 80.0% post mostly in Japanese (400 known).')
  expect(rest.join('\n')).toMatch(/^\nMade at .+\nhttps?:\/\/\S+$/)
})

test('in Japanese', async () => {
  await setLanguage('ja')
  draw()
  expect((await summary()).textContent).toContain('主な投稿言語は日本語が80.0%（400人を判定）です。')
})
