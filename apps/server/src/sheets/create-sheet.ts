import type { Answered, Ask, FileAnswer, Refused } from '@starling/contract'
import { sectionOf } from '@starling/sections'
import { plainName } from '@starling/sections/file-name'
import { summaryOf, textOfSentence } from '@starling/sections/summary'
import { type Say, say } from '@starling/text/both'
import type { CorrectedPost } from '../corrections/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { aboutTable, askedLines } from './about.ts'
import { correctionsFor, correctionsTable, withCorrections } from './corrections.ts'
import { csvLine, csvOf } from './csv.ts'
import { summaryTables } from './summary.ts'
import { tableOf } from './table.ts'
import { takeAnswers } from './take-answers.ts'
import { writeXlsx } from './write-xlsx.ts'
import { zip } from './zip.ts'

type Sections = readonly (Answered | Refused)[]

/** The same answers as on the screen, as a file. */
export async function createSheet(
  { body: { format, language, asked, team_id, ...ask } }: Input<'createSheet'>,
  context: Context,
): Promise<FileAnswer> {
  const taking = { ...ask, ...(format === 'json' && { inputs: true }) }
  const { question, sections, answers, name } = await takeAnswers(taking, { format, asked, language }, context)
  const corrected = await correctionsFor(team_id, question, context)
  const about = aboutTable({ question, asked, asked_at: context.now }, sections, say(language))
  const { utc_offset_minutes = 0 } = ask
  const told = { question, asked, answers, say: say(language), utc_offset_minutes }
  const summary = summaryOf(told)
  const beginning = summaryTables(summary, say(language))
  const tables = answers.map(({ section, rows }) => {
    const table = tableOf(section, rows, say(language), utc_offset_minutes)
    const isOfPosts = 'sentiment' in sectionOf(section).columns
    const ids = rows.map(({ id }) => id)
    return corrected && isOfPosts ? withCorrections(table, ids, corrected, say(language)) : table
  })
  const apart = corrected?.length ? [correctionsTable(corrected, say(language))] : []
  switch (format) {
    case 'json':
      return file(
        `${name}.json`,
        'application/json',
        jsonOf(
          { ...taking, question },
          { sections, summary: summary.sentences.map(textOfSentence), corrected },
          say(language),
          context,
        ),
      )
    case 'xlsx':
      return {
        name: `${name}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await writeXlsx([...beginning, about, ...tables, ...apart]),
      }
    case 'csv': {
      const [only] = answers
      if (only && sections.length === 1) {
        const foot = askedLines({ question, asked, asked_at: context.now }, only, say(language))
        return file(`${name}.csv`, 'text/csv', csvOf(tables[0]!) + foot.map(csvLine).join(''))
      }
      // By number, or a folder would show them by the alphabet.
      const files = [...beginning, about, ...tables, ...apart].map((table, at) => ({
        name: `${String(at + 1).padStart(2, '0')}-${plainName(table.title)}.csv`,
        text: csvOf(table),
      }))
      return { name: `${name}.zip`, type: 'application/zip', bytes: zip(files) }
    }
  }
}

/** The reader's language is in what is read; names by which a program finds a value stay as they are on the wire. */
function jsonOf(
  asked: Ask,
  { sections, summary, corrected }: { sections: Sections; summary: string[]; corrected: CorrectedPost[] | null },
  { language, t }: Say,
  { now }: Context,
): string {
  const described = sections.map((one) => {
    const { title, columns } = sectionOf(one.section)
    const named = Object.entries(columns).map(([name, column]) => [name, { ...column, label: t(column.label) }])
    return { title: t(title), columns: Object.fromEntries(named), ...one }
  })
  // With all that the figures depend on: who has the rows can compute them again (tools/recompute.ts).
  const { sections: _, inputs: __, analysis_id: ___, ...wishes } = asked
  // Said by the team, counted apart: in no figure.
  const said = corrected && { corrected_moods: corrected }
  const told = { ...wishes, asked_at: now.toISOString(), language, summary, sections: described, ...said }
  return JSON.stringify(told, null, 2)
}

const file = (name: string, type: string, text: string): FileAnswer => ({
  name,
  type: `${type}; charset=utf-8`,
  bytes: Buffer.from(text),
})
