import type { CurrencyValue } from '@starling/catalog'
import type { Objective } from '@starling/contract'
import { readDays, type SpokenDays } from './days.ts'
import { AMOUNT, amountOf, type SpokenAmount } from './money.ts'
import { Spoken } from './spoken.ts'

type Said<T> = (T & { words: string }) | null
/** What a description says of the campaign; whom it is for stands in `rest`. */
export type SpokenCampaign = {
  budget: Said<SpokenAmount & { per: 'campaign' | 'day' }>
  price: Said<SpokenAmount>
  days: Said<SpokenDays>
  objective: Said<{ objective: Objective }>
  frequency: Said<{ frequency: number }>
  rest: string
}

const PER_DAY = String.raw`(?<day>(?: (?:a|per|each|every) day| daily|\/day|\/日))`
const DAY_BEFORE = `(?<day0>daily |1日(?:あたり|につき)?(?:の)?|日額|日予算)`
const LEAD = String.raw`(?:\b(?:with|on|for|and|using|have|spend(?:ing)?|invest(?:ing)?|put|we have|up to|at most|about|around|roughly|max(?:imum)?\.?)\s+)*(?:an?\s+|the\s+|our\s+|total\s+|overall\s+|media\s+|ad\s+)*`
const MILLE = `(?:cpm|per (?:mille|thousand|1,?000)(?: (?:views|impressions))?)`

