import { SHEET_WORDS, type SheetFormat } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { type Language, type TextKey, t } from '@starling/text'
import { api } from '../api.ts'
import type { View } from './analysis.ts'
import { type Asking, askOf } from './asking.ts'
import { sayOfSection } from './chart-words.ts'
import { saveFile } from './save-file.ts'

export type SheetSettings = Omit<Asking, 'panel'> & { panels: View['panels']; language: Language }

/** Sections that are looked at alike: a file is made of one ask. */
export function alike(ids: readonly SectionId[], panels: View['panels']): SectionId[][] {
  const groups = Map.groupBy(ids, (id) => JSON.stringify([panels[id]?.order, panels[id]?.baseline]))
  return [...groups.values()]
}

const WORDS: readonly TextKey[] = SHEET_WORDS

/** All that is read in a file, in the reader's language. */
export function labelsOf(ids: readonly SectionId[]): Record<string, string> {
  const described = ids
    .map(sectionOf)
    .flatMap(({ title, columns }) => [title, ...Object.values(columns).map(({ label }) => label)])
  return Object.fromEntries([
    ...WORDS.map((word) => [word, t(word)]),
    ...described.map((english) => [english, sayOfSection(english)]),
  ])
}

/** The same answers as on the screen, as a sheet. */
export async function saveSheets(
  format: SheetFormat,
  ids: readonly SectionId[],
  { question, others, utc_offset_minutes, panels, language }: SheetSettings,
): Promise<void> {
  for (const sections of alike(ids, panels)) {
    const panel = panels[sections[0]!] ?? {}
    const { name, blob } = await api.createSheet({
      body: {
        ...askOf(sections[0]!, { question, others, panel, utc_offset_minutes }),
        ...(sections.includes('overlap') && { others: [...others] }),
        utc_offset_minutes,
        sections,
        format,
        language,
        labels: labelsOf(sections),
      },
    })
    saveFile(blob, name)
  }
}
