import { Z_95 } from '@starling/engine'
import { SECTION_FOR } from '@starling/sections'
import type { Intent } from '../intent.ts'
import { caution } from '../phrases.ts'
import type { Table } from '../table.ts'
import { LIKES, POSTS, type Unit } from '../voice.ts'

const HOURS_OF_DAY = 24
const DAYS_OF_WEEK = 7

/** Posts and likes, day by day. */
export function answerVolume(table: Table, { asks, query, rows }: Intent): string[] | undefined {
  const { voice } = table
  const [day] = rows
  if (day !== undefined) return [ofDay(table, day), ...caution(table)]
  const isLikes = /\blikes?\b|いいね/.test(query)
  const column = isLikes ? 'likes' : 'posts'
  const unit = isLikes ? LIKES : POSTS
  if (table.rows.length === 0) return undefined
  const total = voice.of(table.figure(column, voice.count(table.sum(column))), table.sum(column), unit)
  const asksDay = /\bdays?\b|\bpeak|\bdate\b|\bwhen\b|日|ピーク|盛り上が|いつ(?!も)/.test(query)
  if (asks.has('average')) {
    const mean = table.figure(column, voice.count(table.sum(column) / table.rows.length))
    return [
      voice.say(
        `On average ${mean} ${unit[1]} a day (${total} in all).`,
        `一日平均${mean}${unit[2]}（合計${total}）です。`,
      ),
      ...caution(table),
    ]
  }
  if (asks.has('trend')) return [...trend(table, column, unit), ...caution(table)]
  if (asksDay && (asks.has('most') || asks.has('least') || !asks.has('total')))
    return extreme(table, column, unit, asks)
  return [
    voice.say(
      `In the window: ${total}.`,
      isLikes ? `期間中のいいねは合計${total}です。` : `期間中の投稿は合計${total}です。`,
    ),
    ...extreme(table, column, unit, new Set()),
  ]
}

function ofDay(table: Table, at: number): string {
  const { voice } = table
  const posts = voice.of(table.cell(at, 'posts'), table.number(at, 'posts'), POSTS)
  const likes = voice.of(table.cell(at, 'likes'), table.number(at, 'likes'), LIKES)
  const day = table.cell(at, 'day')
  return voice.say(`${day} has ${posts} with ${likes}.`, `${day}の投稿は${posts}、いいねは${likes}です。`)
}

function extreme(table: Table, column: string, unit: Unit, asks: Intent['asks']): string[] {
  const { voice } = table
  const isLeast = asks.has('least')
  const [at] = table.sorted(column, isLeast ? 'least' : 'most')
  if (at === undefined) return []
  const day = table.cell(at, 'day')
  const count = voice.of(table.cell(at, column), table.number(at, column), unit)
  return [
    isLeast
      ? voice.say(`The quietest day is ${day} with ${count}.`, `最も少ない日は${day}で、${count}です。`)
      : voice.say(`The busiest day is ${day} with ${count}.`, `最も多い日は${day}で、${count}です。`),
    ...caution(table),
  ]
}

/** The second half of the window beside the first; called a change only when chance would seldom bring as much. */
function trend(table: Table, column: string, unit: Unit): string[] {
  const { voice } = table
  const middle = Math.floor(table.rows.length / 2)
  const sum = (from: number, to: number) =>
    table.rows.slice(from, to).reduce((all, row) => all + (Number(row[column]) || 0), 0)
  const early = sum(0, middle)
  const late = sum(table.rows.length - middle, table.rows.length)
  // Two counts differ beyond chance when they are more than Z_95 standard errors of their difference apart.
  const isSure = Math.abs(late - early) > Z_95 * Math.sqrt(late + early)
  const direction = !isSure
    ? voice.say('about the same, within chance', '偶然の範囲で、ほぼ横ばいです')
    : late > early
      ? voice.say('up', '増えています')
      : voice.say('down', '減っています')
  const [first, second] = [early, late].map((value) => voice.of(table.figure(column, voice.count(value)), value, unit))
  return [
    voice.say(
      `The second half of the window has ${second}, the first ${first}: ${direction}.`,
      `期間の後半は${second}、前半は${first}で、${direction}。`,
    ),
  ]
}

/** Mood of all judged posts, of a day, or over time. */
export function answerMood(table: Table, { asks, query, rows }: Intent): string[] | undefined {
  const { voice } = table
  const judged = table.sum('posts')
  if (judged === 0) return undefined
  if (rows[0] !== undefined) return [moodOfDay(table, rows[0]), ...caution(table, rows[0])]
  if (/\bdays?\b|\bwhen\b|日|いつ/.test(query) && (asks.has('most') || asks.has('least')))
    return moodDay(table, asks, query)
  const share = (column: string) => table.figure(column, voice.share(table.sum(column) / judged))
  const net = (table.sum('positive') - table.sum('negative')) / judged
  const posts = table.figure('posts', voice.count(judged))
  return [
    voice.say(
      `Of ${posts} posts judged, ${share('positive')} are positive, ${share('negative')} negative and ${share('neutral')} neutral.`,
      `判定した投稿${posts}件のうち、ポジティブは${share('positive')}、ネガティブは${share('negative')}、中立は${share('neutral')}です。`,
    ),
    netMood(table, net, query),
    ...(asks.has('trend') ? moodTrend(table) : []),
    ...caution(table),
  ]
}

