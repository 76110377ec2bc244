// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drawScreen } from '../../test-kit/draw-screen.tsx'

const { OfferedActions } = await import('../actions/index.ts')
const { OpenToday } = await import('./OpenToday.tsx')

test('every place of the site is listed, known here or not; home is not', () => {
  const go = vi.fn()
  const place = (path: string, label: string, about?: string) => ({
    id: `go:${path}`,
    group: 'places' as const,
    label,
    ...(about && { about }),
    keywords: [],
    run: () => go(path),
  })
  const actions = [
    place('/', 'Home'),
    place('/explore/:name?', 'Explore', 'Who talks about it.'),
    place('/new', 'Something new'),
  ]
  drawScreen(() => (
    <OfferedActions value={actions}>
      <OpenToday />
    </OfferedActions>
  ))
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/^ExploreWho talks about it/)
  expect(rows[1]).toBe('Something new')
  expect(rows[2]).toMatch(/^The API reference/)
  fireEvent.click(within(screen.getAllByRole('listitem')[0]!).getByRole('button'))
  expect(go).toHaveBeenCalledWith('/explore/:name?')
})
