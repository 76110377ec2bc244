import type { Drawing, Mark } from '../drawing.ts'
import type { Measure } from '../text/style.ts'
import { TEXT_STYLES } from '../text/style.ts'

export const pageFamily = (): string => getComputedStyle(document.body).fontFamily

/** Fonts for Japanese come in a hundred parts; those that the texts need must be here before anything is painted. */
export async function loadFontsOf(drawings: readonly Pick<Drawing, 'marks'>[], family: string): Promise<void> {
  const text = drawings.flatMap(({ marks }) => marks.flatMap(lettersOf)).join(' ')
  const letters = [...new Set(text)].join('')
  const weights = new Set(Object.values(TEXT_STYLES).map(({ weight }) => weight))
  // A part that does not come leaves the letters of the system, which is better than no file.
  await Promise.allSettled([...weights].map((weight) => document.fonts.load(`${weight} 16px ${family}`, letters)))
}

const lettersOf = (mark: Mark): string[] =>
  mark.kind === 'text' ? [mark.text] : mark.kind === 'picture' ? [mark.initial] : []

/** As wide as the page will draw it; digits as in tables, all of one width. */
export function measureOnPage(family: string): Measure {
  const surface = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  return (text, { size, weight, tabular = false }) => {
    const key = `${weight}${tabular}\n${text}`
    let em = known.get(key)
    if (em === undefined) {
      if (known.size > MOST_KNOWN) known.clear()
      if (surface) surface.font = `${weight} 100px ${family}`
      em = surface ? (surface.measureText(text).width + (tabular ? widened(text, surface) : 0)) / 100 : 0
      known.set(key, em)
    }
    return em * size
  }
}

/** A canvas cannot set figures as in tables, where digits, stars and hyphens are as wide as a plus. */
function widened(text: string, surface: CanvasRenderingContext2D): number {
  const figure = surface.measureText('+').width
  const signs = text.match(/[\d*-]/g) ?? []
  return signs.reduce((sum, sign) => sum + Math.max(0, figure - surface.measureText(sign).width), 0)
}
const MOST_KNOWN = 20_000
