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

const showing = (container: HTMLElement) => {
  const picture = container.querySelector('img')
  return { picture, src: picture?.getAttribute('src'), letters: container.textContent }
}

test('initials stand until the picture has come, and when it does not come', () => {
  const { container, rerender } = render(<Avatar name="Ann Berg" image="/ann.png" />)
  expect(showing(container)).toMatchObject({ src: '/ann.png', letters: 'AB' })
  fireEvent.load(showing(container).picture!)
  expect(showing(container)).toMatchObject({ src: '/ann.png', letters: '' })
  rerender(<Avatar name="Ann Berg" image="/another.png" />)
  expect(showing(container)).toMatchObject({ src: '/another.png', letters: 'AB' })
  fireEvent.error(showing(container).picture!)
  expect(showing(container)).toMatchObject({ picture: null, letters: 'AB' })
  rerender(<Avatar name="Ann Berg" image={null} />)
  expect(showing(container)).toMatchObject({ picture: null, letters: 'AB' })
})

test('a picture keeps its place, waits until it is near, and is said once', () => {
  render(<Avatar name="Ann Berg" image="/ann.png" size={36} />)
  const said = screen.getAllByRole('img', { name: /./ })
  expect(said).toHaveLength(1)
  const picture = said[0]!.querySelector('img')!
  expect(said[0]!.style).toMatchObject({ width: '36px', height: '36px' })
  expect(
    Object.fromEntries(picture.getAttributeNames().map((name) => [name, picture.getAttribute(name)])),
  ).toMatchObject({ loading: 'lazy', decoding: 'async', width: '36', height: '36', alt: '' })
  expect(picture.getAttributeNames().indexOf('loading')).toBeLessThan(picture.getAttributeNames().indexOf('src'))
})
