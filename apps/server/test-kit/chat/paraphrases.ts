import type { Answered } from '@starling/contract'
import type { SectionId } from '@starling/sections'
import { given, type Language, type Scope } from './known-questions.ts'

type Row = Answered['rows'][number]
/** The row that a right answer cites, or what it works out of several rows; `nothing`: the data does not have it. */
export type Right = { section: SectionId; row?: number; column?: string; figure?: number } | 'nothing'
export type Paraphrase = { scope: Scope; language: Language; asked: string; right: () => Right }

const rows = (scope: Scope, section: SectionId): Row[] => given[scope].find((one) => one.section === section)!.rows
const most = (scope: Scope, section: SectionId, column: string): Right => {
  const values = rows(scope, section).map((row) => Number(row[column] ?? 0))
  if (values.length === 0) return 'nothing'
  return { section, row: values.indexOf(Math.max(...values)) }
}
const first = (scope: Scope, section: SectionId): Right =>
  rows(scope, section).length > 0 ? { section, row: 0 } : 'nothing'
const at = (scope: Scope, section: SectionId, row: number): Right =>
  rows(scope, section).length > row ? { section, row } : 'nothing'
const named = (scope: Scope, section: SectionId, value: string): Right => ({
  section,
  row: rows(scope, section).findIndex((row) => row.value === value || row.name === value),
})
const sum = (scope: Scope, section: SectionId, column: string): Right => ({
  section,
  figure: rows(scope, section).reduce((all, row) => all + Number(row[column] ?? 0), 0),
})

