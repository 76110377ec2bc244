import { PALETTES, type Palette, type PaletteName } from '../palette.ts'
import type { Background } from './surface.ts'

// spec 9: "else white in light mode and dark grey in dark mode"
const THEME_BACKGROUND: Record<PaletteName, string> = { light: '#ffffff', dark: '#131824' }

/** Which colours a file is painted in; `behind` is null where there is nothing. */
export function lookOf(background: Background, theme: PaletteName): { palette: Palette; behind: string | null } {
  if (background === 'black') return { palette: PALETTES.dark, behind: '#000000' }
  return { palette: PALETTES[theme], behind: background === 'transparent' ? null : THEME_BACKGROUND[theme] }
}
