import { LANGUAGES } from '@starling/catalog'
import { fold, namesOf } from './known-places.ts'
import type { Match, Sentence } from './sentence.ts'

/** A language is asked for where it is spoken or written; who learns it speaks another. */
export function readLanguages(sentence: Sentence): void {
  const byName = new Map(
    LANGUAGES.flatMap((code) => namesOf(code, 'language').map((name) => [fold(name), code] as const)),
  )
  const english = [...byName.keys()].filter((name) => /^[a-z]+$/.test(name)).join('|')
  const japanese = [...byName.keys()].filter((name) => /語$/.test(name)).join('|')
  const set = ({ groups, from, is_near_excluded }: Match) => {
    if (is_near_excluded || /\bnon-$/i.test(sentence.whole.slice(0, from))) return null
    const codes = (groups.said ?? '')
      .split(/,? (?:and|or) |, | ?[/&] ?|と|や|か|または|、|・/i)
      .map((one) => byName.get(fold(one)))
    return codes.flatMap((code) =>
      code ? [{ kind: 'languages' as const, value: code, patch: { languages: [code] } }] : [],
    )
  }
  const MANY = `(?:${english})(?:(?:, (?:and |or )?| and | or | ?[/&] ?)(?:${english}))*`
  sentence.take(
    new RegExp(String.raw`\b(?<said>${MANY})(?:[- ]speak(?:ing|ers?)|[- ]language (?:users|speakers))\b`, 'i'),
    set,
  )
  sentence.take(
    new RegExp(
      String.raw`(?:\b(?:who )?(?:also )?(?:speak(?:s|ing)?|writ(?:e|es|ing)(?: in)?|post(?:s|ing)? in|tweet(?:s|ing)? in)|\blanguages?:) (?<said>${MANY})\b(?! (?:poetry|music|food|novels|songs|restaurants))`,
      'i',
    ),
    set,
  )
  const MANY_JAPANESE = `(?:${japanese})(?:(?:と|や|か|または|、|・)(?:${japanese}))*`
  sentence.take(
    new RegExp(
      `(?<said>${MANY_JAPANESE})(?:を話す|を話し|[がを]話せる|話者|で投稿(?:する|している)?|で発信(?:する|している)?|でつぶやく|圏の|を使う|のユーザー)(?:の)?|(?:言語|使用言語):\\s*(?<also>${MANY_JAPANESE})`,
    ),
    (match) => set({ ...match, groups: { said: match.groups.said ?? match.groups.also ?? '' } }),
  )
}
