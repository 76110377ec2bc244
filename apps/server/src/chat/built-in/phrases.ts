import type { SectionId } from '@starling/sections'
import type { Table } from './table.ts'
import { displayName } from './voice.ts'

/** A row of a section, one and many, and whoever its shares are shares of. */
type Known = { en: string; ja: string; where?: { en: string; ja: string } }
type Noun = { en: string; ens: string; ja: string; known: Known }
const noun = (
  en: string,
  ens: string,
  ja: string,
  known: Known = { en: `people whose ${en} is known`, ja: `${ja}がわかる` },
) => ({
  en,
  ens,
  ja,
  known,
})
const INTERACTING: Known = {
  en: 'people whose interactions are known',
  ja: '反応がわかる',
  where: { en: 'In posts they interacted with: ', ja: '反応した投稿では、' },
}
const WITH_BIO: Known = {
  en: 'people with a bio',
  ja: '自己紹介文がある',
  where: { en: 'In their bios: ', ja: '自己紹介文では、' },
}
const POSTING = { en: 'people whose posts are known', ja: '投稿がわかる' }

/** What a row of a section is called. */
const NOUNS: Partial<Record<SectionId, Noun>> = {
  countries: noun('country', 'countries', '国'),
  cities: noun('city', 'cities', '都市'),
  languages: noun('language', 'languages', '言語'),
  genders: noun('gender', 'genders', '性別'),
  age_groups: noun('age group', 'age groups', '年齢層'),
  job_titles: noun('job title', 'job titles', '職種'),
  interests_of_this_audience: noun('interest', 'interests', '興味関心', {
    en: 'people whose interests are known',
    ja: '興味関心がわかる',
  }),
  topics: noun('topic', 'topics', '話題', POSTING),
  subreddits: noun('subreddit', 'subreddits', 'サブレディット', POSTING),
  seo: noun('phrase', 'phrases', 'フレーズ', POSTING),
  most_interacted_emojis: noun('emoji', 'emojis', '絵文字', INTERACTING),
  most_interacted_hashtags: noun('hashtag', 'hashtags', 'ハッシュタグ', INTERACTING),
  hashtags_used_by_handle: noun('hashtag', 'hashtags', 'ハッシュタグ'),
  hashtags_self_view: noun('hashtag', 'hashtags', 'ハッシュタグ', WITH_BIO),
  most_interacted_keywords: noun('keyword', 'keywords', 'キーワード', INTERACTING),
  keywords_used_by_handle: noun('keyword', 'keywords', 'キーワード'),
  audience_self_view: noun('word', 'words', '単語', WITH_BIO),
  share_of_voice: noun('name', 'names', '名前'),
}

export const nounOf = (id: SectionId): Noun => NOUNS[id] ?? noun('value', 'values', '項目')

export function baselineOf({ base, voice }: Table): string {
  const { baseline } = base
  if (baseline === 'all' || baseline === null) return voice.say('everybody known here', '全アカウント')
  if ('country' in baseline) {
    const country = displayName('region', baseline.country, voice.language)
    return voice.say(`people in ${country}`, `${country}の人`)
  }
  return voice.say('the audience it is part of', '比較対象のオーディエンス')
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
