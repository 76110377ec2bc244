import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cssColour, PALETTES, type PaletteName, TOKENS } from './palette.ts'

const styles = readFileSync(new URL('../../ui/src/styles.css', import.meta.url), 'utf8')
const blockOf = (theme: PaletteName) => styles.match(new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))![1]!

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  test.each(Object.entries(TOKENS))('%s in a file is %s on the page', (tone, token) => {
    expect(blockOf(theme)).toContain(`${token}: ${PALETTES[theme][tone as keyof (typeof PALETTES)['dark']]};`)
  })

  const grounds = { dark: ['#000000', '#131824'], light: ['#ffffff', '#fbfbf9'] }[theme]
  test.each(Object.entries(PALETTES[theme]).filter(([tone]) => tone.startsWith('series') || TOKENS[tone as 'text']))(
    '%s can be seen',
    (tone, colour) => {
      if (tone === 'line' || tone === 'line-strong' || tone === 'on-audience') return
      const least = ['text', 'muted', 'faint'].includes(tone) ? 4.5 : 3
      for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(least)
    },
  )
})

test.each([
  ['audience', 'var(--accent)'],
  ['none', 'transparent'],
  ['series-2', `light-dark(${PALETTES.light['series-2']}, ${PALETTES.dark['series-2']})`],
] as const)('%s on a page is %s', (tone, css) => expect(cssColour(tone)).toBe(css))
