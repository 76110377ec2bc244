// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Progress } from './Progress.tsx'

afterEach(cleanup)

test.each([
  [0, '0'],
  [0.256, '26'],
  [1, '100'],
  // An estimate that was too low.
  [1.4, '100'],
  [-1, '0'],
])('a share of %d is said as %s percent', (share, said) => {
  render(<Progress label="Fetching" share={share} />)
  expect(screen.getByRole('progressbar', { name: 'Fetching' }).getAttribute('aria-valuenow')).toBe(said)
})