const GLAD = /positiv|good|happy|happi|like|love|ポジティブ|好意|良|いい|好評/i
const SORRY = /negativ|bad|angr|unhapp|hate|ネガティブ|否定|悪|不評/i

/** Whether it is positive or negative is said only where its whole interval is, and yes or no only to who asked one of them. */
function netMood(table: Table, net: number, query: string): string {
  const { voice } = table
  const interval = table.base.net_interval
  const [low, high] = interval ?? [net, net]
  const ends = interval?.map((end) => table.figure('net_interval', signed(end, voice), 'base'))
  const shown =
    table.figure('net', signed(net, voice)) +
    (ends ? voice.say(` (95% interval ${ends.join(' to ')})`, `（95%区間 ${ends.join('〜')}）`) : '')
  const asked = GLAD.test(query) === SORRY.test(query) ? null : GLAD.test(query)
  if (low <= 0 && high >= 0) {
    return voice.say(
      `Positive and negative cannot be told apart: the net mood is ${shown}.`,
      `ポジティブとネガティブのどちらが多いとは言えません。差し引きのムードは${shown}です。`,
    )
  }
  const isGlad = low > 0
  const said =
    asked === null ? '' : voice.say(asked === isGlad ? 'Yes. ' : 'No. ', asked === isGlad ? 'はい。' : 'いいえ。')
  return voice.say(
    `${said}The net mood is ${shown}: more ${isGlad ? 'positive than negative' : 'negative than positive'}.`,
    `${said}差し引きのムードは${shown}で、${isGlad ? 'ポジティブ' : 'ネガティブ'}が上回ります。`,
  )
}

const signed = (net: number, voice: Table['voice']) => `${net > 0 ? '+' : ''}${voice.share(net)}`

function moodOfDay(table: Table, at: number): string {
  return table.voice.say(
    `Of the ${table.cell(at, 'posts')} posts judged on ${table.cell(at, 'day')}, ${table.cell(at, 'positive')} are positive and ${table.cell(at, 'negative')} negative: net mood ${table.cell(at, 'net')}.`,
    `${table.cell(at, 'day')}に判定した投稿${table.cell(at, 'posts')}件のうち、ポジティブは${table.cell(at, 'positive')}件、ネガティブは${table.cell(at, 'negative')}件で、差し引きのムードは${table.cell(at, 'net')}です。`,
  )
}

function moodDay(table: Table, asks: Intent['asks'], query: string): string[] | undefined {
  const { voice } = table
  const isNegative = /negative|angr|unhapp|ネガティブ|否定|悪/.test(query) !== asks.has('least')
  const [at] = table.sorted('net', isNegative ? 'least' : 'most')
  if (at === undefined) return undefined
  const judged = voice.of(table.cell(at, 'posts'), table.number(at, 'posts'), POSTS)
  return [
    isNegative
      ? voice.say(
          `The most negative day is ${table.cell(at, 'day')}: net mood ${table.cell(at, 'net')} from ${judged}.`,
          `最もネガティブな日は${table.cell(at, 'day')}で、差し引きのムードは${table.cell(at, 'net')}（${judged}）です。`,
        )
      : voice.say(
          `The most positive day is ${table.cell(at, 'day')}: net mood ${table.cell(at, 'net')} from ${judged}.`,
          `最もポジティブな日は${table.cell(at, 'day')}で、差し引きのムードは${table.cell(at, 'net')}（${judged}）です。`,
        ),
    ...caution(table, at),
  ]
}

function moodTrend(table: Table): string[] {
  const { voice } = table
  const middle = Math.floor(table.rows.length / 2)
  const net = (rows: Table['rows']) => {
    const sum = (column: string) => rows.reduce((all, row) => all + (Number(row[column]) || 0), 0)
    return sum('posts') > 0 ? (sum('positive') - sum('negative')) / sum('posts') : undefined
  }
  const early = net(table.rows.slice(0, middle))
  const late = net(table.rows.slice(table.rows.length - middle))
  if (early === undefined || late === undefined) return []
  const [first, second] = [early, late].map((value) => table.figure('net', voice.share(value)))
  return [
    voice.say(
      `It was ${first} in the first half of the window and ${second} in the second.`,
      `期間の前半は${first}、後半は${second}です。`,
    ),
  ]
}

