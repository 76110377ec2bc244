import type { WeekCount, WeeklyResult, WeekTerm } from '@starling/contract/browser'
import { type Language, numberFormat, t } from '@starling/text'

/** Which way something went; null where chance may have done it. */
export type Way = 'up' | 'down' | null
export const wayOf = (now: number | null, before: number | null, is_significant: boolean): Way => {
  if (!is_significant || now === null || before === null || now === before) return null
  return now > before ? 'up' : 'down'
}

const signed = (value: number, language: Language) =>
  numberFormat(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value)
const percent = (value: number, language: Language) =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)

/** "+100%"; nothing where there is nothing to compare with. */
export const sayChange = ({ now, before }: WeekCount, language: Language): string | null =>
  before > 0 ? signed(now / before - 1, language) : null

export function saySure({ ratio_interval }: WeekCount, language: Language): string | null {
  if (!ratio_interval) return null
  const [low, high] = ratio_interval
  if (high === null) return t('95% sure: {{low}} or more', { low: signed(low - 1, language) })
  return t('95% sure between {{low}} and {{high}}', {
    low: signed(low - 1, language),
    high: signed(high - 1, language),
  })
}

type Mood = WeeklyResult['mood']['now']
export const sayMood = ({ net }: Mood, language: Language): string => (net === null ? '–' : signed(net, language))

export const saySureMood = ({ interval }: Mood, language: Language): string | null =>
  interval &&
  t('95% sure between {{low}} and {{high}}', {
    low: signed(interval[0], language),
    high: signed(interval[1], language),
  })

/** All that is known of a term, for who points at it. */
export const sayTerm = ({ now, before, share, interval }: WeekTerm, language: Language): string =>
  t('{{now}} posts, {{before}} the week before; {{share}} of all, 95% sure between {{low}} and {{high}}', {
    now,
    before,
    share: percent(share, language),
    low: percent(interval[0], language),
    high: percent(interval[1], language),
  })
