import type { AnswerRow, DraftPreview, DraftTrait } from '@starling/contract'
import { LEAST_PEOPLE } from '@starling/engine'
import { withDays } from '@starling/question'
import { type BuilderDraft, questionOfDraft } from '@starling/question/builder'
import { TRAIT_SECTIONS } from '@starling/sections'
import { countryName, interestName, jobTitleName, languageName } from '@starling/sections/names'
import type { Language } from '@starling/text/both'
import { answerWhole, askingOf, isAnswer } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { peopleIn, scopeOfDraft, told } from './counting.ts'

const PEOPLE = 6
const POSTS = 5
const MOST_TRAITS = 12
const OF_EACH = 3
const LOOKED_THROUGH = 20

const LABELS: Record<DraftTrait['of'], (value: string, language: Language) => string> = {
  interest: interestName,
  account: (handle) => `@${handle}`,
  hashtag: (value) => value,
  job_title: jobTitleName,
  country: countryName,
  language: languageName,
}
const KINDS = Object.keys(LABELS) as DraftTrait['of'][]
/** What the draft itself asks for sets nobody apart: it is true of them because it was asked. */
const ASKED: Record<DraftTrait['of'], (draft: BuilderDraft) => readonly string[]> = {
  interest: ({ interests }) => interests,
  account: ({ handles }) => handles,
  hashtag: ({ keyword_groups }) => keyword_groups.flat(),
  job_title: ({ job_titles }) => job_titles,
  country: ({ countries }) => countries,
  language: ({ languages }) => languages,
}

export async function previewDraft(
  { body: { draft } }: Input<'previewDraft'>,
  context: UserContext,
): Promise<DraftPreview> {
  const asking = await askingOf(context)
  const { people, of } = await peopleIn(draft, asking)
  const size = { ...told(people), of }
  // Of so few nobody is shown.
  if (people < LEAST_PEOPLE) return { size, people: [], posts: [], traits: [] }
  const [accounts, posts] = await asking.ask(scopeOfDraft(draft, asking.now), [
    { do: 'accounts', order: 'sample', limit: PEOPLE },
    { do: 'posts', order: 'like_count', limit: POSTS },
  ])
  const question = withDays(questionOfDraft(draft), draft.days ?? undefined, asking.now)
  const sections = KINDS.map((kind) => TRAIT_SECTIONS[kind])
  const answers = (await answerWhole(sections, { question, order: 'lift', limit: LOOKED_THROUGH }, context)).filter(
    isAnswer,
  )
  return {
    size,
    people: accounts.rows.map(({ id, handle, name, bio, followers_count, avatar_url }) => ({
      ...{ id, handle, name, bio, followers_count, avatar_url },
    })),
    posts: posts.rows.map(({ id, handle, name, text, created_at, like_count, avatar_url }) => ({
      ...{ id, handle, name, text, created_at, like_count, avatar_url },
    })),
    traits: KINDS.flatMap((kind) => {
      const rows = answers.find(({ section }) => section === TRAIT_SECTIONS[kind])?.rows ?? []
      const asked = new Set(ASKED[kind](draft).map((value) => value.toLowerCase()))
      return traitsOf(kind, rows as AnswerRow[], context.language, asked)
    })
      .toSorted((a, b) => b.over_index - a.over_index)
      .slice(0, MOST_TRAITS),
  }
}

function traitsOf(
  of: DraftTrait['of'],
  rows: readonly AnswerRow[],
  language: Language,
  asked: ReadonlySet<string>,
): DraftTrait[] {
  const nameIn = (row: AnswerRow) => String((of === 'account' ? row.handle : row.value) ?? '')
  return rows
    .filter(({ significant, over_index }) => significant === 'over' && Number.isFinite(over_index))
    .filter((row) => !asked.has(nameIn(row).toLowerCase()))
    .slice(0, OF_EACH)
    .map((row) => {
      const value = nameIn(row)
      const [share, over_index] = [Number(row.share), Number(row.over_index)]
      return { of, value, label: LABELS[of](value, language), share, over_index }
    })
}
