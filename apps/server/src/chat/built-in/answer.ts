import { NOT_IN_DATA, type ReadChatQuery } from '@starling/contract'
import type { SectionId } from '@starling/sections'
import { SUMMED_UP, type Telling, tellingOf } from '@starling/sections/chat'
import type { Language } from '@starling/text/both'
import { answerAccounts, answerFollowed, answerProfile, answerSize } from './answers/accounts.ts'
import { answerActivity, answerGrowth, answerMood, answerVolume } from './answers/days.ts'
import { answerClusters, answerOverlap, answerPairs, answerPosts } from './answers/posts.ts'
import { answerShares } from './answers/shares.ts'
import { type AskKind, type Intent, readIntent } from './intent.ts'
import { type Table, tablesOf } from './table.ts'
import { Voice } from './voice.ts'

type Answer = (table: Table, intent: Intent) => string[] | undefined

const ANSWERS: Record<Telling, Answer> = {
  size: answerSize,
  profile: answerProfile,
  followed: answerFollowed,
  people: answerAccounts,
  growth: answerGrowth,
  volume: answerVolume,
  mood: answerMood,
  week: answerActivity,
  posts: answerPosts,
  pairs: answerPairs,
  clusters: answerClusters,
  overlap: answerOverlap,
  shares: answerShares,
}
const answerTo = (section: SectionId): Answer => ANSWERS[tellingOf(section)]

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** An answer is in the language of its question. */
export const languageOfQuery = (query: string, asked: Language): Language =>
  JAPANESE.test(query) ? 'ja' : /[a-z]{2}/i.test(query) ? 'en' : asked

const SUMMARY =
  /^\W*(?:(?:please|can you|could you) )?(?:give|show|tell|write|make)?(?: me| us)? ?(?:an?|the)? ?(?:short |brief |quick )?(?:summar(?:y|ise|ize)|overview|key (?:insights|findings|points|takeaways)|main (?:insights|findings|points))\b|要約|まとめて|概要を/i
/** The first sentence of each. */
function summary(tables: ReadonlyMap<SectionId, Table>): string[] | undefined {
  const said = SUMMED_UP.flatMap(([section, ...asks]) => {
    const table = tables.get(section)
    if (!table || table.base.hidden || table.rows.length === 0) return []
    const intent = { section, asks: new Set<AskKind>(asks), rows: [], wanted: undefined, query: '' }
    return answerTo(section)(table, intent)?.slice(0, 1) ?? []
  })
  return said.length > 0 ? said : undefined
}

/** Sentences computed from the data, each figure with its place; or that the data does not have it. */
export function answerFromData(asked: ReadChatQuery): string[] {
  const language = languageOfQuery(asked.query, asked.language ?? 'en')
  const voice = new Voice(language, asked.utc_offset_minutes ?? 0)
  const tables = tablesOf(asked.data, voice)
  if (SUMMARY.test(asked.query)) return summary(tables) ?? [NOT_IN_DATA[language]]
  const intent = readIntent(asked, tables)
  const table = intent && tables.get(intent.section)
  if (!intent || !table) return [NOT_IN_DATA[language]]
  if (table.base.hidden) {
    return [
      voice.say(
        'Fewer than five people are known here, so nothing is shown.',
        '該当する人が5人未満のため、表示していません。',
      ),
    ]
  }
  if (table.rows.length === 0) return [NOT_IN_DATA[language]]
  return answerTo(intent.section)(table, intent) ?? [NOT_IN_DATA[language]]
}
