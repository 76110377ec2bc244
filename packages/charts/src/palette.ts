import type { Tone } from './drawing.ts'

export type PaletteName = 'dark' | 'light'
export type Palette = Readonly<Record<Exclude<Tone, 'none' | 'background'>, string>>

/** Those of the screen; a test holds them to the tokens of packages/ui. Series: Okabe and Ito, safe for the colour-blind. */
export const PALETTES: Record<PaletteName, Palette> = {
  dark: {
    audience: '#5eead4',
    'on-audience': '#06231f',
    baseline: '#9aa6b8',
    comparison: '#a08bff',
    text: '#e8ecf4',
    muted: '#9aa6b8',
    faint: '#7a869e',
    line: '#222a3a',
    'line-strong': '#34405a',
    good: '#4ade80',
    warn: '#fbbf24',
    bad: '#fb7185',
    info: '#60a5fa',
    'series-1': '#4ba3e3',
    'series-2': '#f0a83c',
    'series-3': '#3fbf8f',
    'series-4': '#f0764a',
    'series-5': '#d48fc0',
    'series-6': '#8fd0f5',
    'series-7': '#b9b44a',
    'series-8': '#a3adbd',
  },
  light: {
    audience: '#0f766e',
    'on-audience': '#ffffff',
    baseline: '#566070',
    comparison: '#5b3fd6',
    text: '#14181f',
    muted: '#566070',
    faint: '#646d7c',
    line: '#e4e5e0',
    'line-strong': '#c9cbc4',
    good: '#15803d',
    warn: '#b45309',
    bad: '#be123c',
    info: '#1d4ed8',
    'series-1': '#0068a8',
    'series-2': '#b26a00',
    'series-3': '#008a63',
    'series-4': '#c04a12',
    'series-5': '#a04a85',
    'series-6': '#2f86b8',
    'series-7': '#7d7a14',
    'series-8': '#6b7280',
  },
}

/** The tokens of packages/ui by what charts use them for. */
export const TOKENS: Partial<Record<Tone, string>> = {
  audience: '--accent',
  'on-audience': '--on-accent',
  baseline: '--muted',
  comparison: '--accent-two',
  text: '--text',
  muted: '--muted',
  faint: '--faint',
  line: '--line',
  'line-strong': '--line-strong',
  good: '--good',
  warn: '--warn',
  bad: '--bad',
  info: '--info',
}

/** The colour on a page, in whichever theme it lies. */
export function cssColour(tone: Tone): string {
  if (tone === 'none') return 'transparent'
  if (tone === 'background') return 'var(--chart-background, var(--raised))'
  const token = TOKENS[tone]
  return token ? `var(${token})` : `light-dark(${PALETTES.light[tone]}, ${PALETTES.dark[tone]})`
}
