import type { CountedBlock } from '@starling/contract'
import { handleIn, trimTerms } from '@starling/question'
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { interestName } from '@starling/sections/names'
import { type Asking, askingOf, inTurn, profilesOf } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { peopleIn, told } from './counting.ts'

type Patch = (values: string[]) => Partial<BuilderDraft>
type Named = { value: string; label: string; known: boolean }

/** Each by itself, and any of them. */
async function counted(values: readonly Named[], patch: Patch, asking: Asking): Promise<CountedBlock> {
  const countOf = (some: string[]) => peopleIn({ ...EMPTY_BUILDER, ...patch(some) }, asking)
  const each = await inTurn(values, async (one) => ({ ...one, ...told((await countOf([one.value])).people) }))
  const { people, of } = await countOf(values.map(({ value }) => value))
  return { ...told(people), of, values: each }
}

const asWritten = (values: readonly string[]): Named[] =>
  trimTerms(values).map((value) => ({ value, label: value, known: true }))

export async function countFollowersOf(
  { body }: Input<'countFollowersOf'>,
  context: UserContext,
): Promise<CountedBlock> {
  const asking = await askingOf(context)
  // What is no handle is nobody's.
  const handles = [...new Set(body.handles.map((typed) => handleIn(typed) ?? ''))].filter((handle) => handle !== '')
  const profiles = await profilesOf(handles, context)
  const named = handles.map((value) => ({ value, label: `@${value}`, known: profiles.has(value) }))
  return counted(named, (some) => ({ handles: some }), asking)
}

export async function countInterestedIn(
  { body }: Input<'countInterestedIn'>,
  context: UserContext,
): Promise<CountedBlock> {
  const named = asWritten(body.interests).map((one) => ({ ...one, label: interestName(one.value, context.language) }))
  return counted(named, (interests) => ({ interests }), await askingOf(context))
}

export const countPostedAbout = async (
  { body }: Input<'countPostedAbout'>,
  context: UserContext,
): Promise<CountedBlock> =>
  counted(asWritten(body.topics), (posted_about) => ({ posted_about }), await askingOf(context))

export const countWordsInProfile = async (
  { body }: Input<'countWordsInProfile'>,
  context: UserContext,
): Promise<CountedBlock> =>
  counted(asWritten(body.words), (words_in_profile) => ({ words_in_profile }), await askingOf(context))