/** An amount is a budget where it is called one, is to be spent, or stands by itself after "with" or "for". */
const BUDGETS: readonly RegExp[] = [
  new RegExp(
    String.raw`${LEAD}${DAY_BEFORE}?budget(?: is| of|:)?\s?(?:about |around |up to )?${AMOUNT}${PER_DAY}?`,
    'i',
  ),
  new RegExp(
    String.raw`${LEAD}${AMOUNT}${PER_DAY}?\s(?:${DAY_BEFORE})?(?:in )?(?:budget|to spend|of (?:ad )?spend|in total)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:spend(?:ing)?|invest(?:ing)?|with|for)\s+(?:about |around |up to |at most |only |a total of )*${AMOUNT}${PER_DAY}?(?! (?:or more|and (?:up|above)|each))`,
    'i',
  ),
  new RegExp(`${LEAD}${AMOUNT}${PER_DAY}`, 'i'),
  new RegExp(
    String.raw`(?:広告)?${DAY_BEFORE}?(?:予算|費用|広告費|出稿額)(?:は|が|を|の)?:?\s?(?:約|およそ)?${DAY_BEFORE.replace('day0', 'day1')}?${AMOUNT}(?:まで|程度|以内|ほど)?(?:で|を使って|の)?`,
  ),
  new RegExp(`${DAY_BEFORE}${AMOUNT}(?:まで|程度|以内|ほど)?(?:の予算|かけて)?(?:で|を使って|の)?`),
  new RegExp(
    String.raw`${AMOUNT}(?:\/日)?(?:の予算|規模|以内|かけて|を使って|で(?=[、,。\s]|$|配信|出稿|リーチ|届))(?:で)?`,
  ),
]
const PRICES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?:at|with) )?(?:an? )?cpm(?: of| at| is|は|が|:)?\s?(?:about |around |約)?${AMOUNT}(?:で)?`,
    'i',
  ),
  new RegExp(String.raw`(?:\bat )?${AMOUNT} ${MILLE}\b`, 'i'),
  new RegExp(`(?:1,?000|千)回(?:表示)?(?:あたり|につき)?(?:の単価)?(?:は|が)?${AMOUNT}(?:で)?`),
]

const OBJECTIVES: readonly (readonly [Objective, RegExp])[] = [
  [
    'WEBSITE_CLICKS',
    /\b(?:(?:for|drive|get|more|bring|send|want|to get) )*(?:web ?site (?:clicks?|visits?|traffic)|(?:clicks?|traffic|visitors|visits|people) to (?:our|the|my) (?:web ?site|site|shop|store|landing page|page)|link clicks?|site traffic)\b|(?:ウェブ)?サイト(?:へ)?の?(?:誘導|流入|訪問|クリック)(?:を(?:増やし|獲得し)たい?|目的|促進)?|(?:LP|EC)(?:へ)?の?誘導/i,
  ],
  [
    'VIDEO_VIEWS',
    /\b(?:(?:for|drive|get|more|want|to get) )*(?:video views|views of (?:our|the|my) video|watch (?:our|the|my) video)\b|動画の?(?:再生|視聴)(?:数)?(?:を(?:増やし|獲得し)たい?|目的)?/i,
  ],
  [
    'FOLLOWERS',
    /\b(?:to )?(?:gain|grow|win|get|attract)(?:ing)? (?:more |new |our )*followers\b|\bfollower (?:growth|campaign)\b|フォロワー(?:獲得|増加|を増やし(?:たい)?)(?:目的)?/i,
  ],
  [
    'ENGAGEMENTS',
    /\b(?:(?:for|drive|get|more|want|to get) )*(?:engagements?|likes and (?:replies|reposts))\b|エンゲージメント(?:を(?:増やし|獲得し)たい?|目的|獲得)?/i,
  ],
  [
    'REACH',
    /\b(?:(?:for|build|raise|drive|get|more|want) )*(?:brand )?awareness\b|\breach as many(?: people)? as possible\b|(?:ブランド)?認知(?:度)?(?:の)?(?:拡大|向上|獲得|を(?:広げ|高め|上げ)(?:たい)?)?(?:目的)?|リーチ(?:の)?最大化/i,
  ],
]

const FREQUENCIES: readonly RegExp[] = [
  /\b(?:with |at )?(?:an? )?frequency(?: cap)?(?: of| is|:)? (?<n>\d{1,2}(?:\.\d)?)(?: times)?\b/i,
  /\b(?:so that )?(?:each|every(?:one|body)?)(?: person| of them)? (?:sees|should see|to see) (?:it|the ad|our ad|an ad) (?<n>\d{1,2}(?:\.\d)?) times\b/i,
  /\b(?<n>\d{1,2}(?:\.\d)?) times (?:each|per person|a person)\b/i,
  /(?:1人(?:あたり|につき)?|フリークエンシー(?:は)?:?)\s?(?<n>\d{1,2}(?:\.\d)?)回?(?:表示|ずつ)?(?:で)?/,
]

const firstOf = <T>(patterns: readonly RegExp[], take: (pattern: RegExp) => Said<T>): Said<T> => {
  for (const pattern of patterns) {
    const found = take(pattern)
    if (found) return found
  }
  return null
}

/** What a sentence, English or Japanese, says of a campaign. Nothing is guessed: a number that nobody called a budget is none. */
export function readCampaign(description: string, now: number): SpokenCampaign {
  const spoken = new Spoken(description)
  const price = firstOf(PRICES, (pattern) => spoken.take(pattern, amountOf))
  const budget = firstOf(BUDGETS, (pattern) =>
    spoken.take(pattern, (groups) => {
      const amount = amountOf(groups)
      if (!amount) return null
      const isDaily = groups.day !== undefined || groups.day0 !== undefined || groups.day1 !== undefined
      return { ...amount, per: isDaily ? ('day' as const) : ('campaign' as const) }
    }),
  )
  const frequency = firstOf(FREQUENCIES, (pattern) =>
    spoken.take(pattern, ({ n }) => (Number(n) >= 1 ? { frequency: Number(n) } : null)),
  )
  const days = readDays(spoken, now)
  const objective = OBJECTIVES.map(([value, pattern]) => spoken.take(pattern, () => ({ objective: value }))).find(
    (found) => found !== null,
  )
  return {
    budget,
    price,
    days,
    objective: objective ?? null,
    frequency,
    rest: spoken.text.replace(/^[\s,、.;。]+|[\s,、;]+$/g, ''),
  }
}

/** The currency of what was said; of two amounts that of the budget. */
export const currencyOf = ({ budget, price }: SpokenCampaign): CurrencyValue | null =>
  (budget ?? price)?.currency ?? null
