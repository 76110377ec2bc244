import { canonical, type Question } from '@starling/question'
import type { Say } from '@starling/text'
import { formatOf } from '../cells.ts'
import type { AnyRow } from '../columns.ts'
import { areAlone } from '../compared.ts'
import { mayAsk, SECTION_IDS, type SectionId, sectionOf } from '../sections.ts'
import { SENTENCES } from './sentences.ts'
import { marked, piecesOf, SENTENCE_IDS, type SentenceId, type SummaryPiece, type ToldBase } from './told.ts'

export type SummarySentence = SummaryPiece<SectionId>[]
type ToldAnswer = {
  section: SectionId
  rows: readonly AnyRow[]
  base: ToldBase
  as_of: string | null
  source: readonly string[]
}
type Analysis = {
  question: Question
  /** The question as its reader read it; without it the first sentence begins with how many they are. */
  asked: string | undefined
  answers: readonly ToldAnswer[]
  say: Say
  utc_offset_minutes: number
}

const inOrder = (ids: readonly SectionId[]) =>
  ids.toSorted((a, b) => (sectionOf(a).summary?.at ?? 0) - (sectionOf(b).summary?.at ?? 0))
const sectionsOf = (sentence: SentenceId) =>
  inOrder(SECTION_IDS.filter((id) => sectionOf(id).summary?.sentence === sentence))

/** The sections that a summary of this question is made of. */
export const summarySections = (question: Question): SectionId[] =>
  SECTION_IDS.filter((id) => sectionOf(id).summary && mayAsk(id, question))

export type Summary = { sentences: SummarySentence[] /** What the signs in it mean. */; note: string | null }

/** An analysis in at most five sentences, each figure as its section shows it; one without enough behind it is left out. */
export function summaryOf(analysis: Analysis): Summary {
  const known = new Map(analysis.answers.map((answer) => [answer.section, answer]))
  const sentences = SENTENCE_IDS.flatMap((id) => {
    const sentence = sentenceOf(
      id,
      sectionsOf(id).flatMap((section) => known.get(section) ?? []),
      analysis,
    )
    return sentence === null ? [] : [piecesOf<SectionId>(sentence)]
  })
  const isStarred = sentences.flat().some(({ text, section }) => section && text.includes('*'))
  return { sentences, note: isStarred ? analysis.say.t('* few, read with care') : null }
}

function sentenceOf(id: SentenceId, told: readonly ToldAnswer[], analysis: Analysis): string | null {
  const [first] = told
  if (!first) return null
  const { question, asked, say, utc_offset_minutes } = analysis
  const compared = told.find(({ base, rows }) => !base.hidden && rows.length > 0 && !areAlone(rows))?.base ?? null
  const clauses = told.flatMap((answer) => {
    const { at, sentence } = sectionOf(answer.section).summary!
    // A comparison with somebody else would be read as one with whom the sentence names.
    if (sentence === 'apart' && !isSameComparison(answer.base, compared)) return []
    const clause = clauseOf(answer, analysis)
    return clause === null ? [] : [{ at, clause }]
  })
  return SENTENCES[id]({
    opening: clauses.find(({ at }) => at === 0)?.clause ?? null,
    clauses: clauses.filter(({ at }) => at > 0).map(({ clause }) => clause),
    compared,
    question,
    asked,
    source: first.source,
    as_of: first.as_of && formatOf(say, utc_offset_minutes).short('day', Date.parse(first.as_of) / 1000),
    say,
  })
}

const isSameComparison = (one: ToldBase, other: ToldBase | null): boolean =>
  one.comparison === other?.comparison && canonical(one.baseline) === canonical(other.baseline)

function clauseOf({ section, rows, base }: ToldAnswer, { question, say, utc_offset_minutes }: Analysis): string | null {
  const { summary, clock } = sectionOf(section)
  const format = formatOf(say, clock === 'utc' ? 0 : utc_offset_minutes)
  const figure = (text: string) => marked(section, text)
  const shown = base.hidden ? [] : rows
  return summary?.tell({ rows: shown, base, question, format, say, utc_offset_minutes, figure }) ?? null
}

export const textOfSentence = (sentence: SummarySentence): string => sentence.map(({ text }) => text).join('')
