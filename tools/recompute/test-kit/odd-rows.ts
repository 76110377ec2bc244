import type { AccountRow, PostRow, RowBatch } from '@starling/engine'

/** Rows that a generated network does not have: odd texts, people without a profile, profiles told anew in part. */
// biome-ignore format: many short texts to a line.
const ODD = [
  'tea &amp; scones', 'caf\\u00e9 time', 'don’t panic', "rock 'n' roll", 'O’Neill’s boat', "the dogs' bowl", 'x_y_z snake_case',
  '$TEA rises', 'cost $5 or US$tea', '$brk.b and $btc_x', '($aapl)', '#3 #3rd #日本語タグ #café_au_lait', '＃全角タグ', 'a#b c@d',
  '@someone_else hi', '＠ｗｉｄｅ', 'http://example.com/a_b?c=d, next', 'see www.example.org/x、次', 'https://日本.jp end',
  'r/coffee and /r/Tea', 'R/Cycling!', 'https://www.reddit.com/r/AskHistory/comments/1', 'or/else and/or r/', 'reddit.com/r/gaming',
  '👩🏽‍🚀 liftoff', '🇯🇵🇫🇷🇯🇲', '❤️❤ love', '1️⃣ first #️⃣', '👍🏿👍 ok', '☕️ and ☕', '👨‍👩‍👧‍👦 family', '© 2026 ™', ':-) ;) <3 (^_^)', '★ ♪ ✓ ✔️',
  'ﾗｰﾒﾝ食べたい', 'ラーメンを食べた', '新作のラーメン屋', '東京タワーへ行く', 'らーめん', 'コーヒー☕コーヒー', '人々の時々', '〆切は明日', 'iPhone15発売', '3月の雨',
  '커피숍에서 커피를', '오늘은 커피', 'กาแฟร้อนมาก', 'ကော်ဖီ', 'ກາເຟ', 'កាហ្វេ', 'Кофе и чай', 'قهوة ساخنة', 'naïve façade', 'ＷＩＤＥ letters', 'ﬁne ligature',
  'e\u0301clair', 'zero\u200bwidth', 'soft\u00adhyphen', 'tab\tand\nline', 'co-op re-use', 'a.b.c v1.2.3', '50% off, 1,000 km', 'x', 'aa', 'supercalifragilisticexpialidociousandmuchlonger',
  'morning run morning run', 'new coffee shop in town', 'the best coffee of the week', 'İstanbul IŞIK', 'straße STRASSE', 'coffee/tea', 'coffee—tea', 'coffee…tea', '“quoted coffee”',
]
const JOINTS = [' ', ' ', ' ', '', ', ', '. ', '\n', '、', '。', ' — ', '! ']

/** The same numbers for the same seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const EMPTY_PROFILE = {
  name: null,
  bio: null,
  location: null,
  url: null,
  created_at: null,
  verified: null,
  verified_type: null,
  protected: false,
  followers_count: null,
  following_count: null,
  post_count: null,
  listed_count: null,
  avatar_url: null,
} as const

type Told = { accounts: { id: string; handle: string }[]; posts: string[]; now: Date; count: number; seed: number }

export function oddRows({ accounts, posts: known, now, count, seed }: Told): RowBatch {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  const text = (pieces: number) => {
    let all = pick(ODD)
    for (let at = 1; at < pieces; at++) all += pick(JOINTS) + pick(ODD)
    return all
  }
  /** Known to nobody but by their id. */
  const strangers = Array.from({ length: 12 }, (_, at) => String(900_000 + at))
  const people = [...accounts.map(({ id }) => id), ...strangers]
  const at = () => new Date(now.getTime() - random(200 * 86_400) * 1000)
  const posts = Array.from({ length: count }, (_, index): PostRow => {
    const other = pick(known)
    return {
      id: String(3_000_000_000_000_000_000n + BigInt(index)),
      account_id: pick(people),
      text: text(1 + random(3)),
      created_at: at(),
      lang: null,
      conversation_id: null,
      reply_to_post_id: index % 7 === 0 ? other : null,
      reply_to_account_id: null,
      // A repost is no post, and one of a post that is not there is nothing at all.
      reposted_post_id: index % 11 === 0 ? pick([other, '77']) : null,
      quoted_post_id: index % 13 === 0 ? other : null,
      like_count: random(9) === 0 ? null : random(30),
      repost_count: random(3),
      reply_count: null,
      quote_count: 0,
      view_count: random(2) === 0 ? null : random(500),
      via: null,
    }
  })
  // Told anew: a bio changes, what is not told stays.
  const anew = accounts
    .slice(0, 150)
    .map(({ id, handle }): AccountRow => ({ ...EMPTY_PROFILE, id, handle, bio: text(2) }))
  const ids = posts.map(({ id }) => id)
  return {
    posts,
    accounts: [...anew, { ...EMPTY_PROFILE, id: '800001', handle: accounts[3]!.handle, bio: '' }],
    follows: Array.from({ length: 400 }, (_, index) => ({
      follower_id: pick(people),
      followed_id: pick([accounts[0]!.id, accounts[5]!.id, strangers[0]!]),
      since: random(3) === 0 ? null : at(),
      until: index % 9 === 0 ? now : null,
    })).filter(({ follower_id, followed_id }) => follower_id !== followed_id),
    engagements: Array.from({ length: 3 * count }, () => ({
      account_id: pick(people),
      post_id: pick([...ids.slice(0, 400), '78']),
      kind: pick(['like', 'repost', 'reply', 'quote'] as const),
      created_at: null,
    })),
    snapshots: accounts.slice(0, 5).map(({ id }, index) => ({
      account_id: id,
      day: now.toISOString().slice(0, 10),
      followers_count: 1000 + index,
      following_count: null,
      post_count: null,
    })),
  }
}
