// @vitest-environment happy-dom
import type { Understood } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { sectionsAnswer } from '../../test-kit/sections-stream.ts'
import { recentTea, TEA, understoodTea } from '../../test-kit/tea.ts'

const { ExploreScreen } = await import('./ExploreScreen.tsx')
const { OlderPostsNote } = await import('./OlderPostsNote.tsx')

const EXPLORE = 'POST /api/starling/analysis/sections/'
const NOW_S = Math.floor(Date.now() / 1000)
const WHOLE_SINCE = new Date((NOW_S - 31 * 86_400) * 1000).toISOString()
let whole_since: string | null

beforeEach(() => {
  signedInAs(ada)
  whole_since = WHOLE_SINCE
})
afterEach(() => setLanguage('en'))

/** Of the whole screen only what was understood is answered. */
function draw(days: number) {
  const understood = ({ question }: Pick<Understood, 'question'>): Understood => ({
    ...understoodTea,
    question,
    corpus: { ...understoodTea.corpus, whole_since },
  })
  const asked = serve({
    [EXPLORE]: (body) => sectionsAnswer([{ event: 'understood', ...understood(body as Understood) }]),
    'POST /api/external/explore-query-analyzer/': (body) => understood(body as Understood),
    'GET /api/external/explore-searches/?query_type=all': () => [],
    'GET /api/starling/searches/recent/': () => [],
    'POST /api/starling/searches/recent/': () => recentTea,
  })
  const at = `/meridian/explore-x?keywords=tea&query_type=conversation&days=${days}`
  drawScreen(ExploreScreen, { path: '/:teamId/explore-x', at })
  return { explored: () => asked.filter(({ call }) => call === EXPLORE).length }
}
const note = () => screen.queryByText(/^Posts before .+ are still being imported and are not counted yet/)

test('a question that reaches back to posts still coming in says so, and asks again when they are here', async () => {
  const { explored } = draw(365)
  await waitFor(() => expect(note()).toBeTruthy(), { timeout: 20_000 })
  const before = explored()
  whole_since = null
  await waitFor(() => expect(note()).toBeNull(), { timeout: 20_000 })
  expect(explored()).toBeGreaterThan(before)
})

test.each([
  ['the days that are here', { since: NOW_S - 30 * 86_400, until: NOW_S }, WHOLE_SINCE, false],
  ['one more', { since: NOW_S - 32 * 86_400, until: NOW_S }, WHOLE_SINCE, true],
  ['all time', undefined, WHOLE_SINCE, true],
  ['all time, when all is here', undefined, null, false],
])('a question about %s', async (_, window, since, isSaid) => {
  const question = { ...TEA, ...(window && { window }) }
  const understood = { ...understoodTea, question, corpus: { ...understoodTea.corpus, whole_since: since } }
  serve({ 'POST /api/external/explore-query-analyzer/': () => understood })
  const Drawn = () => (
    <>
      <p>drawn</p>
      <OlderPostsNote question={question} understood={understood} />
    </>
  )
  drawScreen(Drawn, { path: '/', at: '/' })
  await waitFor(() => expect(screen.getByText('drawn')).toBeTruthy(), { timeout: 20_000 })
  expect(note() !== null).toBe(isSaid)
})

test('in Japanese, too', async () => {
  setLanguage('ja')
  draw(365)
  const said = /より前の投稿は取り込み中のため、まだ集計に含まれていません/
  await waitFor(() => expect(screen.queryByText(said)).toBeTruthy(), { timeout: 20_000 })
})
