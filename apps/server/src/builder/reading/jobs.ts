import { JOB_TITLES } from '@starling/catalog'
import { isOfOthersJapanese } from './meant.ts'
import type { Match, Sentence } from './sentence.ts'
import { some, thing } from './things.ts'

const plural = (spelling: string) =>
  /fe$/.test(spelling)
    ? `${spelling.slice(0, -2)}(?:fe|ves)`
    : /(?:s|x|ch|sh)$/.test(spelling)
      ? `${spelling}(?:es)?`
      : /[^aeiou]y$/.test(spelling)
        ? `${spelling.slice(0, -1)}(?:y|ies)`
        : /man$/.test(spelling)
          ? `${spelling.slice(0, -3)}m[ae]n`
          : `${spelling}s?`

/** Spellings that are said of people more often than of a job they have. */
const NO_JOB = new Set([
  'parent',
  'student',
  'fan',
  'gamer',
  'director of',
  'owner',
  'model',
  'trader',
  'speaker',
  'influencer',
  'オーナー',
  '職人',
  'インフルエンサー',
])
const byTitle = JOB_TITLES.flatMap(({ id, label, en, ja, doubtful }) => [
  ...[label.toLowerCase(), ...en]
    .filter((one) => !NO_JOB.has(one))
    .map((one) => ({ id, said: one, is_doubtful: doubtful.includes(one), is_english: true })),
  ...ja
    .filter((one) => !NO_JOB.has(one))
    .map((one) => ({ id, said: one, is_doubtful: doubtful.includes(one), is_english: false })),
]).toSorted((a, b) => b.said.length - a.said.length)
const EXTRA_TITLES: Record<string, string[]> = {
  marketers: ['marketing-manager'],
  marketer: ['marketing-manager'],
  developers: ['programmer', 'software-engineer'],
  engineers: ['software-engineer'],
  ceos: ['chief-executive-officer'],
  'c-level executives': ['chief-executive-officer', 'chief-financial-officer', 'chief-technology-officer'],
  'startup founders': ['founder'],
  coders: ['programmer'],
  vets: ['veterinarian'],
  'data people': ['data-analyst'],
  freelancers: [],
  エンジニア: ['software-engineer'],
  マーケター: ['marketing-manager'],
  経営者: ['chief-executive-officer'],
  社長: ['chief-executive-officer'],
  先生: ['teacher'],
  医師: ['doctor'],
  開発者: ['software-engineer'],
}

/** A title before another noun is part of what that names: "teacher training", "designer bags", 美容師免許. */
const GOES_ON =
  /^\s*(?:[.,;:!?)/&+"|-]|$|\uE000|(?:and|or|in|on|at|from|of|for|who|that|whose|with|near|around|across|to|but|by|as|is|are|living|based|aged|interested|into|over|under|between|not|no|except|excluding|only|please|working|follow\w*|accounts|people|women|men|users|jobs?|professionals?|which|because|than|worldwide|everywhere|globally|while|plus|minus|without|verified|outside|per|themselves)\b|\d|[A-Z@#]|[^\x20-\x7e])/
const isOfSomething = (text: string, at: number, said: string): boolean =>
  !/(?:s|men|people)$/.test(said) && !GOES_ON.test(text.slice(at + said.length))
const PART_OF = '(?!向け|兼|限定|以外|中心|経験|全般|除|対象|[者職系陣])[一-龯ァ-ヶー]'

const isOfOthersIn = (sentence: Sentence, at: number, length: number): boolean =>
  sentence.isOfOthers(at) || isOfOthersJapanese(sentence.whole, at, length)

export function readJobs(sentence: Sentence): void {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const idOf = (said: string): string | undefined => {
    const word = said.toLowerCase()
    const singles = [
      word,
      word.replace(/s$/, ''),
      word.replace(/es$/, ''),
      word.replace(/ies$/, 'y'),
      word.replace(/men$/, 'man'),
      word.replace(/ves$/, 'fe'),
    ]
    return byTitle.find((one) => singles.includes(one.said))?.id
  }
  const extra = Object.keys(EXTRA_TITLES)
    .toSorted((a, b) => b.length - a.length)
    .filter((word) => EXTRA_TITLES[word]!.length > 0)
  const WORK = String.raw`(?:\b(?:who )?(?:work(?:s|ing)?|employed|are working) as (?:an? )?)`
  const titles = ({ groups, from, found, is_excluded }: Match) => {
    const said = groups.said!.toLowerCase()
    const at = from + found.length - said.length
    if (!/ as /i.test(found) && (isOfOthersIn(sentence, at, said.length) || isOfSomething(sentence.whole, at, said)))
      return null
    const ids = idOf(said) ? [idOf(said)!] : (EXTRA_TITLES[said] ?? [])
    return some(ids.map((id) => thing('job_titles', id, is_excluded)))
  }
  const sure = byTitle
    .filter(({ is_doubtful, is_english }) => is_english && !is_doubtful)
    .map(({ said }) => plural(escaped(said)))
  const doubtful = byTitle
    .filter(({ is_doubtful, is_english }) => is_english && is_doubtful)
    .map(({ said }) => plural(escaped(said)))
  const words = extra.filter((word) => /^[\x20-\x7e]+$/.test(word)).map(escaped)
  sentence.take(new RegExp(`${WORK}(?<said>${[...sure, ...doubtful, ...words].join('|')})(?![a-z])`, 'i'), titles)
  sentence.take(new RegExp(`(?<![a-z#@])${WORK}?(?<said>${[...sure, ...words].join('|')})(?![a-z-])`, 'i'), titles)
  const japanese = [
    ...byTitle.filter(({ is_english, is_doubtful }) => !is_english && !is_doubtful).map(({ said }) => said),
    ...extra.filter((word) => /[^\x20-\x7e]/.test(word)),
  ].toSorted((a, b) => b.length - a.length)
  sentence.take(
    new RegExp(
      `(?<said>${japanese.map(escaped).join('|')})(?!${PART_OF})(?:として(?:働く|働いている|勤める)|の仕事をしている|をしている)?(?:の|で)?`,
      'i',
    ),
    ({ groups, from, is_excluded }) => {
      const said = groups.said!
      if (isOfOthersIn(sentence, from, said.length)) return null
      const id = byTitle.find((one) => one.said.toLowerCase() === said.toLowerCase())?.id
      return some((id ? [id] : (EXTRA_TITLES[said] ?? [])).map((one) => thing('job_titles', one, is_excluded)))
    },
  )
}
