// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar, avatarVariant, initials } from './Avatar.tsx'

afterEach(cleanup)

test.each([
  ['Ann Berg', 'AB'],
  ['ann van den berg', 'AB'],
  ['Ann', 'AN'],
  ['x', 'X'],
  ['ann.berg@example.com', 'AB'],
  ['admin@meridian.example', 'AD'],
  ['  Ann   Berg ', 'AB'],
  ['Jean-Luc', 'JL'],
  ['Émile Zola', 'ÉZ'],
  ['山田 太郎', '山田'],
  ['山田　太郎', '山田'],
  ['山田太郎', '山田'],
  ['森', '森'],
  ['スターリング・チーム', 'スタ'],
  ['👩‍🚀 Club', '👩‍🚀C'],
  ['', ''],
])('initials of "%s"', (name, shown) => {
  expect(initials(name)).toBe(shown)
})

test('the colour is one of four, the same for the same name, and all four occur', () => {
  const names = Array.from({ length: 200 }, (_, n) => `person ${n}`)
  const counts = Map.groupBy(names, avatarVariant)
  expect([...counts.keys()].sort()).toEqual(['danger', 'info', 'success', 'warn'])
  for (const [variant, group] of counts) expect(group.length, variant).toBeGreaterThan(20)
  expect(avatarVariant('Ann Berg ')).toBe(avatarVariant('ann berg'))
})

test('is an image with the name, or nothing beside a written name', () => {
  render(<Avatar name="Ann Berg" />)
  expect(screen.getByRole('img', { name: 'Ann Berg' }).textContent).toBe('AB')
  cleanup()
  render(<Avatar name="Ann Berg" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('a picture that does not load gives way to the initials', () => {
  const { container } = render(<Avatar name="Ann Berg" image="/ann.png" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/ann.png')
  fireEvent.error(picture ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('AB')
})
