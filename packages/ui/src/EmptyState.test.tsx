// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

afterEach(cleanup)

test('says what will be here, why it is empty, what to do, and gives an example', () => {
  render(
    <EmptyState
      level={3}
      title="Saved audiences"
      reason="You have not saved one yet."
      action={<button type="button">Explore</button>}
      example={<a href="/explore/espresso">espresso</a>}
    />,
  )
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Saved audiences')
  expect(screen.getByText('You have not saved one yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Explore' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'espresso' })).toBeTruthy()
  expect(screen.queryByRole('img'), 'the picture is decoration').toBeNull()
})
