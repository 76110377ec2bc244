import { BUILDER_AGES, type BuilderAge, yearsOf } from '@starling/question/builder'
import { isOfOthersJapanese } from './meant.ts'
import type { Match, Sentence } from './sentence.ts'

/** The narrowest option that holds all these years; one without an end only where none that has one does. */
export function ageFor(from: number, to: number | null): BuilderAge | null {
  const options = BUILDER_AGES.flatMap((age) => {
    const years = yearsOf(age)
    if (!years || years.from > from) return []
    if (years.to === null) return [{ age, wide: from - years.from + (to === null || from >= 50 ? 0 : 1_000) }]
    return to !== null && years.to >= to ? [{ age, wide: from - years.from + years.to - to }] : []
  })
  return options.toSorted((a, b) => a.wide - b.wide)[0]?.age ?? null
}

const GENERATIONS: Record<string, [number, number | null]> = {
  'teenagers?': [13, 19],
  teens: [13, 19],
  'gen[ -]?z(?:ers)?': [13, 24],
  'generation z': [13, 24],
  zoomers: [13, 24],
  'millenn?ials?': [25, 49],
  'gen[ -]?x(?:ers)?': [35, 54],
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
  アラサー: [27, 33],
  アラフォー: [37, 43],
  アラフィフ: [47, 54],
}
const DECADES = ['twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent']
const decadeOf = (said: string) => {
  const word = DECADES.findIndex((start) => said.toLowerCase().startsWith(start))
  return word >= 0 ? (word + 2) * 10 : Number(said.slice(0, 2))
}
/** Years of a decade, or of the part of it that is said: "late 20s", 30代前半. */
function yearsIn(decade: number, part = ''): [number, number] {
  if (/early|前半/i.test(part)) return [decade, decade + 4]
  if (/mid|半ば|中盤/i.test(part)) return [decade + 3, decade + 7]
  if (/late|後半/i.test(part)) return [decade + 5, decade + 9]
  return [decade === 10 ? 13 : decade, decade + 9]
}

/** A number that counts something else is no age: miles, money, people of a firm, years of work. */
const NO_UNIT = String.raw`(?!\s*(?:%|k\b|m\b|,?\d|\+? ?(?:followers|employees|staff|miles?|kms?|kilomet\w+|hours?|hrs|minutes?|mins?|kgs?|lbs?|pounds|inch\w*|cm|dollars|usd|euros?|yen|thousand|million|grand|bucks|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|posts?|times|days|weeks?|months?|years?(?![- ]olds?| of age)|yrs(?! old)|seats|rooms|members|locations|stores|items|percent|points|degrees|countries|cities|units|products)\b))`
/** What may follow an age that is said by one number. */
const GOES_ON = String.raw`(?=\s*(?:[.,;:!?)/&+]|$|\uE000|[A-Z@#"]|(?:years?[- ]olds?|years of age|and|or|in|on|from|who|that|with|living|live|based|interested|into|near|across|at|to|but|except|excluding|not|no|only|please|women|men|people|users|females?|males?|adults|fans|moms|mums|dads|parents|guys|ladies)\b))`
const COUNTED =
  /(?:\b(?:with|do|does|doing|runs?|earn\w*|mak(?:e|es|ing)|spend\w*|for|employ\w*|has|have|having|income|salary|budget|worth|(?:companies|teams|groups|firms) of|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?\.?)|[$€£¥])\s*$/i
/** "with houses over 50 years old", "with kids over 10": the age of what they have. */
const OF_THINGS =
  /\b(?:with|owns?|owning|have|has|having|drives?|driving|buys?|buying|sells?|selling|raising|of) (?:an? |the |their )?(?:[a-z-]+ )?(?!age\b|people\b|women\b|men\b|those\b|adults\b)[a-z-]+ (?:who are |that are |aged )?$/

/** "no one under 25" are those of 25 and more. */
const ONE_SIDED = /^(?:who are )?(?:aged |age )?(?:over|above|older than|under|below|younger than) /i
const LEFT_OUT =
  /\b(?:no one|nobody|not|exclud(?:e|ing)|except|without)(?: (?:people|anyone|those|users|accounts|who are|aged))* $/i

