import type { Match, Sentence } from './sentence.ts'

const NUMBER = String.raw`[0-9][0-9,.]*\s*(?:k|m|thousand|million|千|万|百万)?`
const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, 千: 1e3, 万: 1e4, m: 1e6, million: 1e6, 百万: 1e6 }

function numberOf(said: string): number {
  const [, digits = '', unit = ''] =
    /^([0-9][0-9,.]*?)[,.]?\s*(k|m|thousand|million|千|万|百万)?$/i.exec(said.trim()) ?? []
  return Math.round(Number(digits.replaceAll(',', '')) * (TIMES[unit.toLowerCase()] ?? 1))
}

const HAVING = '(?:with |who have |that have |have |having |has )?'

export function readFollowers(sentence: Sentence): void {
  const set = (from: number | null, to: number | null) => {
    // Whichever was said first.
    const [min, max] = from !== null && to !== null && from > to ? [to, from] : [from, to]
    const followers = { ...(min !== null && { min }), ...(max !== null && { max }) }
    return [{ kind: 'followers' as const, value: `${min ?? ''}-${max ?? ''}`, patch: { followers } }]
  }
  const take = (pattern: RegExp, read: (groups: Record<string, string>) => ReturnType<typeof set>) =>
    sentence.take(pattern, ({ groups, is_near_excluded }: Match) => (is_near_excluded ? null : read(groups)))

  take(
    new RegExp(
      String.raw`\b${HAVING}(?:between )?(?<min>${NUMBER})\s*(?:and|to|-|–|~)\s*(?<max>${NUMBER}) followers\b`,
      'i',
    ),
    ({ min, max }) => {
      const top = numberOf(max!)
      const unit = /[km]/i.exec(max!)?.[0]
      const low = numberOf(min!)
      // "1-10k" is 1,000 to 10,000.
      return set(unit && low < 1000 && !/[km]/i.test(min!) ? low * TIMES[unit.toLowerCase()]! : low, top)
    },
  )
  take(
    new RegExp(
      String.raw`\b${HAVING}(?:more than|over|at least|above|a minimum of|min\.?) (?<n>${NUMBER})\+? followers\b|\b${HAVING}(?<plus>${NUMBER})\+ followers\b|\b${HAVING}(?<more>${NUMBER}) (?:followers or more|or more followers)\b`,
      'i',
    ),
    ({ n, plus, more }) => set(numberOf((n ?? plus ?? more)!), null),
  )
  take(
    new RegExp(
      String.raw`\b${HAVING}(?:fewer than|less than|under|below|at most|no more than|up to|a maximum of|max\.?) (?<n>${NUMBER}) followers\b`,
      'i',
    ),
    ({ n }) => set(null, numberOf(n!)),
  )
  take(
    new RegExp(
      String.raw`フォロワー(?:数)?(?:が|は|:)?\s*(?<min>${NUMBER})\s*人?\s*(?:から|〜|~|-|以上)\s*(?<max>${NUMBER})\s*人?(?:以下|未満|まで|くらい|程度|ほど)?(?:の)?`,
      'i',
    ),
    ({ min, max }) => {
      const top = numberOf(max!)
      const low = numberOf(min!)
      return set(/万/.test(max!) && !/[千万]/.test(min!) && low < 1000 ? low * 1e4 : low, top)
    },
  )
  take(
    new RegExp(
      String.raw`フォロワー(?:数)?(?:が|は|:)?\s*(?<n>${NUMBER})\s*人?(?:以上|超え?|を超える|より多い)(?:の|いる)?`,
      'i',
    ),
    ({ n }) => set(numberOf(n!), null),
  )
  take(
    new RegExp(
      String.raw`フォロワー(?:数)?(?:が|は|:)?\s*(?<n>${NUMBER})\s*人?(?:以下|未満|より少ない|まで)(?:の)?`,
      'i',
    ),
    ({ n }) => set(null, numberOf(n!)),
  )
  // A number that is said is more than a word for its size.
  const isSaid = sentence.found.some(({ kind }) => kind === 'followers')
  const sized = (min: number, max: number | null) => () => (isSaid ? [] : set(min, max))
  take(/\bmicro[- ]?influencers?\b|マイクロインフルエンサー/i, sized(10_000, 100_000))
  take(/\bnano[- ]?influencers?\b|ナノインフルエンサー/i, sized(1_000, 10_000))
}
