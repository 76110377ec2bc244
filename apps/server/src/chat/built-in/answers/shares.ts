import { areAlone, isAlone } from '@starling/sections'
import { nounOf } from '@starling/sections/chat'
import type { Intent } from '../intent.ts'
import { baselineOf, caution } from '../phrases.ts'
import type { Table } from '../table.ts'
import { PEOPLE, POSTS } from '../voice.ts'

const LISTED = 3
const MOST_LISTED = 10

/** Sections whose rows are values with a share: who has it, how sure that is, and how it compares with the baseline. */
export function answerShares(table: Table, intent: Intent): string[] | undefined {
  const { asks, rows, wanted, place } = intent
  if (rows.length === 1) return [...one(table, rows[0]!), ...caution(table, rows[0])]
  if (rows.length > 1) return [...compared(table, rows), ...caution(table, rows[0])]
  if (asks.has('distinct')) return distinct(table)
  if (asks.has('under')) return different(table, 'under')
  if (asks.has('over')) return different(table, 'over')
  const sorted = table.sorted('share', asks.has('least') ? 'least' : 'most')
  if (sorted.length === 0) return undefined
  if (asks.has('least')) return [...least(table, sorted), ...caution(table, sorted[0])]
  if (place !== undefined) return placed(table, sorted, place)
  const listed = Math.min(wanted ?? LISTED, MOST_LISTED)
  return [...one(table, sorted[0]!, true), ...next(table, sorted.slice(1, listed)), ...caution(table, sorted[0])]
}

function one(table: Table, at: number, isMost = false): string[] {
  const { say } = bound(table)
  const noun = nounOf(table.id)
  const { where } = noun.known
  const posts = table.base.unit === 'posts'
  const counted = table.has('count') ? 'count' : 'posts'
  const units = table.voice.of(table.cell(at, counted), table.number(at, counted), posts ? POSTS : PEOPLE)
  const writers = table.has('accounts')
    ? `${say(', ', '、')}${table.voice.of(table.cell(at, 'accounts'), table.number(at, 'accounts'), PEOPLE)}`
    : ''
  const count = `${units}${writers}`
  const [low, high] = table.interval(at) ?? []
  const name = table.name(at)
  const of = say(
    `${table.cell(at, 'share')} of the ${table.known()} ${posts ? 'posts' : noun.known.en} (${count}${low ? `; 95% sure between ${low} and ${high}` : ''}).`,
    `${posts ? `投稿${table.known()}件` : `${noun.known.ja}${table.known()}人`}のうち${table.cell(at, 'share')}（${count}${low ? `、95%信頼区間は${low}〜${high}` : ''}）です。`,
  )
  // Ranked otherwise and cut, the list may lack the most frequent of all.
  const isPart = isMost && table.is_cut && !table.isRankedBy('share')
  const lead = say(
    `${where?.en ?? ''}${isPart ? 'of those shown, ' : ''}`,
    `${where?.ja ?? ''}${isPart ? '表示されている中で' : ''}`,
  )
  const first = isMost
    ? say(
        capitalised(`${lead}the most frequent ${noun.en} is ${name}, ${of}`),
        `${lead}最も多い${noun.ja}は${name}で、${of}`,
      )
    : say(`${lead}${name}, ${of}`, `${lead}${name}は、${of}`)
  return [first, ...versus(table, at)]
}

const alone = (table: Table) => bound(table).say('There is nobody to compare that with.', '比較できる相手はいません。')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How it compares with the baseline, and whether that may be chance. */
function versus(table: Table, at: number): string[] {
  const { say } = bound(table)
  if (table.number(at, 'over_index') === undefined) return isAlone(table.rows[at]!) ? [alone(table)] : []
  const arrow = table.text(at, 'significant')
  const baseline = baselineOf(table)
  const ratio = table.cell(at, 'over_index')
  const [low, high] = table.interval(at, 'over_interval') ?? []
  const sureEn = low ? ` (95% sure between ${low} and ${high})` : ''
  const sureJa = low ? `（95%信頼区間は${low}〜${high}倍）` : ''
  const share = table.cell(at, 'baseline_share')
  const sure = arrow
    ? say('more than chance would show', '偶然とは考えにくい差です')
    : say('a difference that may be chance', '偶然の範囲の差です')
  return [
    say(
      `Among ${baseline} it is ${share}, so this is ${ratio} times the baseline${sureEn}, ${sure}.`,
      `${baseline}では${share}で、その${ratio}倍です${sureJa}。${sure}。`,
    ),
  ]
}

const PLACES: Record<number, [en: string, ja: string]> = {
  2: ['second', '二番目'],
  3: ['third', '三番目'],
  4: ['fourth', '四番目'],
  5: ['fifth', '五番目'],
}

