import type { Question } from '@starling/question'
import type { Say, TextKey } from '@starling/text'
import { baselineWords, sourceNames } from '../names.ts'
import { type SentenceId, type ToldBase, unmarked } from './told.ts'

/** What its sections have to say for a sentence, in their order, and what they were asked of. */
export type Clauses = {
  clauses: string[]
  /** Of the section that opens the sentence. */
  opening: string | null
  /** Of those sections that have anything to show. */
  compared: Pick<ToldBase, 'baseline' | 'comparison'> | null
  question: Question
  /** The question as its reader read it. */
  asked: string | undefined
  source: readonly string[]
  /** The day of the newest row, in words. */
  as_of: string | null
  say: Say
}
type MakeSentence = (said: Clauses) => string | null

/** Clauses that are lists themselves. */
const inRow = (clauses: readonly string[], say: Say) =>
  clauses.reduce((first, second) => say.t('{{first}}; {{second}}', { first, second }))

const size: MakeSentence = ({ clauses, asked, source, as_of, say }) => {
  if (clauses.length === 0) return null
  const list = inRow(clauses, say)
  const said = asked ? say.t('{{asked}}: {{list}}', { asked: unmarked(asked), list }) : list
  if (as_of === null) return say.t('{{said}}.', { said })
  return say.t('{{said}}. Source: {{source}}, as of {{day}}.', {
    said,
    source: unmarked(sourceNames(source)),
    day: as_of,
  })
}

const people: MakeSentence = ({ clauses, say }) =>
  clauses.length > 0 ? say.t('Where known, {{list}}.', { list: say.list(clauses) }) : null

/** A comparison in words; that nothing stands out is worth saying, too, where there was enough to look at. */
const compared =
  (more: TextKey, nothing: TextKey): MakeSentence =>
  ({ clauses, compared, say }) => {
    const words = compared && baselineWords(compared, say)
    if (words === null) return null
    return clauses.length > 0
      ? say.t(more, { compared: words, list: inRow(clauses, say) })
      : say.t(nothing, { compared: words })
  }

const SUBJECTS: Record<Question['query_type'], TextKey> = {
  handle: 'In {{posts}} of the account, {{list}}.',
  post: 'In {{posts}} asked about, {{list}}.',
  keyword: 'In {{posts}} that match, {{list}}.',
  conversation: 'In {{posts}} that match, {{list}}.',
  builder: 'In {{posts}} of theirs, {{list}}.',
}
const posts: MakeSentence = ({ clauses, opening, question, say }) => {
  const list = say.list(clauses)
  if (opening === null) return list ? say.t('In the posts, {{list}}.', { list }) : null
  return list
    ? say.t(SUBJECTS[question.query_type], { posts: opening, list })
    : say.t('There are {{posts}}, too few to tell their mood or busiest hour.', { posts: opening })
}

export const SENTENCES: Record<SentenceId, MakeSentence> = {
  size,
  people,
  apart: compared(
    'What sets them apart, {{compared}}: {{list}}.',
    'None of the interests, jobs and hashtags shown here clearly stands out, {{compared}}.',
  ),
  followed: compared(
    'They follow {{list}} more often, {{compared}}.',
    'None of the accounts shown here that they follow clearly stands out, {{compared}}.',
  ),
  posts,
}
