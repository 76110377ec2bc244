import { NOT_IN_DATA, offer, type ReadChatQuery } from '@starling/contract'
import { type SectionId, SUGGESTIONS } from '@starling/sections'
import { say } from '@starling/text/both'
import { topicOf } from './intent.ts'
import type { ShownTables } from './naming.ts'
import { takeKnown } from './values.ts'
import type { Voice } from './voice.ts'

const OFFERED = 3

/** That the data does not have it; what it has about this, and three questions that it answers. */
export function cannotTell({ query }: ReadChatQuery, tables: ShownTables, voice: Voice): string[] {
  const { named, rest } = takeKnown(query.normalize('NFKC'))
  const isThere = (id: SectionId) => {
    const table = tables.get(id)
    return table !== undefined && table.rows.length > 0 && !table.base.hidden
  }
  const near = [...new Set([...(topicOf(rest)?.sections ?? []), ...named.flatMap(({ sections }) => sections)])].filter(
    isThere,
  )
  const { t } = say(voice.language)
  const there = SUGGESTIONS.filter(([section]) => isThere(section))
  const questions = [...there.filter(([section]) => near.includes(section)), ...there].map(([, key]) => t(key))
  const offered = [...new Set(questions)].slice(0, OFFERED)
  const titles = (near.length > 0 ? near : there.map(([section]) => section)).slice(0, OFFERED)
  return [
    NOT_IN_DATA[voice.language],
    ...(titles.length > 0
      ? [
          whatThereIs(
            titles.map((id) => tables.get(id)!.title()),
            near.length > 0,
            voice,
          ),
        ]
      : []),
    ...offered.map(offer),
  ]
}

function whatThereIs(titles: string[], isNear: boolean, voice: Voice): string {
  const listed = voice.say(titles.join(', '), titles.map((title) => `「${title}」`).join(''))
  return isNear
    ? voice.say(`On this it has: ${listed}.`, `これに関して答えられるのは${listed}です。`)
    : voice.say(`Among what it has: ${listed}.`, `たとえば${listed}について答えられます。`)
}
