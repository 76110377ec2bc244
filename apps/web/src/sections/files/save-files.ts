import type { ReportFormat, SheetFormat } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import type { Language } from '@starling/text'
import { api, saveFile } from '../../floor/index.ts'
import type { View } from '../../question/index.ts'
import { askOf, type SectionAsking } from '../asking/asking.ts'
import { fileName } from './file-name.ts'

export type DownloadFormat = SheetFormat | ReportFormat
const isReport = (format: DownloadFormat): format is ReportFormat => format === 'pdf' || format === 'pptx'

export type FileSettings = Omit<SectionAsking, 'panel'> & {
  panels: View['panels']
  language: Language
  /** What was asked, in words. */
  asked: string
  /** Whose corrections of moods go along. */
  team_id?: string | undefined
}

/** Sections that are looked at alike: a file is made of one ask. */
export function alike(ids: readonly SectionId[], panels: View['panels']): SectionId[][] {
  const groups = Map.groupBy(ids, (id) =>
    JSON.stringify([panels[id]?.order, panels[id]?.baseline, panels[id]?.comparison]),
  )
  return [...groups.values()]
}

/** The same answers as on the screen, as a sheet or as a document. */
export async function saveFiles(
  format: DownloadFormat,
  ids: readonly SectionId[],
  { question, others, utc_offset_minutes, panels, language, asked, team_id }: FileSettings,
): Promise<void> {
  for (const sections of alike(ids, panels)) {
    const panel = panels[sections[0]!] ?? {}
    const ask = {
      ...askOf(sections[0]!, { question, others, panel, utc_offset_minutes }),
      ...(sections.some((id) => sectionOf(id).with_others) && { others: [...others] }),
      utc_offset_minutes,
      sections,
      language,
      asked,
    }
    const { name, blob } = isReport(format)
      ? await api.createReport({ body: { ...ask, format } })
      : await api.createSheet({ body: { ...ask, format, ...(team_id !== undefined && { team_id }) } })
    const ending = name.slice(name.lastIndexOf('.'))
    saveFile(blob, fileName({ question, language }, sections.length === 1 ? sections[0] : undefined) + ending)
  }
}
