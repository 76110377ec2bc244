import { SECTION_FOR, type SectionId } from '@starling/sections'
import { tellingOf } from '@starling/sections/chat'
import type { Intent } from '../intent.ts'
import type { Table } from '../table.ts'
import { LIKES, POSTS } from '../voice.ts'
import { answerGrowth, answerMood } from './days.ts'

type ShownTables = ReadonlyMap<SectionId, Table>
const DAY_S = 86_400
const LISTED = 3

/** What else the data shows beside it. It has no reasons, and says so. */
export function answerWhy(
  tables: ShownTables,
  table: Table,
  intent: Intent,
  tell: (table: Table, intent: Intent) => string[] | undefined,
): string[] | undefined {
  const telling = tellingOf(table.id)
  const told =
    telling === 'volume'
      ? ofDay(tables, table, intent.rows[0] ?? table.sorted('posts')[0])
      : telling === 'mood'
        ? ofMood(tables, table, intent)
        : telling === 'growth'
          ? ofGrowth(table, intent)
          : tell(table, intent)
  if (!told || told.length === 0) return undefined
  const { voice } = table
  return [
    ...told,
    voice.say('The data shows what, not why.', 'データからわかるのは事実のみで、理由は含まれていません。'),
  ]
}

/** A day beside the average one, with its mood and the posts that were liked most. */
function ofDay(tables: ShownTables, table: Table, at: number | undefined): string[] | undefined {
  if (at === undefined) return undefined
  const { voice } = table
  const day = table.cell(at, 'day')
  const posts = voice.of(table.cell(at, 'posts'), table.number(at, 'posts'), POSTS)
  const mean = table.figure('posts', voice.count(table.sum('posts') / table.rows.length))
  const seconds = table.number(at, 'day') ?? 0
  return [
    voice.say(
      `${day} has ${posts}, against ${mean} on an average day.`,
      `${day}の投稿は${posts}で、一日平均は${mean}件です。`,
    ),
    ...moodOf(tables.get(SECTION_FOR.mood), seconds),
    ...liked(
      tables,
      (at, posts) => Math.abs((posts.number(at, 'created_at') ?? 0) - seconds - DAY_S / 2) <= DAY_S / 2,
      ['The posts of that day with the most likes are by', 'その日にいいねが多かった投稿：'],
    ),
  ]
}

function moodOf(table: Table | undefined, day: number): string[] {
  const at = table?.rows.findIndex((_, at) => table.number(at, 'day') === day) ?? -1
  if (!table || at < 0 || table.base.hidden) return []
  const { voice } = table
  return [
    voice.say(
      `Of its ${table.cell(at, 'posts')} judged posts ${table.cell(at, 'positive')} are positive and ${table.cell(at, 'negative')} negative.`,
      `判定した${table.cell(at, 'posts')}件のうち、ポジティブは${table.cell(at, 'positive')}件、ネガティブは${table.cell(at, 'negative')}件です。`,
    ),
  ]
}

/** Posts that fit, the most liked first; their words stay on screen. */
function liked(tables: ShownTables, fits: (at: number, posts: Table) => boolean, [en, ja]: [string, string]): string[] {
  const posts = tables.get(SECTION_FOR.posts) ?? tables.get('posts')
  if (!posts || posts.base.hidden) return []
  const { voice } = posts
  const found = posts
    .sorted('like_count')
    .filter((at) => fits(at, posts))
    .slice(0, LISTED)
  if (found.length === 0) return []
  const list = found.map((at) => {
    const likes = voice.of(posts.cell(at, 'like_count'), posts.number(at, 'like_count'), LIKES)
    return voice.say(`${posts.name(at)} (${likes})`, `${posts.name(at)}（${likes}）`)
  })
  return [voice.say(`${en} ${list.join(', ')}.`, `${ja}${list.join('、')}。`)]
}

const POSITIVE = /\bpositive|\bgood\b|\bhappy|\bfavou?rabl|ポジティブ|好意|肯定|好評|良/
function ofMood(tables: ShownTables, table: Table, intent: Intent): string[] | undefined {
  const isPositive = POSITIVE.test(intent.query)
  const [worst] = table.sorted('net', isPositive ? 'most' : 'least')
  const { voice } = table
  const told = answerMood(table, { ...intent, asks: new Set() })
  if (!told) return undefined
  const wanted = isPositive ? 'positive' : 'negative'
  return [
    ...told,
    ...(worst === undefined
      ? []
      : [
          isPositive
            ? voice.say(
                `It was best on ${table.cell(worst, 'day')}.`,
                `最も良かった日は${table.cell(worst, 'day')}です。`,
              )
            : voice.say(
                `It was worst on ${table.cell(worst, 'day')}.`,
                `最も悪かった日は${table.cell(worst, 'day')}です。`,
              ),
        ]),
    ...liked(
      tables,
      (at, posts) => posts.text(at, 'sentiment') === wanted,
      isPositive
        ? ['The positive posts with the most likes are by', 'ポジティブな投稿のうち、いいねが多いもの：']
        : ['The negative posts with the most likes are by', 'ネガティブな投稿のうち、いいねが多いもの：'],
    ),
  ]
}

function ofGrowth(table: Table, intent: Intent): string[] | undefined {
  const column = /lost|lose|losing|unfollow|drop|fall|shrink|減|失|離/.test(intent.query) ? 'lost' : 'gained'
  const at = intent.rows[0] ?? table.sorted(column)[0]
  const told = answerGrowth(table, { ...intent, asks: new Set() })?.slice(0, 1)
  if (at === undefined || !told) return told
  const { voice } = table
  return [
    ...told,
    voice.say(
      `The day that stands out is ${table.cell(at, 'day')}: ${table.cell(at, 'gained')} gained, ${table.cell(at, 'lost')} lost.`,
      `目立つ日は${table.cell(at, 'day')}で、増加${table.cell(at, 'gained')}人、減少${table.cell(at, 'lost')}人です。`,
    ),
  ]
}