/** When in the week posts are written. */
export function answerActivity(table: Table, { asks, query }: Intent): string[] | undefined {
  const { voice } = table
  if (table.sum('posts') === 0) return undefined
  const isTheirs = table.id === SECTION_FOR.hours
  const subject = voice.say(isTheirs ? 'This audience posts' : 'Posts come', isTheirs ? 'このオーディエンスの' : '')
  // What is known is when they write: nobody measured how posts of others do then.
  const meaning = isTheirs
    ? [
        voice.say(
          'That is when they are active themselves; how posts of others do at that time is not measured.',
          'これは本人たちが活動している時間帯で、その時間の投稿への反応を測ったものではありません。',
        ),
      ]
    : []
  const direction = asks.has('least') ? 'least' : 'most'
  const sums = (groups: number, of: (hour: number) => number) => {
    const all = Array.from({ length: groups }, () => 0)
    for (const [at] of table.rows.entries()) {
      all[of(table.number(at, 'hour') ?? 0)]! += table.number(at, 'posts') ?? 0
    }
    const best = direction === 'most' ? Math.max(...all) : Math.min(...all)
    return { at: all.indexOf(best), posts: voice.of(table.figure('posts', voice.count(best)), best, POSTS) }
  }
  if (/weekdays?|day of the week|weekend|\bdays?\b|曜/.test(query) && !/hour|time|何時|時間/.test(query)) {
    const { at, posts } = sums(DAYS_OF_WEEK, (hour) => Math.floor(hour / HOURS_OF_DAY))
    const day = table.figure('hour', voice.weekday(at))
    return [
      voice.say(
        `${subject} ${direction} on ${day}: ${posts}.`,
        `${subject}投稿が最も${direction === 'most' ? '多い' : '少ない'}のは${day}で、${posts}です。`,
      ),
      ...meaning,
      ...caution(table),
    ]
  }
  const [at] = table.sorted('posts', direction)
  if (at === undefined) return undefined
  const hours = sums(HOURS_OF_DAY, (hour) => hour % HOURS_OF_DAY)
  const single = voice.of(table.cell(at, 'posts'), table.number(at, 'posts'), POSTS)
  const clock = table.figure('hour', `${String(hours.at).padStart(2, '0')}:00 (${voice.zone})`)
  return [
    voice.say(
      `${subject} ${direction} at ${clock}, all days together: ${hours.posts}.`,
      `全曜日を通して${subject}投稿が最も${direction === 'most' ? '多い' : '少ない'}時間帯は${clock}台で、${hours.posts}です。`,
    ),
    voice.say(
      `The single ${direction === 'most' ? 'busiest' : 'quietest'} hour of the week is ${table.cell(at, 'hour')} with ${single}.`,
      `一週間で最も${direction === 'most' ? '多い' : '少ない'}のは${table.cell(at, 'hour')}台で、${single}です。`,
    ),
    ...meaning,
    ...caution(table),
  ]
}

/** Followers that came and went. */
export function answerGrowth(table: Table, { asks, query, rows }: Intent): string[] | undefined {
  const { voice } = table
  if (table.rows.length === 0) return undefined
  if (rows[0] !== undefined) return [growthOfDay(table, rows[0])]
  const sum = (column: string) => table.figure(column, voice.count(table.sum(column)))
  const asksDay = /\bdays?\b|\bwhen\b|\bpeak|日|いつ/.test(query) && (asks.has('most') || asks.has('least'))
  if (asksDay) {
    const column = /lost|lose|losing|unfollow|減|失/.test(query)
      ? 'lost'
      : /gain|new|増|獲得/.test(query)
        ? 'gained'
        : 'net'
    const [at] = table.sorted(column, asks.has('least') ? 'least' : 'most')
    return at === undefined ? undefined : [growthOfDay(table, at)]
  }
  const net = table.sum('net')
  const last = table.rows.findLastIndex((_, at) => table.number(at, 'followers') !== undefined)
  return [
    voice.say(
      `Over the days shown ${sum('gained')} followers were gained and ${sum('lost')} lost: ${sum('net')} net.`,
      `表示期間の増加は${sum('gained')}人、減少は${sum('lost')}人で、差し引き${sum('net')}人です。`,
    ),
    ...(last >= 0
      ? [
          voice.say(
            `On the last day there were ${table.cell(last, 'followers')} followers, so the account is ${net > 0 ? 'growing' : net < 0 ? 'shrinking' : 'level'}.`,
            `最終日のフォロワーは${table.cell(last, 'followers')}人で、${net > 0 ? '増加傾向' : net < 0 ? '減少傾向' : '横ばい'}です。`,
          ),
        ]
      : []),
  ]
}

const growthOfDay = (table: Table, at: number) =>
  table.voice.say(
    `The day is ${table.cell(at, 'day')}: ${table.cell(at, 'gained')} gained, ${table.cell(at, 'lost')} lost.`,
    `${table.cell(at, 'day')}で、増加${table.cell(at, 'gained')}人、減少${table.cell(at, 'lost')}人です。`,
  )
