import { isClear } from '@starling/sections'
import type { Intent } from '../intent.ts'
import { caution } from '../phrases.ts'
import type { Table } from '../table.ts'

const MEASURES = [
  {
    column: 'repost_count',
    en: /repost|retweet|shared|spread/,
    ja: /リポスト|リツイート|拡散|シェア/,
    of: ['repost', 'reposts', 'リポスト'],
  },
  {
    column: 'reply_count',
    en: /repl(?:y|ies|ied)|discussed|answer/,
    ja: /返信|リプライ/,
    of: ['reply', 'replies', '返信'],
  },
  { column: 'quote_count', en: /quote/, ja: /引用/, of: ['quote', 'quotes', '引用'] },
  {
    column: 'view_count',
    en: /view|seen|\bread\b|reach/,
    ja: /閲覧|表示|見られ|読まれ/,
    of: ['view', 'views', '表示'],
  },
  { column: 'like_count', en: /./, ja: /./, of: ['like', 'likes', 'いいね'] },
] as const

const MOST_LIKED = 3

/** Which post has the most of what. Its text stays on screen: words of strangers are not repeated as ours. */
export function answerPosts(table: Table, { query, asks }: Intent): string[] | undefined {
  const { voice } = table
  if (table.has('over_interval')) return likedMost(table)
  const { column, of } = MEASURES.find(({ en, ja }) => en.test(query) || ja.test(query))!
  const [at] = table.sorted(column, asks.has('least') ? 'least' : 'most')
  if (at === undefined) return undefined
  const measure = voice.say(of[1], of[2])
  const [en, ja] = asks.has('least') ? ['fewest', '少ない'] : ['most', '多い']
  const isPart = table.rows.length < table.base.n && !(table.isRankedBy(column) && !asks.has('least'))
  return [
    voice.say(
      `The post with the ${en} ${measure} is by ${table.cell(at, 'handle')}, of ${table.cell(at, 'created_at')}: ${table.cell(at, column)} ${table.number(at, column) === 1 ? of[0] : of[1]}.`,
      `${measure}が最も${ja}投稿は${table.cell(at, 'handle')}の${table.cell(at, 'created_at')}の投稿で、${measure}は${table.cell(at, column)}件です。`,
    ),
    ...(isPart
      ? [
          voice.say(
            `This is among the ${table.figure('id', voice.count(table.rows.length))} posts shown.`,
            `表示されている${table.figure('id', voice.count(table.rows.length))}件の投稿の中での結果です。`,
          ),
        ]
      : []),
  ]
}

/** What an audience reacted to, the clearest first; how many times as much only where its whole interval says so. */
function likedMost(table: Table): string[] | undefined {
  const { voice } = table
  if (table.rows.length === 0) return undefined
  const shown = table.rows.slice(0, MOST_LIKED).map((row, at) => {
    const over = isClear(row) ? table.interval(at, 'over_interval') : undefined
    const times = over ? voice.say(`, at least ${over[0]} times the baseline`, `、比較対象の${over[0]}倍以上`) : ''
    return voice.say(
      `${table.cell(at, 'handle')} of ${table.cell(at, 'created_at')} (${table.cell(at, 'count')} people, ${table.cell(at, 'share')}${times})`,
      `${table.cell(at, 'handle')}の${table.cell(at, 'created_at')}の投稿（${table.cell(at, 'count')}人、${table.cell(at, 'share')}${times}）`,
    )
  })
  return [
    voice.say(
      `The posts that set their reactions apart most are by ${shown.join('; ')}.`,
      `反応が最も際立つ投稿は、${shown.join('、')}です。`,
    ),
    ...caution(table, 0),
  ]
}

/** Words that stand together. */
export function answerPairs(table: Table, { rows, wanted, asks }: Intent): string[] | undefined {
  const { voice } = table
  const unit = table.base.unit === 'posts' ? voice.say('posts', '件') : voice.say('people', '人')
  const sorted = table.sorted(asks.has('over') ? 'association' : 'count')
  const shown = (rows.length > 0 ? rows : sorted).slice(0, wanted ?? 3)
  const [first, ...others] = shown
  if (first === undefined) return undefined
  const pair = (at: number) => `${table.cell(at, 'first')} + ${table.cell(at, 'second')}`
  const list = others.map((at) =>
    voice.say(`${pair(at)} (${table.cell(at, 'count')})`, `${pair(at)}（${table.cell(at, 'count')}）`),
  )
  return [
    voice.say(
      `The most frequent combination is ${pair(first)}: ${table.cell(first, 'count')} ${unit} (${table.cell(first, 'share')}), ${table.cell(first, 'association')} times what chance would bring.`,
      `最も多い組み合わせは${pair(first)}で、${table.cell(first, 'count')}${unit}（${table.cell(first, 'share')}）、偶然の${table.cell(first, 'association')}倍です。`,
    ),
    ...(list.length > 0 ? [voice.say(`Next: ${list.join(', ')}.`, `続いて${list.join('、')}です。`)] : []),
    ...caution(table, first),
  ]
}

export function answerClusters(table: Table, { wanted }: Intent): string[] | undefined {
  const { voice } = table
  if (table.rows.length === 0) return undefined
  const words = (at: number) => table.figure('words', table.list(at, 'words').slice(0, 5).map(String).join(', '), at)
  const others = table.rows.map((_, at) => at).slice(1, wanted ?? 3)
  return [
    voice.say(
      `There are ${table.figure('cluster', voice.count(table.rows.length))} clusters of words.`,
      `単語のクラスターは${table.figure('cluster', voice.count(table.rows.length))}個あります。`,
    ),
    voice.say(
      `The largest is about ${words(0)}: ${table.cell(0, 'people')} people use its first word (${table.cell(0, 'share')}).`,
      `最大のクラスターは${words(0)}などで、先頭の単語を使う人は${table.cell(0, 'people')}人（${table.cell(0, 'share')}）です。`,
    ),
    ...(others.length > 0
      ? [voice.say(`Next: ${others.map(words).join('; ')}.`, `続いて${others.map(words).join('／')}です。`)]
      : []),
    ...caution(table),
  ]
}

/** How many are in more than one of the audiences. */
export function answerOverlap(table: Table): string[] | undefined {
  const { voice } = table
  const shared = table.sorted('count').filter((at) => table.list(at, 'audiences').length > 1)
  if (!table.rows.some((_, at) => table.list(at, 'audiences').some((one) => one !== 0))) return undefined
  const [first] = shared
  if (first === undefined)
    return [voice.say('No one is in more than one of the audiences.', '複数のオーディエンスに重なる人はいません。')]
  const total = shared.reduce((sum, at) => sum + (table.number(at, 'count') ?? 0), 0)
  const named = table.figure(
    'audiences',
    table
      .list(first, 'audiences')
      .map((one) => Number(one) + 1)
      .join(' + '),
    first,
  )
  return [
    voice.say(
      `${table.figure('count', voice.count(total))} people are in more than one of the audiences.`,
      `複数のオーディエンスに重なる人は${table.figure('count', voice.count(total))}人です。`,
    ),
    voice.say(
      `The largest overlap is of audiences ${named}: ${table.cell(first, 'count')} people (${table.cell(first, 'share')} of all of them).`,
      `最も大きい重なりはオーディエンス${named}で、${table.cell(first, 'count')}人（全体の${table.cell(first, 'share')}）です。`,
    ),
    ...caution(table, first),
  ]
}
