import { isClear, sectionOf } from '@starling/sections'
import type { Intent } from '../intent.ts'
import { baselineOf, caution } from '../phrases.ts'
import type { Table } from '../table.ts'
import { FOLLOWERS } from '../voice.ts'

const LISTED = 3
const MOST_LISTED = 10

export function answerSize(table: Table, { query }: Intent): string[] | undefined {
  const { voice } = table
  if (table.number(0, 'accounts') === undefined) return undefined
  const asksPosts = /\bposts?\b|\btweets?\b|投稿|件/.test(query)
  return [
    voice.say(
      `The question is about ${table.cell(0, 'accounts')} people${asksPosts ? `, who wrote ${table.cell(0, 'posts')} matching posts` : ''}.`,
      `この質問の対象は${table.cell(0, 'accounts')}人です${asksPosts ? `（該当する投稿は${table.cell(0, 'posts')}件）` : ''}。`,
    ),
    voice.say(
      `That is ${table.cell(0, 'share')} of the ${table.cell(0, 'all_accounts')} accounts known here.`,
      `ここで把握している${table.cell(0, 'all_accounts')}アカウントの${table.cell(0, 'share')}にあたります。`,
    ),
    ...caution(table),
  ]
}

/** Accounts that the audience follows, or that are followed by the same people. */
export function answerFollowed(table: Table, { asks, rows, wanted }: Intent): string[] | undefined {
  const { voice, id } = table
  const shown = rows.length > 0 ? rows : orderOf(table, asks).slice(0, Math.min(wanted ?? LISTED, MOST_LISTED))
  const [first, ...others] = shown
  if (first === undefined) return undefined
  const isSimilar = 'similarity' in sectionOf(id).columns
  const share = table.cell(first, 'share')
  const name = table.name(first)
  const opening = isSimilar
    ? voice.say(
        `The most similar account is ${name}: ${share} of this audience follow it, similarity ${table.cell(first, 'similarity')}.`,
        `最も似ているアカウントは${name}です。このオーディエンスの${share}がフォローしており、類似度は${table.cell(first, 'similarity')}です。`,
      )
    : followedBy(table, first)
  const rest = others.map((at) => {
    const share = table.cell(at, isSimilar ? 'similarity' : 'share')
    return voice.say(`${table.name(at)} (${share})`, `${table.name(at)}（${share}）`)
  })
  const named = rows.length === 1 && isSimilar
  return [
    named
      ? voice.say(
          `${name}: ${share} of this audience follow it, similarity ${table.cell(first, 'similarity')}.`,
          `${name}は、このオーディエンスの${share}がフォローしており、類似度は${table.cell(first, 'similarity')}です。`,
        )
      : opening,
    ...(rest.length > 0 ? [voice.say(`Next: ${rest.join(', ')}.`, `続いて${rest.join('、')}です。`)] : []),
    ...caution(table, first),
  ]
}

/** How many follow it, and whether that is more than elsewhere: no more is said than the interval holds. */
function followedBy(table: Table, at: number): string {
  const { voice } = table
  const [name, share, people] = [table.name(at), table.cell(at, 'share'), table.cell(at, 'count')]
  const en = `${name} is followed by ${share} of this audience (${people} people)`
  const ja = `${name}は、このオーディエンスの${share}（${people}人）がフォローして`
  if (table.number(at, 'over_index') === undefined) {
    return voice.say(`${en}. There is nobody to compare that with.`, `${ja}います。比較できる相手はいません。`)
  }
  const [baseline, ratio] = [baselineOf(table), table.cell(at, 'over_index')]
  const [low, high] = table.interval(at, 'over_interval') ?? []
  if (low === undefined) {
    return voice.say(`${en}, ${ratio} times as much as among ${baseline}.`, `${ja}おり、${baseline}の${ratio}倍です。`)
  }
  return isClear(table.rows[at]!)
    ? voice.say(
        `${en}, ${ratio} times as much as among ${baseline} (at least ${low}).`,
        `${ja}おり、${baseline}の${ratio}倍です（少なくとも${low}倍）。`,
      )
    : voice.say(
        `${en}, not clearly more than among ${baseline} (${low} to ${high} times).`,
        `${ja}いますが、${baseline}との明確な差はありません（${low}〜${high}倍）。`,
      )
}

/** As the section ranks them, unless the largest share is asked for. */
function orderOf(table: Table, asks: Intent['asks']): number[] {
  if (table.has('similarity') || asks.has('over')) return table.rows.map((_, at) => at)
  return table.sorted('share')
}

export function answerAccounts(table: Table, { rows, wanted }: Intent): string[] | undefined {
  const { voice, id } = table
  if (table.rows.length === 0) return undefined
  const isSample = sectionOf(id).method === 'sample'
  const order = isSample ? table.rows.map((_, at) => at) : table.sorted('followers_count')
  const shown = rows.length > 0 ? rows : order.slice(0, Math.min(wanted ?? LISTED, MOST_LISTED))
  const list = shown.map((at) =>
    voice.say(
      `${table.name(at)} (${voice.of(table.cell(at, 'followers_count'), table.number(at, 'followers_count'), FOLLOWERS)})`,
      `${table.name(at)}（フォロワー${table.cell(at, 'followers_count')}人）`,
    ),
  )
  if (rows.length > 0) return [voice.say(`${list.join(', ')}.`, `${list.join('、')}です。`)]
  return [
    isSample
      ? voice.say(
          `People of this audience, drawn by chance: ${list.join(', ')}.`,
          `無作為に選んだアカウントは、${list.join('、')}です。`,
        )
      : voice.say(
          `The people of this audience with the most followers: ${list.join(', ')}.`,
          `このオーディエンスでフォロワーが最も多いのは、${list.join('、')}です。`,
        ),
  ]
}

const PROFILE = [
  { column: 'verified', en: /verified/, ja: /認証/ },
  { column: 'created_at', en: /join|created|how old|since when/, ja: /登録|開設|いつから/ },
  { column: 'following_count', en: /\bfollowing\b|\bdoes .* follow\b/, ja: /フォロー(?:中|数|して)/ },
  { column: 'post_count', en: /\bposts?\b|\btweets?\b/, ja: /投稿/ },
] as const

export function answerProfile(table: Table, { query }: Intent): string[] | undefined {
  const { voice } = table
  if (table.rows.length === 0) return undefined
  const asked = PROFILE.find(({ en, ja }) => en.test(query) || ja.test(query))?.column ?? 'followers_count'
  const name = table.name(0)
  const cell = table.cell(0, asked)
  const said = {
    verified: table.rows[0]?.verified
      ? voice.say(`${name} is verified: ${cell}.`, `${name}は認証済みです（${cell}）。`)
      : voice.say(`${name} is not verified: ${cell}.`, `${name}は認証されていません（${cell}）。`),
    created_at: voice.say(`${name} joined on ${cell}.`, `${name}の登録日は${cell}です。`),
    following_count: voice.say(`${name} follows ${cell} accounts.`, `${name}は${cell}アカウントをフォローしています。`),
    post_count: voice.say(`${name} has written ${cell} posts.`, `${name}の投稿は${cell}件です。`),
    followers_count: voice.say(`${name} has ${cell} followers.`, `${name}のフォロワーは${cell}人です。`),
  }
  return [said[asked]]
}
