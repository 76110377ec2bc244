// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawScreen } from '../../test-kit/draw-screen.tsx'

const { Rules } = await import('./Rules.tsx')

test('what is not shown of few is said of people; posts are shown from the first', () => {
  drawScreen(Rules)
  const { textContent } = screen.getByText(/fewer than five/)
  expect(textContent).toContain('Figures about fewer than five people are not shown')
  expect(textContent).toContain('posts are public')
})
