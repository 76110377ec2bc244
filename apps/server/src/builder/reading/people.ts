import { BUILDER_AGES, type BuilderAge, yearsOf } from '@starling/question/builder'
import type { Sentence } from './sentence.ts'

const NUMBER = String.raw`[0-9][0-9,.]*\s*(?:k|m|thousand|million|千|万|百万)?`
const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, 千: 1e3, 万: 1e4, m: 1e6, million: 1e6, 百万: 1e6 }

function numberOf(said: string): number {
  const [, digits = '', unit = ''] =
    /^([0-9][0-9,.]*?)[,.]?\s*(k|m|thousand|million|千|万|百万)?$/i.exec(said.trim()) ?? []
  return Math.round(Number(digits.replaceAll(',', '')) * (TIMES[unit.toLowerCase()] ?? 1))
}

/** The narrowest option that holds all these years. */
export function ageFor(from: number, to: number | null): BuilderAge | null {
  const options = BUILDER_AGES.flatMap((age) => {
    const years = yearsOf(age)
    if (!years || years.from > from) return []
    if (to === null) return years.to === null ? [{ age, wide: from - years.from }] : []
    if (years.to === null) return from >= 50 ? [{ age, wide: from - years.from }] : []
    return years.to >= to ? [{ age, wide: from - years.from + years.to - to }] : []
  })
  return options.toSorted((a, b) => a.wide - b.wide)[0]?.age ?? null
}

const GENERATIONS: Record<string, [number, number | null]> = {
  teenagers: [13, 19],
  teens: [13, 19],
  'gen z': [13, 24],
  'gen zers': [13, 24],
  'generation z': [13, 24],
  millennials: [25, 49],
  'gen x': [35, 54],
  'baby boomers': [50, null],
  boomers: [50, null],
  seniors: [50, null],
  retirees: [50, null],
  'young adults': [18, 34],
  z世代: [13, 24],
  ミレニアル世代: [25, 49],
  若者: [13, 34],
  中高年: [35, null],
  高齢者: [50, null],
  シニア: [50, null],
  大学生: [18, 24],
  高校生: [13, 24],
}

export function readPeople(sentence: Sentence): void {
  readFollowers(sentence)
  readDays(sentence)
  readAge(sentence)
  readGender(sentence)
  sentence.take(
    /\b(?:not verified|unverified|non-verified)(?: accounts| users| people)?\b|未認証|認証されていない/i,
    () => [{ kind: 'verified', value: 'no', patch: { verified: false } }],
  )
  sentence.take(
    /\b(?:verified|blue[- ]check(?:ed|mark)?s?|blue tick)(?: (?:accounts|users|people|profiles))?\b|認証済み(?:の)?(?:アカウント|ユーザー)?|認証バッジ(?:の)?(?:ある|付き)?|公式マーク/i,
    ({ is_excluded }) => [{ kind: 'verified', value: is_excluded ? 'no' : 'yes', patch: { verified: !is_excluded } }],
  )
  sentence.take(/\b(?:including|with|include|incl\.?) bots\b|ボットも?(?:を)?含/i, () => [
    { kind: 'without_bots', value: 'with', patch: { without_bots: false } },
  ])
  sentence.take(
    /\b(?:no|without|excluding|exclude|not|except) (?:any )?bots(?: or spam)?\b|\breal people\b|\bhumans only\b|(?:ボット|bot)(?:を|は|アカウント|アカウントを|アカウントは)?(?:除(?:く|いた|いて|外)|なし|以外)/i,
    () => [{ kind: 'without_bots', value: 'without', patch: { without_bots: true } }],
  )
}

