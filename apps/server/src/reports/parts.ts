import type { Answered } from '@starling/contract'
import { partsOf as pageParts, sectionOf } from '@starling/sections'
import { type Say, say } from '@starling/text/both'
import type { Report } from './report.ts'
import { momentOf } from './section-words.ts'

/** What a document shows, section by section, and what it says before. */
export type Parts = { say: Say; shown: Answered[]; facts: string[] }

export function partsOf({ language, asked_at, utc_offset_minutes, answers }: Report): Parts {
  const spoken = say(language)
  const ordered = inPageOrder(answers)
  const [shown, empty] = [
    ordered.filter(({ rows }) => rows.length > 0),
    ordered.filter(({ rows }) => rows.length === 0),
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

function inPageOrder(answers: readonly Answered[]): Answered[] {
  const ids = pageParts(answers.map(({ section }) => section)).flatMap(({ sections }) => sections)
  return ids.flatMap((id) => answers.filter(({ section }) => section === id))
}
