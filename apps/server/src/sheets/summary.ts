import { sectionOf } from '@starling/sections'
import { type Summary, textOfSentence } from '@starling/sections/summary'
import type { Say } from '@starling/text/both'
import type { SheetCell, SheetTable } from './table.ts'

/** A sentence a row, with the sections that its figures are from: what a file begins with. None where there is none. */
export function summaryTables({ sentences, note }: Summary, { t, list }: Say): SheetTable[] {
  if (sentences.length === 0) return []
  const rows = sentences.map((sentence): SheetCell[] => {
    const sections = new Set(sentence.flatMap(({ section }) => section ?? []))
    return [textOfSentence(sentence), list([...sections].map((id) => t(sectionOf(id).title)))]
  })
  return [
    {
      title: t('Summary'),
      columns: [
        { label: t('Summary'), kind: 'text', isProse: true },
        { label: t('Sections'), kind: 'words' },
      ],
      rows: note === null ? rows : [...rows, [note, null]],
    },
  ]
}
