import { countryNames } from '@starling/sections/names'
import { say } from '@starling/text/both'
import type { Table } from './table.ts'

export function baselineOf({ base, voice }: Table): string {
  const { baseline, comparison } = base
  const isAlike = comparison === 'adjusted'
  if (baseline === 'all' || baseline === null) {
    return isAlike ? voice.say('people like them', '同じ条件の人') : voice.say('everybody known here', '全アカウント')
  }
  if ('countries' in baseline) {
    const countries = countryNames(baseline.countries, say(voice.language))
    return isAlike
      ? voice.say(`people like them in ${countries}`, `${countries}の同じ条件の人`)
      : voice.say(`people in ${countries}`, `${countries}の人`)
  }
  return isAlike
    ? voice.say('people like them in the audience it is part of', '比較対象のオーディエンスの同じ条件の人')
    : voice.say('the audience it is part of', '比較対象のオーディエンス')
}

/** What few stand behind is said to be uncertain. */
export function caution({ base, voice, rows }: Table, at?: number): string[] {
  const mark = (at === undefined ? undefined : rows[at]?.mark) ?? base.mark
  if (mark === 'few') {
    return [
      base.unit === 'posts'
        ? voice.say(
            'Very few posts stand behind this: read it as a hint only.',
            '投稿がごく少ないため、参考程度にご覧ください。',
          )
        : voice.say(
            'Very few people stand behind this: read it as a hint only.',
            '人数がごく少ないため、参考程度にご覧ください。',
          ),
    ]
  }
  if (mark !== 'faded') return []
  return [voice.say('The base is small, so read it with care.', '母数が少ないため、注意してご覧ください。')]
}
