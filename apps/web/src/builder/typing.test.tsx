// @vitest-environment happy-dom
import type { KeptDraft } from '@starling/contract/browser'
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, drawScreen, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { BuilderScreen } = await import('./BuilderScreen.tsx')

const STARLING = '/api/starling/audience-builder/'
type Asked = { draft: BuilderDraft; number: number }
const KEPT: KeptDraft = {
  ...EMPTY_BUILDER,
  ...{ preview_data: null, extra_targeting_package_data: {}, error: null, insights: null, kept_at: null },
  ...{ suggested_budget: 500, suggested_size: 25_000 },
}
const lettersIn = ({ keyword_groups, words_in_profile }: BuilderDraft) =>
  100 * keyword_groups.flat().join('').length + words_in_profile.join('').length

test('at every letter the size is that of what is typed, before it is taken', async () => {
  signedInAs(ada)
  serve({
    'GET /api/external/audience-builder/': () => KEPT,
    'POST /api/external/audience-builder/': () => KEPT,
    [`POST ${STARLING}size/`]: ({ draft, number }: Asked) => ({
      ...{ size: lettersIn(draft), few: false, of: 5_000, number },
    }),
    [`POST ${STARLING}effects/`]: ({ number }: Asked) => ({ blocks: [], number }),
    [`POST ${STARLING}suggestions/`]: () => ({ suggestions: [] }),
    [`POST ${STARLING}preview/`]: () => ({
      ...{ size: { size: 0, few: true, of: 5_000 }, people: [], posts: [], traits: [] },
    }),
  } as Parameters<typeof serve>[0])
  drawScreen(BuilderScreen, { path: '/audience-builder', at: '/audience-builder?keywords=tea&profile=mom' })
  const shown = (words: string) => screen.findByText(words)
  expect(await shown('303 people')).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Add a line of keywords or hashtags' })
  fireEvent.change(field, { target: { value: 'c' } })
  expect(await shown('403 people')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Size' }).textContent).toContain('tea or c')
  fireEvent.change(field, { target: { value: 'co' } })
  expect(await shown('503 people')).toBeTruthy()
  // Nothing of it is in the draft: what is erased leaves nothing to undo.
  fireEvent.change(field, { target: { value: '' } })
  expect(await shown('303 people')).toBeTruthy()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo.hasAttribute('disabled')).toBe(true)
  const word = screen.getByRole('combobox', { name: 'Words in profile' })
  fireEvent.change(word, { target: { value: 'dad' } })
  expect(await shown('306 people')).toBeTruthy()
  fireEvent.keyDown(word, { key: 'Enter' })
  expect(await shown('306 people')).toBeTruthy()
  fireEvent.click(undo)
  expect(await shown('303 people')).toBeTruthy()
})
