import { fullNumber, type Say } from '@starling/text'

type People = { size: number; few: boolean }
type T = Say['t']

/** How many, as far as it is told: of one to four only that they are few, and what may be a few off as about that. */
export const peopleWords = (t: T, { size, few }: People, about: boolean): string =>
  few ? t('fewer than 5') : about && size > 0 ? t('about {{n}}', { n: fullNumber(size) }) : fullNumber(size)

/** A share in hundredths; what is not nothing is not told as nothing. */
export const percentWords = (share: number): string =>
  share > 0 && share < 0.01 ? `${Math.max(0.1, Math.round(share * 1_000) / 10)}%` : `${Math.round(share * 100)}%`
