import { readAge } from './ages.ts'
import { readFollowers } from './followers.ts'
import { readGender } from './genders.ts'
import { readParents } from './parents.ts'
import type { Sentence } from './sentence.ts'

export function readPeople(sentence: Sentence): void {
  readFollowers(sentence)
  readDays(sentence)
  readParents(sentence)
  readAge(sentence)
  readGender(sentence)
  // "verified or not" asks for neither.
  sentence.take(/\b(?:un)?verified (?:or|and) (?:not|(?:un|non-)verified)\b|認証の有無(?:は|を)?問わず/i, () => [])
  sentence.take(
    /\b(?:not verified|unverified|non-verified)(?: accounts| users| people)?\b|未認証|認証されていない|認証済み(?:では|じゃ)ない/i,
    () => [{ kind: 'verified', value: 'no', patch: { verified: false } }],
  )
  sentence.take(
    /\b(?:verified|blue[- ]check(?:ed|mark)?s?|blue tick)(?: (?:accounts|users|people|profiles))?\b|認証済み(?:の)?(?:アカウント|ユーザー)?|認証バッジ(?:の)?(?:ある|付き)?|公式マーク/i,
    ({ is_excluded }) => [{ kind: 'verified', value: is_excluded ? 'no' : 'yes', patch: { verified: !is_excluded } }],
  )
  sentence.take(/\b(?:including|with|include|incl\.?) bots\b|ボットも?(?:を)?含(?!ま|め)/i, () => [
    { kind: 'without_bots', value: 'with', patch: { without_bots: false } },
  ])
  sentence.take(
    /\b(?:no|without|excluding|exclude|not|except) (?:any )?bots(?: or spam)?\b|\breal people\b|\bhumans only\b|(?:ボット|bot)(?:を|は|アカウント|アカウントを|アカウントは)?(?:除(?:く|いた|いて|外)|なし|以外)/i,
    () => [{ kind: 'without_bots', value: 'without', patch: { without_bots: true } }],
  )
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
  週: 7,
  週間: 7,
  月: 30,
  か月: 30,
  ヶ月: 30,
  ヵ月: 30,
  カ月: 30,
  ヶ月間: 30,
  か月間: 30,
  年: 365,
  年間: 365,
}
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const countOf = (said: string | undefined) =>
  said === undefined ? 1 : /\d/.test(said) ? Number(said) : COUNTS.indexOf(said.toLowerCase()) + 1

/** Of posts alone a time can be asked: "who moved in the last year" is none. */
const POSTING =
  /\b(?:post|tweet|talk|writ|wrote|mention|discuss|chat|shar|us(?:e|es|ed|ing) )|#|投稿|つぶや|呟|ツイート|ポスト|書|発信|話題|言及/i

function readDays(sentence: Sentence): void {
  const take = (pattern: RegExp) =>
    sentence.take(pattern, ({ from, groups: { n, n2, unit, unit2 } }) => {
      const start = Math.max(...['.', ';', '。'].map((end) => sentence.whole.lastIndexOf(end, from)), 0)
      const said = sentence.whole.slice(start).split(/[.;。](?=.)/)
      if (!POSTING.test(said[0] || said[1] || '')) return null
      const days = countOf(n ?? n2) * SPANS[(unit ?? unit2)!.toLowerCase()]!
      return days > 0 ? [{ kind: 'keywords', value: `${days}`, patch: { days } }] : null
    })
  const N = `\\d{1,3}|${COUNTS.join('|')}`
  take(
    new RegExp(
      String.raw`\b(?:in|over|within|during) the (?:last|past) (?:(?<n>${N}) )?(?<unit>days?|weeks?|months?|quarter|years?|fortnight)\b|\b(?:last|past) (?<n2>${N}) (?<unit2>days?|weeks?|months?|years?)\b`,
      'i',
    ),
  )
  take(/\b(?:this|last|past) (?<unit>week|month)\b(?!')/i)
  take(
    /(?:過去|ここ|直近|この|最近)(?:の)?(?<n>\d{1,3})(?<unit>日間|日|週間|か月間|ヶ月間|か月|ヶ月|ヵ月|カ月|年間|年)(?:以内|間)?(?:に|で|の)?/,
  )
  take(/[今先](?<unit>週|月)(?:に)?(?=[^、。]{0,6}(?:投稿|つぶや|ツイート|ポスト|書))/)
}
