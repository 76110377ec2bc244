import type { GivenSection, ReadChatQuery } from '@starling/contract'
import { type SectionId, sectionOf } from '@starling/sections'
import type { Scope } from './known-questions.ts'

/** Two analyses of a coffee shop, small enough to know by heart: of its account, and of what people say about coffee. */

type Row = GivenSection['rows'][number]
const PEOPLE = 1200
const KNOWN = 800
const POSTS_IN_ALL = 348
const DAY = 86_400
const FIRST_DAY = Date.UTC(2026, 9, 1) / 1000
const DAYS = 28

const section = (id: SectionId, rows: Row[], base: Partial<GivenSection['base']> = {}): GivenSection => ({
  section: id,
  rows,
  base: {
    unit: sectionOf(id).base,
    n: PEOPLE,
    known: KNOWN,
    baseline: 'all',
    baseline_n: 15_000,
    baseline_known: 9_000,
    comparison: 'adjusted',
    mark: null,
    hidden: false,
    ...base,
  },
  more: false,
})

/** A share beside that of everybody; three times or a third of it is taken to be more than chance. */
const share = (value: string, of: number, everybody: number): Row => ({
  value,
  count: Math.round(of * KNOWN),
  share: of,
  interval: [of - 0.02, of + 0.02],
  baseline_share: everybody,
  over_index: of / everybody,
  over_interval: [of / everybody - 0.2, of / everybody + 0.2],
  significant: of / everybody > 1.3 ? 'over' : of / everybody < 0.7 ? 'under' : null,
  mark: of * KNOWN <= 50 ? 'few' : null,
})
const shares = (id: SectionId, rows: [string, number, number][]) =>
  section(
    id,
    rows.map((row) => share(...row)),
  )
const ofPosts = (id: SectionId, rows: [string, number][]) =>
  section(
    id,
    rows.map(([value, of]) => ({
      value,
      count: Math.round(of * POSTS_IN_ALL),
      share: of,
      interval: [of - 0.03, of + 0.03],
      mark: null,
    })),
    { n: POSTS_IN_ALL, known: POSTS_IN_ALL },
  )
const account = (handle: string, followers_count: number, verified = false): Row => ({
  handle,
  verified,
  followers_count,
  following_count: 312,
  post_count: 9_120,
  created_at: FIRST_DAY - 2_000 * DAY,
})
const followed = (handle: string, followers: number, verified: boolean, of: number, everybody: number): Row => {
  const { value: _, ...told } = share('', of, everybody)
  return { ...account(handle, followers, verified), ...told, similarity: of / 2 }
}
const days = (row: (at: number) => Row) =>
  Array.from({ length: DAYS }, (_, at) => ({ day: FIRST_DAY + at * DAY, ...row(at) }))
const pairs = (id: SectionId, rows: [string, string, number][]) =>
  section(
    id,
    rows.map(([first, second, count]) => ({
      first,
      second,
      count,
      share: count / POSTS_IN_ALL,
      interval: [0.1, 0.2],
      association: 2,
      mark: null,
    })),
  )
const post = (handle: string, at: number, sentiment: string, likes: number, reposts: number, views: number): Row => ({
  handle,
  created_at: FIRST_DAY + at * DAY + 3600,
  language: sentiment === 'neutral' ? 'en' : 'ja',
  sentiment,
  like_count: likes,
  repost_count: reposts,
  reply_count: Math.round(likes / 10),
  quote_count: 2,
  view_count: views,
})
const POSTS = [
  post('mia', 13, 'positive', 900, 40, 20_000),
  post('ken', 13, 'negative', 500, 120, 50_000),
  post('kumacoffee', 2, 'neutral', 300, 10, 4_000),
  post('yui', 20, 'negative', 200, 5, 1_000),
  post('leo', 6, 'positive', 100, 30, 900),
]

