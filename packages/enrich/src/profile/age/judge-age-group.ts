import type { Judged } from '../judged.ts'

// spec 3: the age options start and end at 13, 18, 25, 35 and 50
export const AGE_GROUPS = ['13-17', '18-24', '25-34', '35-49', '50+'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number] | 'unknown'

const UNKNOWN: Judged<AgeGroup> = { value: 'unknown', confidence: 0 }
const YOUNGEST = 13
const OLDEST = 99

const groupOf = (age: number): AgeGroup =>
  age < YOUNGEST || age > OLDEST
    ? 'unknown'
    : age < 18
      ? '13-17'
      : age < 25
        ? '18-24'
        : age < 35
          ? '25-34'
          : age < 50
            ? '35-49'
            : '50+'

const said = (age: number, confidence: number): Judged<AgeGroup> => {
  const value = groupOf(age)
  return value === 'unknown' ? UNKNOWN : { value, confidence }
}

const NUMBER = String.raw`(?<![\d.,:/#$€£¥+-])(\d{2})`
/** An age with its unit, in the languages most bios are in. */
const WITH_UNIT = new RegExp(
  `${NUMBER}\\s*(?:-?\\s*(?:years?|yrs?)[\\s-]*(?:old|young)\\b|\\s*y[./\\s]?o\\b|歳|才|さい(?![\\u3041-\\u3096])|살|岁|歲|\\s*años\\b(?! de| en)|\\s*anos\\b(?! de| em)|\\s*ans\\b(?! d)|\\s*jahre alt\\b|\\s*anni\\b(?! di)|\\s*yaşında)`,
  'iu',
)
const OF_ONESELF = new RegExp(
  `(?:^|[\\s,.|•·(])(?:i'?m|i am|aged?|just turned|turned|turning|age:)\\s*${NUMBER}(?![\\d%:/.,+k]|\\s*(?:%|years? (?:in|of|at)|kids|countries|days|months|weeks|min|km|miles|feet))`,
  'iu',
)
/** A number alone between separators: "22 | London", "NYC. 19. she/her". */
const ALONE = /(?:^|(?<!\d)[|•·/,.\n~✨\-–—]\s*)(\d{2})(?:\s*(?:[|•·/,\n~✨–—](?!\s*\d)|\.(?!\d)|[♀♂]|$))/u
const ALONE_WITH_GENDER =
  /(?:^|[\s|,(])(\d{2})\s*(?:[/|]?\s*(?:[mf]|male|female|she\/her|he\/him|they\/them)\b|[♀♂])|\b(?:male|female|[mf])\s*[/|,]?\s*(\d{2})(?![\d%])/iu
const BORN =
  /(?:\bborn(?: in)?|\bb\.|\bné(?:e)? en|\bnacid[oa] en|geboren|生まれは|誕生日は)\s*(?:\w+\s)?((?:19|20)\d{2})\b|((?:19|20)\d{2})\s*年\s*(?:生まれ|生)/iu
const CLASS_OF = /\b(?:class of|c\/o|grad(?:uating)?(?: in)?|classe? de)\s*(?:'|’)?((?:20)?\d{2})\b|(\d{2})卒/iu
const DECADE_JA = /([1-9]0)\s*代\s*(前半|後半)?/u
const DECADE =
  /\b(?:in (?:my|her|his) )?(?:early |mid |late )?(twent|thirt|fort|fift|sixt|sevent)(?:ies|y[\s-]?something)\b|\b([2-7]0)(?:[\s-]?something|[\s-]?ish)\b|\bin my (?:early |mid |late )?([2-7]0)'?s\b/iu
const DECADES: Record<string, number> = { twent: 20, thirt: 30, fort: 40, fift: 50, sixt: 60, sevent: 70 }

/** Words that name a stage of life with narrow years. */
const STAGES: [RegExp, AgeGroup, number][] = [
  [/小学生(?!の(?:母|父|ママ|パパ|親|娘|息子|男|女|子))/u, 'unknown', 0],
  [
    /(?:中学生|高校生|女子高生|男子高生|現役jk|(?<![a-z])(?:jk|dk|jc)[1-3]?(?![a-z])|(?<![\p{L}\d])高[1-3１-３一二三](?!\p{L})|中[1-3](?!\p{L})|高校[1-3一二三]年)(?!の(?:母|父|ママ|パパ|親|娘|息子|男|女|子))/iu,
    '13-17',
    0.85,
  ],
  [
    /(?:大学生|女子大生|男子大学生|専門学生|短大生|大学[1-4一二三四]年|学部生|(?<![a-z])jd[1-4]?(?![a-z]))(?!の(?:母|父|ママ|パパ|親|娘|息子))/iu,
    '18-24',
    0.85,
  ],
  [/アラサー/u, '25-34', 0.8],
  [/アラフォー/u, '35-49', 0.9],
  [/還暦|年金生活|アラ還|古希/u, '50+', 0.9],
  [
    /\b(?:high school (?:student|freshman|sophomore|junior|senior)|hs (?:student|senior|junior)|sixth former|middle schooler|high schooler)\b/i,
    '13-17',
    0.8,
  ],
  [
    /\b(?:(?:college|uni|university) (?:student|freshman|sophomore|junior|senior)|undergrad(?:uate)?(?: student)?)\b(?! advis| teach| prof)/i,
    '18-24',
    0.8,
  ],
  [/\b(?:old age pensioner|pensioner|senior citizen|septuagenarian|octogenarian)\b/i, '50+', 0.85],
]

function fromClass(year: number, now: number, text: string): Judged<AgeGroup> {
  const ahead = year - now
  const school = /\b(?:high school|hs|highschool)\b|高校/i.test(text)
  const college = /\b(?:university|college|uni|undergrad|state|u\b|mba|law|med)\b|大学/i.test(text)
  const graduates = school ? 18 : college ? 22 : 20
  if (ahead > 8 || ahead < -60) return UNKNOWN
  if (!school && !college && ahead > 0 && ahead < 4) return UNKNOWN
  return said(Math.max(graduates - ahead, YOUNGEST), school || college ? 0.8 : 0.6)
}

function fromDecade(start: number, half: string | undefined, later: boolean): Judged<AgeGroup> {
  if (start < 20) return { value: '13-17', confidence: 0.6 }
  if (half) return said(half === '前半' ? start + 2 : start + 7, 0.85)
  // Ten years straddle two groups at 20 and 30: the larger half of the platform's users is the younger.
  return said(start + (later ? 7 : 2), start >= 40 ? 0.9 : 0.55)
}

/** An age group only where the text states an age or a stage of life; `now` turns years into ages. */
export function judgeAgeGroup(bio: string, now: Date): Judged<AgeGroup> {
  if (!bio) return UNKNOWN
  const text = bio.length > 400 ? bio.slice(0, 400) : bio.normalize('NFKC')
  const year = now.getUTCFullYear()
  const digits = /\d/.test(text)
  if (digits) {
    const unit = WITH_UNIT.exec(text)
    if (
      unit &&
      !/\b(?:son|daughter|dog|cat|kid|child|business|company|brand|for|over|married)\b|息子|娘|歴|創業/i.test(
        text.slice(Math.max(0, unit.index - 14), unit.index),
      )
    ) {
      return said(Number(unit[1]), 0.95)
    }
    const born = BORN.exec(text)
    if (born) return said(year - Number(born[1] ?? born[2]), 0.9)
    const own = OF_ONESELF.exec(text)
    if (own) return said(Number(own[1]), 0.9)
    const gendered = ALONE_WITH_GENDER.exec(text)
    if (gendered) return said(Number(gendered[1] ?? gendered[2]), 0.85)
    const classOf = CLASS_OF.exec(text)
    if (classOf) {
      const stated = Number(classOf[1] ?? classOf[2])
      return fromClass(stated < 100 ? 2000 + stated : stated, year, text)
    }
    const decade = DECADE_JA.exec(text)
    if (
      decade &&
      !/(?:年|ファン|向け)/u.test(text.slice(decade.index + decade[0].length, decade.index + decade[0].length + 2))
    ) {
      return fromDecade(Number(decade[1]), decade[2], false)
    }
  }
  for (const [pattern, value, confidence] of STAGES) if (pattern.test(text)) return { value, confidence }
  const words = DECADE.exec(text)
  if (words) {
    const start = Number(words[2] ?? words[3] ?? DECADES[words[1]!.toLowerCase()])
    return fromDecade(start, undefined, /late|mid/i.test(words[0]))
  }
  const alone = digits ? ALONE.exec(text) : null
  return alone && Number(alone[1]) <= 69 ? said(Number(alone[1]), 0.75) : UNKNOWN
}
