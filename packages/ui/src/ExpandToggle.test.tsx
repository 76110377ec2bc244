// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ExpandToggle } from './ExpandToggle.tsx'

afterEach(cleanup)

test('switches between the two widths and names the one it leads to', () => {
  function Panel() {
    const [expanded, setExpanded] = useState(false)
    return <ExpandToggle expanded={expanded} onChange={setExpanded} />
  }
  render(<Panel />)
  const seen = [0, 1, 2].map((clicks) => {
    const toggle = screen.getByRole('button')
    if (clicks > 0) fireEvent.click(toggle)
    return [toggle.getAttribute('aria-label'), toggle.getAttribute('aria-expanded')]
  })
  expect(seen).toEqual([
    ['Double width', 'false'],
    ['Normal width', 'true'],
    ['Double width', 'false'],
  ])
})
