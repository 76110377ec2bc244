// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawScreen, serve } from '../../test-kit/draw-screen.tsx'

const { QuestionArea } = await import('./QuestionArea.tsx')
const { useAnalysis } = await import('./use-analysis.ts')

const Host = () => <QuestionArea explorer={useAnalysis()} refine={null} onRefine={() => {}} />

function draw(at: string) {
  serve({})
  return drawScreen(Host, { path: '/explore/:name?', at })
}
const field = () => document.getElementById('question') as HTMLInputElement
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const choose = (kind: string) =>
  fireEvent.change(screen.getByLabelText('Analysis', { selector: 'select' }), { target: { value: kind } })

test('what was typed goes along to a kind that can read it', async () => {
  const router = draw('/explore/conversation')
  type('@brewlab')
  choose('handle')
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/handle'))
  expect(field().value).toBe('@brewlab')
  choose('keyword')
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/keyword'))
  expect(field().value).toBe('@brewlab')
  choose('post')
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/post'))
  expect(field().value).toBe('')
})

test.each([
  ['/explore?handle=brewlab', 'brewlab'],
  ['/explore?posts=1801,1802', '1801, 1802'],
  ['/explore?query_type=handle&handle=brewlab', 'brewlab'],
])('%s says its kind by what it names', (at, written) => {
  draw(at)
  expect(field().value).toBe(written)
})