/** Written without a look at what the answerer knows, by somebody who has a sentence of their own for everything. */
const ASKED: [Scope, Language, string, () => Right][] = [
  ['handle', 'en', 'How big is this audience?', () => first('handle', 'audience_size')],
  ['handle', 'en', 'Where in the world do these folks live?', () => first('handle', 'countries')],
  ['handle', 'en', 'Tell me the top city', () => most('handle', 'cities', 'count')],
  ['handle', 'en', 'Is it mostly guys?', () => named('handle', 'genders', 'male')],
  ['handle', 'en', 'How old are they, typically?', () => most('handle', 'age_groups', 'count')],
  ['handle', 'en', 'What do they do for a living?', () => first('handle', 'job_titles')],
  ['handle', 'en', 'What are they into?', () => first('handle', 'interests_of_this_audience')],
  ['handle', 'en', 'Who else do they follow?', () => most('handle', 'top_accounts', 'share')],
  ['handle', 'en', 'Any accounts comparable to this one?', () => first('handle', 'similar_accounts')],
  [
    'handle',
    'en',
    'Who is the biggest name among the followers?',
    () => most('handle', 'largest_followers', 'followers_count'),
  ],
  ['handle', 'en', 'How many followers were gained in total?', () => sum('handle', 'follower_growth', 'gained')],
  ['handle', 'en', 'How many people unfollowed?', () => sum('handle', 'follower_growth', 'lost')],
  ['handle', 'en', 'Which tags does the account put in its posts?', () => first('handle', 'hashtags_used_by_handle')],
  ['handle', 'en', 'What vocabulary does this account use the most?', () => first('handle', 'keywords_used_by_handle')],
  ['handle', 'en', 'How do they describe themselves?', () => first('handle', 'audience_self_view')],
  ['handle', 'en', 'Which emoji gets them going?', () => most('handle', 'most_interacted_emojis', 'count')],
  ['handle', 'en', 'What is the second most common language?', () => at('handle', 'languages', 1)],
  ['handle', 'en', 'What proportion are female?', () => named('handle', 'genders', 'female')],
  ['handle', 'en', 'Give me the top three countries', () => at('handle', 'countries', 2)],
  ['handle', 'en', 'When did this account join?', () => first('handle', 'profile')],
  [
    'conversation',
    'en',
    'How much chatter was there altogether?',
    () => sum('conversation', 'conversation_volume', 'posts'),
  ],
  ['conversation', 'en', 'When did the conversation peak?', () => most('conversation', 'conversation_volume', 'posts')],
  [
    'conversation',
    'en',
    'Do people feel good or bad about it?',
    () => ({ section: 'sentiment_analysis', column: 'positive' }),
  ],
  [
    'conversation',
    'en',
    'Show me the post people loved most',
    () => most('conversation', 'conversation_posts', 'like_count'),
  ],
  [
    'conversation',
    'en',
    'At what time of day should I post?',
    () => most('conversation', 'audience_activity', 'posts'),
  ],
  ['conversation', 'en', 'Which name gets mentioned the most?', () => most('conversation', 'share_of_voice', 'share')],
  ['conversation', 'en', 'How many different people took part?', () => first('conversation', 'audience_size')],
  ['conversation', 'en', 'What topics do these people care about?', () => first('conversation', 'topics')],
  ['conversation', 'en', 'What hashtags come up?', () => first('conversation', 'hashtags_used_by_handle')],
  [
    'conversation',
    'en',
    'What phrases would they type into a search engine?',
    () => most('conversation', 'seo', 'share'),
  ],
  ['handle', 'ja', 'オーディエンスの規模を教えて', () => first('handle', 'audience_size')],
  ['handle', 'ja', 'どこの国に住んでいる人が多い？', () => first('handle', 'countries')],
  ['handle', 'ja', '都市でいうとどこが1位？', () => most('handle', 'cities', 'count')],
  ['handle', 'ja', '男女比を知りたい', () => named('handle', 'genders', 'female')],
  ['handle', 'ja', '何歳くらいの人が中心ですか', () => most('handle', 'age_groups', 'count')],
  ['handle', 'ja', 'どんな仕事をしている人たち？', () => first('handle', 'job_titles')],
  ['handle', 'ja', '何に興味を持っていますか？', () => first('handle', 'interests_of_this_audience')],
  ['handle', 'ja', 'ほかにどのアカウントをフォローしてる？', () => most('handle', 'top_accounts', 'share')],
  ['handle', 'ja', 'このアカウントと似ているのはどこ？', () => first('handle', 'similar_accounts')],
  [
    'handle',
    'ja',
    'フォロワーの中で一番影響力が大きい人は？',
    () => most('handle', 'largest_followers', 'followers_count'),
  ],
  ['handle', 'ja', 'フォロワーは合計で何人増えましたか', () => sum('handle', 'follower_growth', 'gained')],
  ['handle', 'ja', 'フォローを外した人の数は？', () => sum('handle', 'follower_growth', 'lost')],
  ['handle', 'ja', 'このアカウントがよく付けるタグは？', () => first('handle', 'hashtags_used_by_handle')],
  ['handle', 'ja', '投稿でよく出てくる単語を教えてください', () => first('handle', 'keywords_used_by_handle')],
  ['handle', 'ja', 'プロフィール文によく書かれている言葉は？', () => first('handle', 'audience_self_view')],
  ['handle', 'ja', '反応が多い絵文字はどれ', () => most('handle', 'most_interacted_emojis', 'count')],
  ['handle', 'ja', '2番目に多く使われている言語は？', () => at('handle', 'languages', 1)],
  ['handle', 'ja', '女性は何パーセントくらい？', () => named('handle', 'genders', 'female')],
  ['handle', 'ja', '国のトップ3を挙げて', () => at('handle', 'countries', 2)],
  ['handle', 'ja', 'アカウントが開設されたのはいつ？', () => first('handle', 'profile')],
  ['conversation', 'ja', '全部で何件つぶやかれましたか', () => sum('conversation', 'conversation_volume', 'posts')],
  ['conversation', 'ja', 'いちばん盛り上がったのはいつ？', () => most('conversation', 'conversation_volume', 'posts')],
  [
    'conversation',
    'ja',
    '好意的な声が多い？それとも否定的？',
    () => ({ section: 'sentiment_analysis', column: 'positive' }),
  ],
  ['conversation', 'ja', '最もバズった投稿を見せて', () => most('conversation', 'conversation_posts', 'like_count')],
  ['conversation', 'ja', '投稿するなら何時がいい？', () => most('conversation', 'audience_activity', 'posts')],
  ['conversation', 'ja', '言及のシェアが最も大きい名前は？', () => most('conversation', 'share_of_voice', 'share')],
  ['conversation', 'ja', '会話に参加したのは何人？', () => first('conversation', 'audience_size')],
  ['conversation', 'ja', 'どんな話題への関心が高いですか', () => first('conversation', 'topics')],
  [
    'conversation',
    'ja',
    'よく一緒に付けられているハッシュタグは？',
    () => first('conversation', 'hashtags_used_by_handle'),
  ],
  ['conversation', 'ja', '検索で使われそうなフレーズは？', () => most('conversation', 'seo', 'share')],
]

/** Of the same kind, and not in the data. */
export const NOT_THERE: [Scope, Language, string][] = [
  ['handle', 'en', 'What do they earn?'],
  ['handle', 'en', 'Do they own a car?'],
  ['handle', 'en', 'Which political party do they vote for?'],
  ['handle', 'en', 'How many of the women are from Japan?'],
  ['conversation', 'en', 'What will people say next week?'],
  ['conversation', 'en', 'Why did sales drop?'],
  ['handle', 'ja', '年収はどのくらい？'],
  ['handle', 'ja', '結婚している人は何人？'],
  ['conversation', 'ja', '来月の投稿数を予想して'],
  ['handle', 'ja', 'このアカウントの運営者の住所は？'],
]

export const PARAPHRASES: Paraphrase[] = ASKED.map(([scope, language, asked, right]) => ({
  scope,
  language,
  asked,
  right,
}))
