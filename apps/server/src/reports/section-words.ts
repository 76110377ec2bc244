import type { Foot } from '@starling/charts/files'
import type { Answered } from '@starling/contract'
import { correctedWords, sectionOf } from '@starling/sections'
import { baseWords } from '@starling/sections/base-words'
import { type Format, formatOf } from '@starling/sections/cells'
import { comparedWords, offsetName, sourceNames } from '@starling/sections/names'
import type { Language, Say } from '@starling/text/both'
import { dateFormat } from '@starling/text/intl'

const MINUTE_MS = 60_000

/** A moment by the reader's clock, which a server does not have. */
export function momentOf(at_ms: number, utc_offset_minutes: number, language: Language): string {
  const written = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${written.format(at_ms + utc_offset_minutes * MINUTE_MS)} ${offsetName(utc_offset_minutes)}`
}

/** Cells by the reader's clock; days of some sections are those of UTC. */
export function formatIn(section: Answered['section'], say: Say, utc_offset_minutes: number): Format {
  const format = formatOf(say, sectionOf(section).clock === 'utc' ? 0 : utc_offset_minutes)
  const timed =
    (show: Format['short']): Format['short'] =>
    (kind, value) =>
      kind === 'time' && typeof value === 'number'
        ? momentOf(value * 1000, utc_offset_minutes, say.language)
        : show(kind, value)
  return { short: timed(format.short), full: timed(format.full), tick: timed(format.tick) }
}

/** What stands behind a section, in words. */
export function footOf({ section, rows, base, as_of, source }: Answered, say: Say, utc_offset_minutes: number): Foot {
  const { t } = say
  const hasInterval = Object.values(sectionOf(section).columns).some(({ kind }) => kind === 'interval')
  return {
    // The document begins with it.
    question: null,
    base: baseWords(base, say),
    interval:
      correctedWords(sectionOf(section).columns, rows, formatOf(say, 0), say) ??
      (hasInterval ? t('95% intervals') : null),
    baseline: comparedWords({ base, rows }, say),
    as_of: as_of && t('as of {{time}}', { time: momentOf(Date.parse(as_of), utc_offset_minutes, say.language) }),
    source: source.length > 0 ? t('from {{source}}', { source: sourceNames(source) }) : null,
  }
}
