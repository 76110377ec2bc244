import type { SectionId } from '../sections.ts'

/** A row of a section, one and many, and whoever its shares are shares of. */
type Known = { en: string; ja: string; where?: { en: string; ja: string } }
export type Noun = { en: string; ens: string; ja: string; known: Known }
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
