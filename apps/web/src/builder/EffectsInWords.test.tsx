// @vitest-environment happy-dom
import { EMPTY_BUILDER } from '@starling/question/builder'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../test-kit/draw-screen.tsx'

const { EffectsInWords } = await import('./EffectsInWords.tsx')
afterEach(cleanup)

const two = { ...EMPTY_BUILDER, handles: ['nike'], interests: ['222'] }
const three = { ...two, job_titles: ['chef'] }

test.each([
  [two, /Of two, both must be true, so each takes people away/],
  [three, /Of three, any two are enough, so each brings people in/],
  [{ ...three, posted_about: ['tea'] }, /Any two of them are enough, so each brings people in/],
  [{ ...two, order: 'reach' as const }, /One of them is enough, so each brings people in/],
  [{ ...three, order: 'precision' as const }, /All of them must be true, so each takes people away/],
])('why a block adds people or takes them away is said', (draft, words) => {
  render(<EffectsInWords draft={draft} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('of one block there is nothing to say', () => {
  const { container } = render(<EffectsInWords draft={{ ...two, interests: [] }} />)
  expect(container.textContent).toBe('')
})
