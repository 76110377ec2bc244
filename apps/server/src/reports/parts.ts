import type { Answered } from '@starling/contract'
import { sectionOf } from '@starling/sections'
import { type Say, say } from '@starling/text/both'
import type { Report } from './report.ts'
import { momentOf } from './section-words.ts'

/** What a document shows, section by section, and what it says before. */
export type Parts = { say: Say; shown: Answered[]; facts: string[] }

export function partsOf({ language, asked_at, utc_offset_minutes, answers }: Report): Parts {
  const spoken = say(language)
  const [shown, empty] = [
    answers.filter(({ rows }) => rows.length > 0),
    answers.filter(({ rows }) => rows.length === 0),
  ]
  const { t, list } = spoken
  const facts = [t('Asked on {{time}}', { time: momentOf(asked_at.getTime(), utc_offset_minutes, language) })]
  if (empty.length > 0) {
    facts.push(
      t('Nothing to show: {{sections}}', { sections: list(empty.map(({ section }) => t(sectionOf(section).title))) }),
    )
  }
  return { say: spoken, shown, facts }
}
