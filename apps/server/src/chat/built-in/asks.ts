import { blankAll } from './values.ts'

export type AskKind = 'most' | 'least' | 'over' | 'under' | 'distinct' | 'trend' | 'average' | 'total'

const ASKS: Record<AskKind, RegExp> = {
  under: /\bunder-?index\w*|\bless (?:often )?than\b|\bunder-?represented\b|より少な|下回/,
  over: /\bover-?(?:index|use)\w*|\bmore (?:often )?than\b|\bover-?represented\b|\bdistinctive\w*|\bunusual\w*|\bstands? out\b|\bcompared (?:with|to)\b|\b(?:than|vs\.?|versus) (?:the )?(?:usual|average|baseline|everyone|others|normal)|\btypical (?:for|of)\b|\bthat (?:the )?(?:others?|other people|everyone else|most people)(?: \w+)? ?(?:don't|do not|doesn't)\b|\bunlike (?:others|everyone)\b|\bmore likely\b|ならでは|他の人より|ほかの人より|特徴|平均より|基準(?:より|と)|他より|比べ|目立|上回/,
  least:
    /\bleast\b|\bfewest\b|\blowest\b|\bsmallest\b|\bquietest\b|\bslowest\b|\bworst\b|\bflop\w*|\bbacklash\b|\bshitstorms?\b|\boutrage\b|炎上|(?:最も|一番|もっとも)(?:少な|低|小さ|静か)|最少|最小|最低|静か/,
  most: /\bmost\b|\bstrongest\b|\btop\b|\bnumber one\b|\bno\. ?1\b|#1\b|\b(?:biggest|greatest)\b|(?<!\d)1位|いちばん|ナンバーワン|トップ|中心|\bbiggest\b|\blargest\b|\bhighest\b|\bbest\b|\bmain\b|\bpeak\w*|\bbusiest\b|最も|一番|もっとも|最多|最大|最高|ピーク|主な|上位/,
  distinct:
    /\bhow many (?:different |distinct )?(?:countr|languag|cit|hash|keyword|word|interest|topic|job|age|emoji|subreddit|phrase|cluster|similar|names)\w*|何(?:か|ヶ|カ|ケ)国|いくつの|何種類|いくつ(?:あり|の)/,
  trend:
    /\btrend\w*|\brising\b|\bfalling\b|\bincreas\w*|\bdecreas\w*|\bgoing (?:up|down)\b|\bover time\b|\bgr[eo]w\w*|\bchang\w*|\bimprov\w*|\bgetting (?:more|less|bigger|smaller|better|worse|louder|quieter|busier)\b|増え|減って|減り|推移|傾向|(?<!盛り)上が|下が|伸び|変化|トレンド/,
  average: /\baverage\b|\bper day\b|\ba day\b|\beach day\b|\bdaily\b|平均|あたり/,
  total:
    /\btotal\b|\bhow many\b|\bnumber of\b|\baltogether\b|\boverall\b|\bhow much\b|\bin all\b|合計|総数|何件|何人|何名|全部で|件数|トータル|の数(?!字)/,
}
const WANTED =
  /\b(?:top|first) (\d{1,2}|two|three|four|five|ten)\b|\b(\d{1,2}|two|three|four|five|ten) (?=(?:most|biggest|largest|top|main|best)\b)|上位(\d{1,2})|トップ(\d{1,2})|(?<!\d)(\d{1,2})(?:つ|個)(?!目)/
const PLACES = [
  /\bsecond\b|\b2nd\b|\bnumber two\b|\brunner-?up\b|(?<!\d)2(?:番目?|位)|[二２](?:番目?|位)|次に多/,
  /\bthird\b|\b3rd\b|\bnumber three\b|(?<!\d)3(?:番目?|位)|三(?:番目?|位)/,
  /\bfourth\b|\b4th\b|(?<!\d)4(?:番目?|位)|四(?:番目?|位)/,
  /\bfifth\b|\b5th\b|(?<!\d)5(?:番目?|位)|五(?:番目?|位)/,
]
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, ten: 10 }
export const asksOf = (small: string) =>
  new Set((Object.keys(ASKS) as AskKind[]).filter((ask) => ASKS[ask].test(small))) as ReadonlySet<AskKind>

export function wantedOf(small: string): number | undefined {
  const found = WANTED.exec(small)
  const said = found?.slice(1).find((one) => one !== undefined)
  return said === undefined ? undefined : (NUMBERS[said] ?? Number(said))
}

/** Nothing for the first: that is the most. */
export function placeOf(small: string): number | undefined {
  const at = PLACES.findIndex((place) => place.test(small))
  return at < 0 ? undefined : at + 2
}

/** How something is asked for is no value either. */
export const withoutAsks = (text: string) => [WANTED, ...PLACES, ...Object.values(ASKS)].reduce(blankAll, text)