const BOTH: GivenSection[] = [
  section('audience_size', [
    {
      accounts: PEOPLE,
      share: 0.08,
      interval: [0.075, 0.085],
      posts: POSTS_IN_ALL,
      all_accounts: 15_000,
      all_posts: 90_000,
    },
  ]),
  shares('countries', [
    ['JP', 0.52, 0.2],
    ['US', 0.2, 0.4],
    ['GB', 0.1, 0.1],
    ['FR', 0.06, 0.05],
    ['BR', 0.04, 0.1],
  ]),
  shares('cities', [
    ['Tokyo', 0.3, 0.1],
    ['Osaka', 0.12, 0.04],
    ['London', 0.08, 0.08],
    ['New York', 0.05, 0.12],
  ]),
  shares('languages', [
    ['ja', 0.54, 0.2],
    ['en', 0.3, 0.6],
    ['fr', 0.07, 0.06],
  ]),
  shares('genders', [
    ['female', 0.55, 0.45],
    ['male', 0.35, 0.47],
    ['brand', 0.1, 0.08],
  ]),
  shares('age_groups', [
    ['13-17', 0.05, 0.08],
    ['18-24', 0.25, 0.2],
    ['25-34', 0.4, 0.3],
    ['35-49', 0.2, 0.27],
    ['50+', 0.1, 0.15],
  ]),
  shares('job_titles', [
    ['barista', 0.12, 0.01],
    ['teacher', 0.08, 0.07],
    ['software-engineer', 0.06, 0.09],
  ]),
  shares('interests_of_this_audience', [
    ['210', 0.6, 0.3], // Food & Drink
    ['653', 0.3, 0.2], // Travel
    ['338', 0.28, 0.3], // Music
    ['680', 0.15, 0.25], // Video Gaming
    ['483', 0.12, 0.3], // Sports
  ]),
  shares('topics', [
    ['210', 0.5, 0.2],
    ['653', 0.2, 0.18],
    ['422', 0.1, 0.09], // Pets
  ]),
  section('top_accounts', [
    followed('beanclub', 80_000, true, 0.3, 0.03),
    followed('latteart', 20_000, false, 0.2, 0.04),
    followed('nhk_news', 5_000_000, true, 0.4, 0.3),
    followed('espresso_daily', 9_000, false, 0.1, 0.02),
  ]),
  section('similar_accounts', [
    followed('beanclub', 80_000, true, 0.3, 0.03),
    followed('cafe_sora', 12_000, false, 0.18, 0.02),
    followed('roastery', 3_000, false, 0.1, 0.01),
  ]),
  section('largest_followers', [
    account('hana_eats', 230_000, true),
    account('tokyo_guide', 150_000, true),
    account('slowmornings', 40_000),
  ]),
  section('sample_accounts', [account('anne', 120), account('bo', 90), account('cho', 300)]),
  ofPosts('hashtags_used_by_handle', [
    ['#coffee', 0.4],
    ['#latte', 0.2],
    ['#カフェ', 0.1],
  ]),
  ofPosts('keywords_used_by_handle', [
    ['coffee', 0.5],
    ['morning', 0.3],
    ['beans', 0.2],
    ['price', 0.1],
  ]),
  pairs('keyword_combinations_used_by_handle', [
    ['coffee', 'morning', 60],
    ['beans', 'roast', 30],
  ]),
  shares('most_interacted_keywords', [
    ['sale', 0.3, 0.1],
    ['recipe', 0.2, 0.15],
  ]),
  shares('most_interacted_hashtags', [
    ['#homecafe', 0.25, 0.05],
    ['#cats', 0.2, 0.2],
  ]),
  shares('most_interacted_emojis', [
    ['☕', 0.4, 0.1],
    ['😍', 0.3, 0.3],
  ]),
  pairs('most_interacted_keyword_combinations', [['sale', 'weekend', 44]]),
  shares('audience_self_view', [
    ['designer', 0.1, 0.05],
    ['mother', 0.08, 0.04],
    ['cat', 0.07, 0.07],
  ]),
  shares('hashtags_self_view', [['#slowlife', 0.06, 0.01]]),
  shares('seo', [
    ['pour over coffee', 0.12, 0.01],
    ['best beans', 0.08, 0.02],
  ]),
  shares('subreddits', [['r/coffee', 0.07, 0.01]]),
  section('topic_clusters', [
    { cluster: 0, words: ['coffee', 'beans', 'roast'], people: 300, share: 0.37, interval: [0.3, 0.4], mark: null },
    { cluster: 1, words: ['cat', 'kitten'], people: 90, share: 0.11, interval: [0.1, 0.2], mark: null },
  ]),
  // The fourteenth day stands out, and the second half is busier.
  section(
    'conversation_volume',
    days((at) => ({ posts: at === 13 ? 60 : at < 14 ? 6 : 15, likes: at === 13 ? 2_000 : 50 })),
    { n: POSTS_IN_ALL, known: POSTS_IN_ALL },
  ),
  section(
    'sentiment_analysis',
    days((at) => ({
      posts: 10,
      negative: at === 20 ? 8 : 2,
      neutral: at === 20 ? 1 : 3,
      positive: at === 20 ? 1 : 5,
      negative_share: at === 20 ? 0.8 : 0.2,
      neutral_share: 0.3,
      positive_share: at === 20 ? 0.1 : 0.5,
      net: at === 20 ? -0.7 : 0.3,
      net_interval: [-0.8, 0.5],
      mark: null,
    })),
    { n: POSTS_IN_ALL, known: 280 },
  ),
  section(
    'activity',
    Array.from({ length: 168 }, (_, hour) => ({
      hour,
      posts: hour === 8 ? 20 : hour % 24 === 8 ? 12 : hour % 24 < 6 ? 0 : 1,
      share: 0.01,
      interval: [0, 0.1],
      mark: null,
    })),
    { n: POSTS_IN_ALL, known: POSTS_IN_ALL },
  ),
]

const OF_HANDLE = [
  section('profile', [account('kumacoffee', 48_210, true)]),
  section('posts', POSTS, { n: POSTS_IN_ALL, known: POSTS_IN_ALL }),
  section(
    'follower_growth',
    days((at) => ({
      gained: at === 9 ? 90 : 10,
      lost: at === 17 ? 70 : 4,
      net: (at === 9 ? 90 : 10) - (at === 17 ? 70 : 4),
      followers: 48_000 + at,
    })),
  ),
]
const OF_CONVERSATION = [
  section('conversation_posts', POSTS, { n: POSTS_IN_ALL, known: POSTS_IN_ALL }),
  section(
    'share_of_voice',
    ['coffee', 'tea', 'matcha'].map((name, at) => ({
      name,
      posts: [200, 110, 60][at]!,
      accounts: [150, 90, 50][at]!,
      share: [0.58, 0.32, 0.17][at]!,
      interval: [[0.55, 0.61][0]! - at * 0.22, 0.63 - at * 0.22],
      mark: null,
    })),
    { n: POSTS_IN_ALL, known: POSTS_IN_ALL },
  ),
]

export const COFFEE: Record<Scope, ReadChatQuery['data']> = {
  handle: { question: { query_type: 'handle', handle: 'kumacoffee' }, sections: [...BOTH, ...OF_HANDLE] },
  conversation: {
    question: { query_type: 'conversation', keywords: [['coffee'], ['tea'], ['matcha']] },
    sections: [...BOTH, ...OF_CONVERSATION],
  },
}
