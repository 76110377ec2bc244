import type { Say } from '@starling/text'
import { numberFormat } from '@starling/text/intl'

// One week beside the one before, as a page and a mail say it.

type Count = { now: number; before: number; ratio_interval: [number, number | null] | null }
type Mood = { net: number | null }
type MoodChange = { difference: number | null; difference_interval: [number, number] | null }
type Term = { now: number; before: number; share: number; interval: [number, number] }

/** Which way something went; null where chance may have done it. */
export type Way = 'up' | 'down' | null
export const wayOf = (now: number | null, before: number | null, is_significant: boolean): Way => {
  if (!is_significant || now === null || before === null || now === before) return null
  return now > before ? 'up' : 'down'
}

const signed = (value: number, { language }: Say) =>
  numberFormat(language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value)
const percent = (value: number, { language }: Say) =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)

/** "+100%"; nothing where there is nothing to compare with. */
export const sayChange = ({ now, before }: Pick<Count, 'now' | 'before'>, say: Say): string | null =>
  before > 0 ? signed(now / before - 1, say) : null

export function saySure({ ratio_interval }: Pick<Count, 'ratio_interval'>, say: Say): string | null {
  if (!ratio_interval) return null
  const [low, high] = ratio_interval
  if (high === null) return say.t('Change, 95% sure: {{low}} or more', { low: signed(low - 1, say) })
  return say.t('Change, 95% sure: {{low}} to {{high}}', { low: signed(low - 1, say), high: signed(high - 1, say) })
}

export const sayMood = ({ net }: Pick<Mood, 'net'>, say: Say): string => (net === null ? '–' : signed(net, say))

/** A net mood is a share of posts: how much more of it is told in points. */
const points = (value: number, { language }: Say) =>
  numberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value * 100)

export const sayMoodChange = ({ difference }: Pick<MoodChange, 'difference'>, say: Say): string | null =>
  difference === null ? null : say.t('{{change}} points', { change: points(difference, say) })

/** Of the change, as of counts: two kinds of interval side by side would be read as one. */
export const saySureMood = (
  { difference_interval: interval }: Pick<MoodChange, 'difference_interval'>,
  say: Say,
): string | null =>
  interval &&
  say.t('Change, 95% sure: {{low}} to {{high}} points', {
    low: points(interval[0], say),
    high: points(interval[1], say),
  })

/** All that is known of a term. */
export const sayTerm = ({ now, before, share, interval }: Term, say: Say): string =>
  say.t('{{now}} posts, {{before}} the week before; {{share}} of all, 95% sure between {{low}} and {{high}}', {
    now,
    before,
    share: percent(share, say),
    low: percent(interval[0], say),
    high: percent(interval[1], say),
  })
