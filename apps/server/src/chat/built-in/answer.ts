import { NOT_IN_DATA, type ReadChatQuery } from '@starling/contract'
import type { SectionId } from '@starling/sections'
import { DISTINGUISHED, PORTRAYED, SUMMED_UP, type Telling, tellingOf } from '@starling/sections/chat'
import type { Language } from '@starling/text/both'
import { answerAccounts, answerFollowed, answerProfile, answerSize } from './answers/accounts.ts'
import { answerActivity, answerGrowth, answerMood, answerVolume } from './answers/days.ts'
import { answerLikeness } from './answers/likeness.ts'
import { answerListed, answerWithout } from './answers/listed.ts'
import { answerClusters, answerOverlap, answerPairs, answerPosts } from './answers/posts.ts'
import { answerShares } from './answers/shares.ts'
import { answerSure, sureOfAll } from './answers/sure.ts'
import { answerTable } from './answers/tabled.ts'
import { answerWhy } from './answers/why.ts'
import { cannotTell } from './cannot-tell.ts'
import { type Intent, isOnly, plainIntent, readIntent } from './intent.ts'
import { DIFFERENT, LIKENESS, PORTRAIT, SUMMARY, SURE } from './manner.ts'
import type { ShownTables } from './naming.ts'
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

/** That the data does not have it. */
export const isUnknown = ([first]: readonly string[]): boolean =>
  Object.values(NOT_IN_DATA).some((none) => first === none)

/** The first sentence of each. */
function firstOf(sections: typeof SUMMED_UP, tables: ShownTables): string[] | undefined {
  const said = sections.flatMap(([section, ...asks]) => {
    const table = tables.get(section)
    if (!table || table.base.hidden || table.rows.length === 0) return []
    return answerTo(section)(table, plainIntent(section, asks))?.slice(0, 1) ?? []
  })
  return said.length > 0 ? said : undefined
}

/** What is asked of several sections at once. */
function ofSeveral({ query, data }: ReadChatQuery, tables: ShownTables, voice: Voice): string[] | undefined {
  if (isOnly(query, LIKENESS, data.question, tables)) return answerLikeness(tables, voice)
  if (isOnly(query, SUMMARY, data.question, tables)) return firstOf(SUMMED_UP, tables)
  if (isOnly(query, DIFFERENT, data.question, tables)) return firstOf(DISTINGUISHED, tables)
  return isOnly(query, PORTRAIT, data.question, tables) ? firstOf(PORTRAYED, tables) : undefined
}

/** An intent put into sentences, in the manner that it asks for. */
function composed(intent: Intent, table: Table, tables: ShownTables): string[] | undefined {
  const tell = answerTo(intent.section)
  if (intent.manner === 'sure') {
    return tellingOf(intent.section) === 'size' ? sureOfAll(tables, table.voice) : answerSure(table, intent)
  }
  if (intent.manner === 'table') return answerTable(table, intent)
  if (intent.manner === 'why') return answerWhy(tables, table, intent, tell)
  if (intent.is_without) return answerWithout(table, intent)
  const isOfSeveral = (intent.wanted ?? 1) > 1 && tellingOf(intent.section) === 'posts'
  return intent.kept || intent.by || isOfSeveral ? answerListed(table, intent) : tell(table, intent)
}

/** Sentences computed from the data, each figure with its place; or that the data does not have it, and what it has. */
export function answerFromData(asked: ReadChatQuery): string[] {
  const language = languageOfQuery(asked.query, asked.language ?? 'en')
  const voice = new Voice(language, asked.utc_offset_minutes ?? 0)
  const tables = tablesOf(asked.data, voice)
  const several = ofSeveral(asked, tables, voice)
  if (several) return several
  const intent = readIntent(asked, tables)
  const table = intent && tables.get(intent.section)
  if (table?.base.hidden) {
    return [
      voice.say(
        'Fewer than five people are known here, so nothing is shown.',
        '該当する人が5人未満のため、表示していません。',
      ),
    ]
  }
  const said = table && table.rows.length > 0 ? composed(intent!, table, tables) : undefined
  if (said) return said
  const isSure = !intent && isOnly(asked.query, SURE, asked.data.question, tables)
  return (isSure ? sureOfAll(tables, voice) : undefined) ?? cannotTell(asked, tables, voice)
}