function readFollowers(sentence: Sentence): void {
  const set = (from: number | null, to: number | null) => {
    // Whichever was said first.
    const [min, max] = from !== null && to !== null && from > to ? [to, from] : [from, to]
    const followers = { ...(min !== null && { min }), ...(max !== null && { max }) }
    return [{ kind: 'followers' as const, value: `${min ?? ''}-${max ?? ''}`, patch: { followers } }]
  }
  const two = new RegExp(
    String.raw`\b(?:with |who have |have |having )?(?:between )?(?<min>${NUMBER})\s*(?:and|to|-|–|~)\s*(?<max>${NUMBER}) followers\b`,
    'i',
  )
  sentence.take(two, ({ groups: { min, max } }) => {
    const top = numberOf(max!)
    const unit = /[km]/i.exec(max!)?.[0]
    const low = numberOf(min!)
    // "1-10k" is 1,000 to 10,000.
    return set(unit && low < 1000 && !/[km]/i.test(min!) ? low * TIMES[unit.toLowerCase()]! : low, top)
  })
  sentence.take(
    new RegExp(
      String.raw`\b(?:with |who have |have |having )?(?:more than|over|at least|above|a minimum of|min\.?) (?<n>${NUMBER})\+? followers\b|\b(?:with |who have |have |having )?(?<plus>${NUMBER})\+ followers\b|\b(?:with |who have |have |having )?(?<more>${NUMBER}) (?:followers or more|or more followers)\b`,
      'i',
    ),
    ({ groups: { n, plus, more } }) => set(numberOf((n ?? plus ?? more)!), null),
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:with |who have |have |having )?(?:fewer than|less than|under|below|at most|up to|a maximum of) (?<n>${NUMBER}) followers\b`,
      'i',
    ),
    ({ groups: { n } }) => set(null, numberOf(n!)),
  )
  sentence.take(
    new RegExp(
      String.raw`フォロワー(?:数)?(?:が|は)?\s*(?<min>${NUMBER})\s*人?\s*(?:から|〜|~|-|以上)\s*(?<max>${NUMBER})\s*人?(?:以下|未満|まで)?(?:の)?`,
      'i',
    ),
    ({ groups: { min, max } }) => {
      const top = numberOf(max!)
      const low = numberOf(min!)
      return set(/万/.test(max!) && !/[千万]/.test(min!) && low < 1000 ? low * 1e4 : low, top)
    },
  )
  sentence.take(
    new RegExp(
      String.raw`フォロワー(?:数)?(?:が|は)?\s*(?<n>${NUMBER})\s*人?(?:以上|超|を超える|より多い)(?:の|いる)?`,
      'i',
    ),
    ({ groups: { n } }) => set(numberOf(n!), null),
  )
  sentence.take(
    new RegExp(
      String.raw`フォロワー(?:数)?(?:が|は)?\s*(?<n>${NUMBER})\s*人?(?:以下|未満|より少ない|まで)(?:の)?`,
      'i',
    ),
    ({ groups: { n } }) => set(null, numberOf(n!)),
  )
  sentence.take(/\bmicro[- ]?influencers?\b|マイクロインフルエンサー/i, () => set(10_000, 100_000))
  sentence.take(/\bnano[- ]?influencers?\b|ナノインフルエンサー/i, () => set(1_000, 10_000))
  sentence.take(/\b(?:macro[- ]?)?influencers\b|(?<![ァ-ヶー])インフルエンサー/i, () => set(10_000, null))
}

const SPANS: Record<string, number> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  fortnight: 14,
  month: 30,
  months: 30,
  quarter: 90,
  year: 365,
  years: 365,
  日: 1,
  日間: 1,
  週間: 7,
  か月: 30,
  ヶ月: 30,
  ヵ月: 30,
  カ月: 30,
  ヶ月間: 30,
  か月間: 30,
  年: 365,
  年間: 365,
}

function readDays(sentence: Sentence): void {
  const set = (n: number, unit: string) => {
    const days = n * SPANS[unit.toLowerCase()]!
    return [{ kind: 'keywords' as const, value: `${days}`, patch: { days } }]
  }
  sentence.take(
    /\b(?:in|over|within|during) the (?:last|past) (?:(?<n>\d{1,3}) )?(?<unit>days?|weeks?|months?|quarter|years?|fortnight)\b|\b(?:last|past) (?<n2>\d{1,3}) (?<unit2>days?|weeks?|months?|years?)\b/i,
    ({ groups: { n, unit, n2, unit2 } }) => set(Number(n ?? n2 ?? 1), (unit ?? unit2)!),
  )
  sentence.take(
    /(?:過去|ここ|直近|この|最近)(?:の)?(?<n>\d{1,3})(?<unit>日間|日|週間|か月間|ヶ月間|か月|ヶ月|ヵ月|カ月|年間|年)(?:以内|間)?(?:に|で|の)?/,
    ({ groups: { n, unit } }) => set(Number(n), unit!),
  )
}

function readAge(sentence: Sentence): void {
  const set = (from: number, to: number | null) => {
    const age = from > 0 && (to === null || to >= 13) ? ageFor(Math.max(13, from), to) : null
    return age ? [{ kind: 'age' as const, value: age, patch: { age }, years: { from: Math.max(13, from), to } }] : null
  }
  const old = `(?:[- ]year[- ]olds?| years? old| years of age| yo)?`
  sentence.take(
    new RegExp(
      String.raw`\b(?:(?:who are )?(?:aged|ages|age)|between(?: the ages of)?) ?(?:from )?(?<from>\d{2})\s*(?:-|–|to|and|~)\s*(?<to>\d{2})${old}\b`,
      'i',
    ),
    ({ groups: { from, to } }) => set(Number(from), Number(to)),
  )
  sentence.take(
    /\b(?<from>\d{2})\s*(?:-|–|to)\s*(?<to>\d{2})(?:[- ]year[- ]olds?| years? old| years of age|s)?(?! ?(?:k|m|followers|days|,?\d))\b/i,
    ({ groups: { from, to } }) => set(Number(from), Number(to)),
  )
  sentence.take(
    /\b(?:who are )?(?:aged |age )?(?:over|above|older than|at least|from) (?:the age of )?(?<from>\d{2})(?! ?(?:k\b|m\b|,|followers|days|to))(?: years? old| years of age| and (?:over|up|older))?\b|\b(?:aged )?(?<plus>\d{2})(?:\+| ?(?:and|or) (?:over|older|up|above))(?: years? old)?/i,
    ({ groups: { from, plus } }) => set(Number(from ?? plus), null),
  )
  sentence.take(
    /\b(?:who are )?(?:aged |age )?(?:under|below|younger than) (?:the age of )?(?<to>\d{2})(?! ?(?:k\b|m\b|,|followers|days))(?: years? old)?\b/i,
    ({ groups: { to } }) => set(13, Number(to) - 1),
  )
  sentence.take(/\b(?:in )?their (?:early |mid[- ]?|late )?(?<decade>[1-9]0)'?s\b/i, ({ groups: { decade } }) =>
    set(decade === '10' ? 13 : Number(decade), Number(decade) + 9),
  )
  sentence.take(
    /\b(?:in )?their (?:early |mid[- ]?|late )?(?<decade>twenties|thirties|forties|fifties|sixties)\b/i,
    ({ groups: { decade } }) => {
      const from = { twenties: 20, thirties: 30, forties: 40, fifties: 50, sixties: 60 }[decade!.toLowerCase()]!
      return set(from, from + 9)
    },
  )
  // Alone between commas; "80s music" is none.
  sentence.take(
    /(?<=^|[,;(] ?)(?:in )?(?:early |mid[- ]?|late )?(?<decade>[1-7]0)'?s(?= ?(?:[,;.!?)]|$))/i,
    ({ groups }) => set(groups.decade === '10' ? 13 : Number(groups.decade), Number(groups.decade) + 9),
  )
  sentence.take(/(?<from>[1-9]0)代?(?:から|〜|~|-|・|と|、)(?<to>[1-9]0)代(?:の)?/, ({ groups: { from, to } }) =>
    set(from === '10' ? 13 : Number(from), Number(to) + 9),
  )
  sentence.take(/(?<decade>[1-9]0)代(?:の|以上の|後半の|前半の)?/, ({ groups: { decade }, found }) =>
    set(decade === '10' ? 13 : Number(decade), found.includes('以上') ? null : Number(decade) + 9),
  )
  sentence.take(
    /(?<from>\d{2})歳?(?:から|〜|~|-|–|以上)(?<to>\d{2})歳(?:以下|まで|未満)?(?:の)?/,
    ({ groups: { from, to } }) => set(Number(from), Number(to)),
  )
  sentence.take(/(?<from>\d{2})(?:歳|才)(?:以上|より上|を超える|超)(?:の)?/, ({ groups: { from } }) =>
    set(Number(from), null),
  )
  sentence.take(/(?<to>\d{2})(?:歳|才)(?<kind>未満|以下|まで)(?:の)?/, ({ groups: { to, kind } }) =>
    set(13, Number(to) - (kind === '未満' ? 1 : 0)),
  )
  const named = Object.keys(GENERATIONS).toSorted((a, b) => b.length - a.length)
  sentence.take(new RegExp(`(?<![a-z])(?:${named.join('|')})(?![a-z])(?:の)?`, 'i'), ({ found }) => {
    const said = found.toLowerCase().replace(/の$/, '')
    const years = GENERATIONS[said]
    return years ? set(...years) : null
  })
}

const WOMEN = '(?:women|woman|females?|girls|ladies)'
const MEN = '(?:men|man|males?|guys|gentlemen|boys)'
const MOTHERS = '(?:moms|mums|mothers|mommies)'
const FATHERS = '(?:dads|fathers)'
const JOINED = '(?:,? (?:and|or|as well as) | ?[&/] ?|, )'
const JOINED_JAPANESE = '(?:または|もしくは|あるいは|および|でも|か|や|と|も|・|、|/)'
const eitherWay = (one: string, other: string, joined: string) => `${one}${joined}${other}|${other}${joined}${one}`

function readGender(sentence: Sentence): void {
  const take = (pattern: RegExp, gender: 'MALE' | 'FEMALE') =>
    sentence.take(pattern, ({ is_excluded }) =>
      is_excluded ? null : [{ kind: 'gender', value: gender, patch: { gender } }],
    )
  const ANY = { kind: 'gender' as const, value: 'ANY', patch: { gender: 'ANY' as const } }
  const PARENT = { kind: 'interests' as const, value: '192', patch: { interests: ['192'] } }
  sentence.take(
    new RegExp(
      String.raw`\b(?:both )?(?:${eitherWay(MOTHERS, FATHERS, JOINED)})\b|${eitherWay('(?:ママ|お母さん|母親)', '(?:パパ|お父さん|父親)', JOINED_JAPANESE)}`,
      'i',
    ),
    ({ is_excluded }) => (is_excluded ? null : [ANY, PARENT]),
  )
  sentence.take(
    new RegExp(
      String.raw`\b(?:(?:both )?(?:${eitherWay(WOMEN, MEN, JOINED)})|both (?:genders|sexes)|any gender|all genders)\b(?!'s)|男女(?:問わず|とも|の)?|(?:${eitherWay('(?:女性|女子)', '(?:男性|男子)', JOINED_JAPANESE)})(?:の?(?:両方|どちらも)|でも|とも|も)?(?:の)?`,
      'i',
    ),
    () => [ANY],
  )
  const parents = (pattern: RegExp, gender: 'MALE' | 'FEMALE') =>
    sentence.take(pattern, ({ is_excluded }) =>
      is_excluded ? null : [{ kind: 'gender', value: gender, patch: { gender } }, PARENT],
    )
  parents(
    /\b(?:new |working |young |single |busy |stay[- ]at[- ]home )?(?:moms|mums|mothers|mommies)\b|(?:子育て中の|働く|新米)?(?:ママ|お母さん|母親)(?:たち)?/i,
    'FEMALE',
  )
  parents(
    /\b(?:new |working |young |single |busy |stay[- ]at[- ]home )?(?:dads|fathers)\b|(?:子育て中の|働く|新米)?(?:パパ|お父さん|父親)(?:たち)?/i,
    'MALE',
  )
  take(
    /\b(?:women|woman|females?|girls|ladies)\b(?!'s (?:fashion|clothing|shoes|rugby|football|soccer|basketball))(?! (?:and|or|&) men's)|女性|女子(?!サッカー|バレー|プロ|ゴルフ)|女の子/i,
    'FEMALE',
  )
  take(
    /\b(?:men|man|males?|guys|gentlemen)\b(?!'s (?:fashion|clothing|shoes|health|grooming))(?! (?:and|or|&) women's)|男性|男子(?!サッカー|バレー)|男の子/i,
    'MALE',
  )
  // "men in Spain and women in France" are both; "women who buy gifts for men" are women.
  const said = sentence.found.filter(({ kind }) => kind === 'gender').toSorted((a, b) => a.from - b.from)
  const others = said.filter(({ value }) => value !== said[0]!.value)
  const isBoth = others.some(
    ({ from }) => !/\b(?:for|by|about|with|to|dat(?:e|ing)) $/i.test(sentence.whole.slice(0, from)),
  )
  for (const one of said) {
    if (one !== said[0]) sentence.found.splice(sentence.found.indexOf(one), 1)
    else if (isBoth) Object.assign(one, ANY)
  }
}
