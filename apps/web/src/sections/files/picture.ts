import { draw, frame, loadWorld, type Measure, type PaletteName, pngOf, widthInFrame, zipOf } from '@starling/charts'
import type { Answered } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { type Language, say, t } from '@starling/text'
import { asOfWords, baseWords, comparedWords, sourceNames } from '../../figures/index.ts'
import { addressOf, middleSquare } from '../../floor/index.ts'
import type { DownloadBackground } from '../../question/index.ts'
import { chartWords, sayOfSection } from '../chart-words.ts'
import { clockOf } from '../panel/use-format.ts'
import { fileName } from './file-name.ts'

const WIDTH = 1_000

export type PictureSettings = {
  question: AskedQuestion
  others: readonly AskedQuestion[]
  /** What was asked, in words. */
  asked: string
  language: Language
  utc_offset_minutes: number
  background: DownloadBackground
}

const pageTheme = (): PaletteName => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

/** The same drawing as on the screen, with its title and question above and its base below. */
async function drawn(answer: Answered, { question, others, asked, language, utc_offset_minutes }: PictureSettings) {
  const section = sectionOf(answer.section)
  const world = section.chart.kind === 'world_map' ? await loadWorld().catch(() => null) : null
  const format = formatOf(say(language), clockOf(answer.section, utc_offset_minutes))
  const words = chartWords(language, [question, ...others])
  const foot = {
    question: asked,
    base: baseWords(answer.base, language),
    interval: Object.values(section.columns).some(({ kind }) => kind === 'interval') ? t('95% intervals') : null,
    baseline: comparedWords(answer, language),
    as_of: asOfWords(answer, language),
    source: answer.source.length > 0 ? t('from {{source}}', { source: sourceNames(answer.source) }) : null,
  }
  return (measure: Measure) => {
    const options = { width: widthInFrame(WIDTH), format, words, measure, ...(world && { world }) }
    return frame(draw(section, answer.rows, options), foot, measure)
  }
}

export async function pictureOf(answer: Answered, settings: PictureSettings): Promise<Blob> {
  return pngOf(await drawn(answer, settings), {
    background: settings.background,
    theme: pageTheme(),
    pictureOf: portrait,
  })
}

/** Longer than this nobody waits for a file: the initials stand for what has not come. */
const PORTRAIT_MS = 5_000

/** From our own address only: a canvas with anything of another's could not be read. */
async function portrait(url: string): Promise<ImageBitmap | null> {
  const address = addressOf(url)
  if (!address) return null
  const answer = await fetch(address, { signal: AbortSignal.timeout(PORTRAIT_MS) })
  if (!answer.ok) return null
  const picture = await createImageBitmap(await answer.blob())
  const { x, y, side } = middleSquare(picture)
  return createImageBitmap(picture, x, y, side, side)
}

/** One after another: each canvas may take tens of megabytes. */
export async function zipOfPictures(answers: readonly Answered[], settings: PictureSettings): Promise<Blob> {
  const parts = []
  for (const answer of answers) {
    const { section, rows, base, as_of, source, method } = answer
    const title = sayOfSection(sectionOf(section).title)
    const name = fileName(settings, section)
    parts.push({ section, name, title, png: await pictureOf(answer, settings), rows, base, as_of, source, method })
  }
  return zipOf(parts, { made_at: new Date(), question: settings.asked })
}