/** The second, the third; of a list that has not so many there is nothing to say. */
function placed(table: Table, sorted: number[], place: number): string[] | undefined {
  const at = sorted[place - 1]
  const name = PLACES[place]
  if (at === undefined || !name) return undefined
  const { say } = bound(table)
  const noun = nounOf(table.id)
  return [
    say(
      `The ${name[0]} most frequent ${noun.en} is ${table.name(at)}, ${table.cell(at, 'share')}.`,
      `${name[1]}に多い${noun.ja}は${table.name(at)}で、${table.cell(at, 'share')}です。`,
    ),
    ...versus(table, at),
    ...caution(table, at),
  ]
}

function next(table: Table, rows: number[]): string[] {
  if (rows.length === 0) return []
  const { say } = bound(table)
  const list = rows.map((at) =>
    say(`${table.name(at)} (${table.cell(at, 'share')})`, `${table.name(at)}（${table.cell(at, 'share')}）`),
  )
  return [say(`Next: ${list.join(', ')}.`, `続いて${list.join('、')}です。`)]
}

function least(table: Table, sorted: number[]): string[] {
  const { say } = bound(table)
  const at = sorted[0]!
  const noun = nounOf(table.id)
  return [
    say(
      `Of what is shown, the smallest ${noun.en} is ${table.name(at)}: ${table.cell(at, 'share')}.`,
      `表示されている中で最も少ない${noun.ja}は${table.name(at)}で、${table.cell(at, 'share')}です。`,
    ),
  ]
}

function distinct(table: Table): string[] {
  const { say } = bound(table)
  const noun = nounOf(table.id)
  const count = table.figure(table.label, table.voice.count(table.rows.length))
  return [
    say(
      `The data shows ${table.is_cut ? 'at least ' : ''}${count} ${table.rows.length === 1 ? noun.en : noun.ens}.`,
      `データに表示されている${noun.ja}は${table.is_cut ? '少なくとも' : ''}${count}件です。`,
    ),
    ...(table.base.unit === 'people'
      ? [say('Values with fewer than five people are left out.', '5人未満の項目は含まれていません。')]
      : []),
  ]
}

function different(table: Table, direction: 'over' | 'under'): string[] | undefined {
  if (!table.has('significant')) return undefined
  const { say } = bound(table)
  const noun = nounOf(table.id)
  if (areAlone(table.rows)) return [alone(table)]
  const sorted = table
    .sorted('over_index', direction === 'over' ? 'most' : 'least')
    .filter((at) => table.text(at, 'significant') === direction)
    .slice(0, LISTED)
  if (sorted.length === 0) {
    return [
      say(
        `Among the ${noun.ens} shown, no such difference from the baseline is more than chance.`,
        `表示されている${noun.ja}の中に、基準との差が偶然とは言えないものはありません。`,
      ),
    ]
  }
  const list = sorted.map((at) =>
    say(
      `${table.name(at)} (${table.cell(at, 'over_index')} times, ${table.cell(at, 'share')} against ${table.cell(at, 'baseline_share')})`,
      `${table.name(at)}（${table.cell(at, 'over_index')}倍、${table.cell(at, 'share')}対${table.cell(at, 'baseline_share')}）`,
    ),
  )
  const more = say(direction === 'over' ? 'More' : 'Less', direction === 'over' ? '多い' : '少ない')
  return [
    say(
      `${more} than among ${baselineOf(table)}, beyond chance: ${list.join(', ')}.`,
      `${baselineOf(table)}より有意に${more}のは、${list.join('、')}です。`,
    ),
    ...caution(table, sorted[0]),
  ]
}

function compared(table: Table, rows: number[]): string[] {
  const { say } = bound(table)
  const sorted = rows.toSorted((a, b) => (table.number(b, 'share') ?? 0) - (table.number(a, 'share') ?? 0))
  const list = sorted.map((at) => `${table.name(at)} ${table.cell(at, 'share')}`)
  const [first, second] = sorted as [number, number]
  const apart = lowOf(table, first) > highOf(table, second)
  return [
    say(`${list.join(', ')}.`, `${list.join('、')}です。`),
    apart
      ? say(
          `${table.name(first)} is clearly larger: the 95% intervals do not touch.`,
          `${table.name(first)}のほうが明らかに多く、95%信頼区間は重なりません。`,
        )
      : say(
          'The 95% intervals overlap, so the order is not certain.',
          '95%信頼区間が重なるため、どちらが多いとは言い切れません。',
        ),
  ]
}
const lowOf = (table: Table, at: number) => Number(table.list(at, 'interval')[0] ?? 0)
const highOf = (table: Table, at: number) => Number(table.list(at, 'interval')[1] ?? 1)

const bound = ({ voice }: Table) => ({ say: voice.say.bind(voice) })