export function readAge(sentence: Sentence): void {
  const set = (from: number, to: number | null) => {
    const age = from > 0 && (to === null || (to >= 13 && to >= from)) ? ageFor(Math.max(13, from), to) : null
    return age ? [{ kind: 'age' as const, value: age, patch: { age }, years: { from: Math.max(13, from), to } }] : null
  }
  type Groups = Record<string, string>
  const take = (pattern: RegExp, read: (groups: Groups, match: Match) => ReturnType<typeof set>, isCounted = true) =>
    sentence.take(pattern, (match) => {
      const before = sentence.whole.slice(0, match.from)
      const isOver = /\b(?:over|above|older)\b/i.test(match.found)
      if (match.is_near_excluded && ONE_SIDED.test(match.found) && LEFT_OUT.test(before)) {
        const years = Number(match.groups.from ?? match.groups.to)
        return isOver ? set(13, years) : set(years, null)
      }
      if (match.is_near_excluded || OF_THINGS.test(before) || (isCounted && COUNTED.test(before))) return null
      if (isOfOthersJapanese(sentence.whole, match.from, match.found.replace(/の$/, '').length)) return null
      return read(match.groups, match)
    })
  const between = ({ from, to }: Groups) => set(Number(from), Number(to))

  const old = `(?:[- ]year[- ]olds?| years? old| years of age| ?y/?o\\b)?`
  take(
    new RegExp(
      String.raw`\b(?:(?:who are )?(?:aged|ages|age)(?: range)?:?|between(?: the ages of)?) ?(?:from |between )?(?<from>\d{2})\s*(?:-|–|to|and|~)\s*(?<to>\d{2})\b${NO_UNIT}${old}`,
      'i',
    ),
    between,
  )
  take(
    new RegExp(
      String.raw`(?<![$€£¥\d.,:])\b(?<from>\d{2})\s*(?:-|–|to)\s*(?<to>\d{2})(?:s\b)?(?![\d:])${NO_UNIT}(?:[- ]year[- ]olds?| years? old| years of age| ?y/?o\b|\+)?`,
      'i',
    ),
    between,
  )
  take(
    new RegExp(
      String.raw`\b(?:who are )?(?:aged |age )?(?:over|above|older than|at least) (?:the age of )?(?<from>\d{2})${NO_UNIT}(?: years? old| years of age| and (?:over|up|older))?${GOES_ON}|\b(?:aged |age |from )?(?<plus>\d{2})(?:\+| ?(?:and|or) (?:over|older|up|above)| plus\b|-plus\b)${NO_UNIT}(?: years? old)?${GOES_ON}`,
      'i',
    ),
    ({ from, plus }) => set(Number(from ?? plus), null),
  )
  take(
    new RegExp(
      String.raw`\b(?:who are )?(?:aged |age )?(?:under|below|younger than|up to) (?:the age of )?(?<to>\d{2})${NO_UNIT}(?: years? old| years of age)?${GOES_ON}`,
      'i',
    ),
    ({ to }, { found }) => set(13, Number(to) - (/up to/i.test(found) ? 0 : 1)),
  )
  take(/\b(?:the )?(?<side>over|under)[- ](?<years>[1-9][05])'?s\b/i, ({ side, years }) =>
    /over/i.test(side!) ? set(Number(years), null) : set(13, Number(years) - 1),
  )
  const PART = '(?:early|mid|late)(?:[- ]to[- ](?:mid|late))?[- ]?'
  const TENS = `(?:[1-9]0'?s|(?:twent|thirt|fort|fift|sixt|sevent)ies)`
  take(
    new RegExp(
      String.raw`\b(?:in )?(?:their )?(?<part>${PART})?(?<decade>${TENS})(?: (?:or|and|to)(?: into)? |[-–/]| ?& ?)(?:their )?(?<part2>${PART})?(?<decade2>${TENS})\b(?! (?:music|songs|hits|fashion|films|movies|style|rock|pop))`,
      'i',
    ),
    ({ part, decade, part2, decade2 }) =>
      set(yearsIn(decadeOf(decade!), part)[0], yearsIn(decadeOf(decade2!), part2)[1]),
  )
  take(new RegExp(String.raw`\b(?:in )?their (?<part>${PART})?(?<decade>${TENS})\b`, 'i'), ({ part, decade }) =>
    set(...yearsIn(decadeOf(decade!), part)),
  )
  take(/\b(?<decade>twenty|thirty|forty|fifty|sixty|[2-6]0)[- ]?somethings?\b/i, ({ decade }) =>
    set(...yearsIn(decadeOf(decade!))),
  )
  // Alone between commas; "80s music" is none.
  take(
    new RegExp(
      String.raw`(?<=^|[,;:(/] ?)(?:in )?(?<part>${PART})?(?<decade>[1-7]0)'?s(?= ?(?:[,;.!?)/]|$|\uE000))`,
      'i',
    ),
    ({ part, decade }) => set(...yearsIn(Number(decade), part)),
  )
  const PART_JAPANESE = '(?:前半|後半|半ば|中盤)'
  take(
    new RegExp(
      `(?<from>[1-9]0)代?(?<part>${PART_JAPANESE})?(?:から|〜|~|-|–|・|と|や|か|または|、)(?<to>[1-9]0)代(?<part2>${PART_JAPANESE})?(?:の)?`,
    ),
    ({ from, part, to, part2 }) => set(yearsIn(Number(from), part)[0], yearsIn(Number(to), part2)[1]),
  )
  take(
    new RegExp(`(?<decade>[1-9]0)代(?<part>${PART_JAPANESE})?(?<more>以上|以降)?(?:の)?`),
    ({ decade, part, more }) => {
      const [from, to] = yearsIn(Number(decade), part)
      return set(from, more ? null : to)
    },
  )
  take(/(?<from>\d{2})[歳才]?(?:から|〜|~|-|–|以上)(?<to>\d{2})[歳才](?:以下|まで|未満)?(?:の)?/, between)
  take(/(?<from>\d{2})(?:歳|才)(?:以上|より上|を超える|超)(?:の)?/, ({ from }) => set(Number(from), null))
  take(/(?<to>\d{2})(?:歳|才)(?<kind>未満|以下|まで)(?:の)?/, ({ to, kind }) =>
    set(13, Number(to) - (kind === '未満' ? 1 : 0)),
  )
  for (const [named, years] of Object.entries(GENERATIONS)) {
    take(new RegExp(`(?<![a-zァ-ヶー])${named}(?![a-zァ-ヶー])(?:の)?`, 'i'), (_groups, { from }) =>
      sentence.isOfOthers(from) ? null : set(...years),
    )
  }
}
