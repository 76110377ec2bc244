// @vitest-environment happy-dom
import { withoutCitations } from '@starling/contract/browser'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CitedText } from './CitedText.tsx'

afterEach(cleanup)

test.each([
  ['Next: [[countries:1:value|France]] ([[countries:1:share|25.0%]]), more.', ['France', '(25.0%),']],
  [
    '[[countries:0:value|日本]]が[[countries:0:share|50.0%]]（[[countries:0:count|400]]人）です。',
    ['日本', '50.0%', '（400'],
  ],
  ['([[countries:0:share|5%]])', ['(5%)']],
  ['Nothing to cite.', []],
  ['It grows [[countries:0:sha', []],
])('%s keeps its words, and brackets stay with what they hold', (text, together) => {
  const { container } = render(<CitedText text={text} onShow={vi.fn()} />)
  expect(container.textContent).toBe(withoutCitations(text))
  expect([...container.querySelectorAll('.whitespace-nowrap')].map((one) => one.textContent)).toEqual(together)
  expect(screen.queryAllByRole('button')).toHaveLength(together.length)
})
