import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { drawScreen, serve } from './draw-screen.tsx'

const { QuestionArea } = await import('../src/question/QuestionArea.tsx')
const { useAnalysis } = await import('../src/question/use-analysis.ts')

type Part = Parameters<typeof QuestionArea>[0]['refine']
function Host() {
  const explorer = useAnalysis()
  const [refine, setRefine] = useState<Part>(null)
  return <QuestionArea explorer={explorer} refine={refine} onRefine={setRefine} />
}

/** Where a question is written, without its answers. */
export function draw(at = '/explore/conversation') {
  serve({})
  return drawScreen(Host, { path: '/explore/:name', at })
}
type Router = ReturnType<typeof draw>

export const field = () => document.getElementById('question') as HTMLInputElement
export const type = (value: string) => fireEvent.change(field(), { target: { value } })
export const search = () => screen.getByRole('search')
export const chips = () =>
  within(search())
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')!.replace('Remove ', ''))
export const asked = (router: Router, name = 'keywords') =>
  new URLSearchParams(router.state.location.search).getAll(name)

/** A browser sends the form when Enter is pressed in a field of it, unless the key was taken. */
export const enter = (init: { isComposing?: boolean; keyCode?: number } = {}) => {
  if (fireEvent.keyDown(field(), { key: 'Enter', ...init })) fireEvent.submit(search())
}
export const press = () => fireEvent.click(within(search()).getByRole('button', { name: 'Ask' }))
export const choose = (kind: string) =>
  fireEvent.change(screen.getByLabelText('Analysis', { selector: 'select' }), { target: { value: kind } })
