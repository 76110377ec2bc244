import { NOTION_LANGUAGES, wordsFor } from '@starling/catalog'
import type { AnswerRow, DraftSuggestion } from '@starling/contract'
import { isFew, LEAST_PEOPLE } from '@starling/engine'
import { canonical, withDays } from '@starling/question'
import { type BuilderDraft, questionOfDraft, subjectsOf } from '@starling/question/builder'
import { TRAIT_SECTIONS } from '@starling/sections'
import { interestName } from '@starling/sections/names'
import { answerWhole, askingOf, inTurn, isAnswer } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { peopleIn } from './counting.ts'

type Kind = DraftSuggestion['kind']
type Candidate = Omit<DraftSuggestion, 'gain' | 'size' | 'patch'> & { patch: Partial<BuilderDraft> }

const MOST_OFFERED = 12
/** Of each kind so many are tried: each is a question to the engine. */
const TRIED = 8
export const suggestForDraft = async ({ body: { draft } }: Input<'suggestForDraft'>, context: UserContext) => ({
  suggestions: await suggestionsFor(draft, ['synonym', 'hashtag', 'account', 'interest'], context),
})
export const suggestInterests = async ({ body: { draft } }: Input<'suggestInterests'>, context: UserContext) => ({
  suggestions: await suggestionsFor(draft, ['interest'], context),
})

/** What would bring more people, most first; each is counted as it would be once it is taken. */
export async function suggestionsFor(
  draft: BuilderDraft,
  kinds: readonly Kind[],
  context: UserContext,
): Promise<DraftSuggestion[]> {
  const asking = await askingOf(context)
  if (subjectsOf(draft).length === 0) return []
  const { people } = await peopleIn(draft, asking)
  if (people < LEAST_PEOPLE) return kinds.includes('synonym') ? gains(synonymsOf(draft)) : []
  const told = kinds.filter((kind) => kind !== 'synonym')
  return gains([...(kinds.includes('synonym') ? synonymsOf(draft) : []), ...(await overIndexed(draft, told, context))])

  async function gains(candidates: Candidate[]): Promise<DraftSuggestion[]> {
    const counted = await inTurn(candidates, async (one) => {
      const { people: size } = await peopleIn({ ...draft, ...one.patch }, asking)
      return { ...one, size, gain: size - people }
    })
    return counted
      .filter(({ gain }) => gain > 0 && !isFew(gain))
      .toSorted((a, b) => b.gain - a.gain || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_OFFERED)
  }
}

/** Words that are asked for, as other languages write them. */
function synonymsOf(draft: BuilderDraft): Candidate[] {
  const alone = draft.keyword_groups.flatMap((group) => (group.length === 1 ? group : []))
  const asked = new Set(alone.map((word) => word.toLowerCase()))
  const found = alone.flatMap((word) =>
    NOTION_LANGUAGES.flatMap((language) =>
      wordsFor(word, language).map(
        (value): Candidate => ({
          kind: 'synonym',
          value,
          label: value,
          reason: { why: 'writing', of: word, language },
          patch: { keyword_groups: [...draft.keyword_groups, [value]] },
        }),
      ),
    ),
  )
  const distinct = new Map(found.filter(({ value }) => !asked.has(value)).map((one) => [one.value, one]))
  return [...distinct.values()].slice(0, TRIED * 2)
}

async function overIndexed(
  draft: BuilderDraft,
  kinds: readonly Exclude<Kind, 'synonym'>[],
  context: UserContext,
): Promise<Candidate[]> {
  const question = withDays(questionOfDraft(draft), draft.days ?? undefined, context.now.getTime() / 1000)
  const ids = kinds.map((kind) => TRAIT_SECTIONS[kind])
  const answers = (await answerWhole(ids, { question, order: 'lift', limit: 50 }, context)).filter(isAnswer)
  return kinds.flatMap((kind) => {
    const rows = (answers.find(({ section }) => section === TRAIT_SECTIONS[kind])?.rows ?? []) as AnswerRow[]
    return rows
      .filter(({ significant }) => significant === 'over')
      .flatMap((row) => candidateOf(kind, row, draft, context) ?? [])
      .slice(0, TRIED)
  })
}

function candidateOf(
  kind: Exclude<Kind, 'synonym'>,
  row: AnswerRow,
  draft: BuilderDraft,
  { language }: UserContext,
): Candidate | null {
  const value = String((kind === 'account' ? row.handle : row.value) ?? '')
  const reason = { why: 'over_index' as const, share: Number(row.share), over_index: Number(row.over_index) }
  const patch = patchOf(kind, kind === 'account' ? value.toLowerCase() : value, draft)
  if (!patch || !Number.isFinite(reason.over_index)) return null
  const label = kind === 'account' ? `@${value}` : kind === 'interest' ? interestName(value, language) : value
  return { kind, value, label, reason, patch }
}

/** Into the block that asks for such things; where there is none, beside what is asked. */
function patchOf(kind: Exclude<Kind, 'synonym'>, value: string, draft: BuilderDraft): Partial<BuilderDraft> | null {
  const lists = { hashtag: 'keyword_groups', account: 'handles', interest: 'interests' } as const
  const field = lists[kind]
  const before: readonly unknown[] = draft[field]
  const added = kind === 'hashtag' ? [value] : value
  if (before.some((one) => canonical(one) === canonical(added))) return null
  const isNew = before.length === 0
  // Of one block any order asks the same: so a second can be an "or".
  if (isNew && draft.order !== 'reach' && subjectsOf(draft).length > 1) return null
  return { [field]: [...before, added], ...(isNew && { order: 'reach' as const }) }
}
