import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')

function tokens(theme: 'dark' | 'light'): Record<string, string> {
  const block = css.match(new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))?.[1] ?? ''
  return Object.fromEntries(Array.from(block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g), ([, name, hex]) => [name, hex]))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ground', 'raised', 'sunken']
const TEXTS = ['text', 'muted', 'faint', 'accent', 'accent-two', 'good', 'warn', 'bad', 'info']

describe.each(['dark', 'light'] as const)('the %s theme meets WCAG AA', (theme) => {
  const colours = tokens(theme)
  const pairs = [
    ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground, 4.5] as const)),
    ...GROUNDS.map((ground) => ['control', ground, 3] as const),
    ['on-accent', 'accent', 4.5] as const,
    ['on-accent', 'accent-hover', 4.5] as const,
    ['on-bad', 'bad', 4.5] as const,
    ['on-bad', 'bad-hover', 4.5] as const,
  ]
  test.each(pairs)('%s on %s', (one, other, least) => {
    expect(contrast(colours[one] ?? '', colours[other] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('both themes name the same roles', () => {
  expect(Object.keys(tokens('light'))).toEqual(Object.keys(tokens('dark')))
})
