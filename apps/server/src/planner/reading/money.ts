import type { CurrencyValue } from '@starling/catalog'

const SIGNS: readonly (readonly [RegExp, CurrencyValue])[] = [
  [/^(?:\$|us\$|usd|(?:us )?dollars?|ドル|米ドル)$/i, 'USD'],
  [/^(?:€|eur|euros?|ユーロ)$/i, 'EUR'],
  [/^(?:£|gbp|pounds?(?: sterling)?|ポンド)$/i, 'GBP'],
  [/^(?:¥|jpy|yen|円)$/i, 'YEN'],
  [/^(?:s\$|sgd|シンガポールドル)$/i, 'SGD'],
  [/^(?:r\$|brl|reais|レアル)$/i, 'BRL'],
  [/^(?:c\$|cad)$/i, 'CAD'],
  [/^(?:chf|francs?|フラン)$/i, 'CHF'],
  [/^(?:₹|inr|rupees?|ルピー)$/i, 'INR'],
  [/^(?:₩|krw|won|ウォン)$/i, 'KRW'],
  [/^(?:kwd|dinars?)$/i, 'KWD'],
  [/^(?:mxn|pesos?|ペソ)$/i, 'MXN'],
  [/^(?:ngn|₦|naira)$/i, 'NGN'],
  [/^(?:sar|riyals?)$/i, 'SAR'],
  [/^(?:a\$|aud)$/i, 'AUD'],
  [/^(?:zar|rand)$/i, 'ZAR'],
]
const TIMES: Record<string, number> = {
  ...{ k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 },
  ...{ 千: 1_000, 万: 10_000, 百万: 1_000_000, 億: 100_000_000 },
}
/** One decimal of the currency is as fine as a budget is written (spec 5). */
const TENTH_MICRO = 100_000
const MOST_MICRO = 1_000_000_000_000_000

const BEFORE = String.raw`us\$|s\$|r\$|c\$|a\$|[$€£¥₩₹₦]|(?:usd|eur|gbp|jpy|sgd|brl|cad|chf|inr|krw|kwd|mxn|ngn|sar|aud|zar)\s?`
const AFTER = `(?:us )?dollars?|usd|euros?|eur|pounds?|gbp|yen|jpy|sgd|reais|brl|cad|francs?|chf|rupees?|inr|won|krw|dinars?|kwd|pesos?|mxn|naira|ngn|riyals?|sar|aud|rand|zar|円|米ドル|ドル|ユーロ|ポンド|ウォン|ルピー|レアル|フラン|ペソ|€`
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const MULTIPLE = String.raw`k\b|m\b|thousand\b|million\b|百万|千|万|億`

/** An amount with its currency: `$5,000`, `5k euros`, `50万円`. A number alone is none. */
export const AMOUNT = String.raw`(?:(?<sign>${BEFORE})(?<n>${NUMBER})(?:\s?(?<times>${MULTIPLE}))?|(?<n2>${NUMBER})(?:\s?(?<times2>${MULTIPLE}))?\s?(?<sign2>${AFTER})(?![a-z]))`

export type SpokenAmount = { amount_micro: number; currency: CurrencyValue; is_rounded: boolean }

/** Null where it is no amount that can be spent. */
export function amountOf(groups: Record<string, string | undefined>): SpokenAmount | null {
  const sign = (groups.sign ?? groups.sign2)?.trim()
  const number = Number((groups.n ?? groups.n2)?.replaceAll(',', ''))
  const times = TIMES[(groups.times ?? groups.times2 ?? '').toLowerCase()] ?? 1
  const currency = SIGNS.find(([pattern]) => sign !== undefined && pattern.test(sign))?.[1]
  if (!currency || !Number.isFinite(number)) return null
  const exact = number * times * 1_000_000
  const amount_micro = Math.round(exact / TENTH_MICRO) * TENTH_MICRO
  if (amount_micro < TENTH_MICRO || amount_micro > MOST_MICRO) return null
  return { amount_micro, currency, is_rounded: Math.abs(exact - amount_micro) > 0.5 }
}
