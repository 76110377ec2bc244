import type { Answered, Ask, FileAnswer, Refused, SheetFormat } from '@starling/contract'
import { type Question, SECTION_IDS, sectionOf } from '@starling/sections'
import { answerSections } from '../analysis/answer-sections.ts'
import { normalize } from '../analysis/normalize.ts'
import { withWindow } from '../analysis/query-id.ts'
import type { Context } from '../context.ts'
import { aboutTable } from './about.ts'
import { csvOf } from './csv.ts'
import { type Labels, labelled, tableOf } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'
import { zip } from './zip.ts'

type SheetAsk = Ask & { format: SheetFormat; language: 'en' | 'ja'; labels?: Labels }
type Sections = readonly (Answered | Refused)[]

/** The same answers as on the screen, as a file. */
export async function createSheet(
  { format, language, labels = {}, ...ask }: SheetAsk,
  context: Context,
): Promise<FileAnswer> {
  const question = withWindow(normalize(ask.question), context.now.getTime() / 1000)
  const wanted = { ...ask, question, ...(format === 'json' && { inputs: true }) }
  const { sections } = await answerSections(SECTION_IDS, wanted, context)
  const name = `starling-${question.query_type}-${context.now.toISOString().slice(0, 10)}`
  const about = aboutTable(question, sections, context.now, labels)
  const tables = answered(sections).map(({ section, rows }) => tableOf(section, rows, labels))
  switch (format) {
    case 'json':
      return file(`${name}.json`, 'application/json', jsonOf(question, sections, { language, labels }, context))
    case 'xlsx':
      return {
        name: `${name}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await writeXlsx([about, ...tables]),
      }
    case 'csv': {
      const [only] = answered(sections)
      if (only && sections.length === 1) return file(`${name}-${only.section}.csv`, 'text/csv', csvOf(tables[0]!))
      const files = answered(sections).map(({ section }, at) => ({ name: `${section}.csv`, text: csvOf(tables[at]!) }))
      const bytes = zip([{ name: 'about.csv', text: csvOf(about) }, ...files])
      return { name: `${name}.zip`, type: 'application/zip', bytes }
    }
  }
}

/** The reader's language is in what is read; names by which a program finds a value stay as they are on the wire. */
function jsonOf(
  question: Question,
  sections: Sections,
  { language, labels }: { language: string; labels: Labels },
  { now }: Context,
): string {
  const described = sections.map((one) => {
    const { title, columns } = sectionOf(one.section)
    const named = Object.entries(columns).map(([name, column]) => [
      name,
      { ...column, label: labelled(labels, column.label) },
    ])
    return { title: labelled(labels, title), columns: Object.fromEntries(named), ...one }
  })
  return JSON.stringify({ question, asked_at: now.toISOString(), language, sections: described }, null, 2)
}

const answered = (sections: Sections): Answered[] => sections.filter((one) => 'rows' in one)

const file = (name: string, type: string, text: string): FileAnswer => ({
  name,
  type: `${type}; charset=utf-8`,
  bytes: Buffer.from(text),
})
