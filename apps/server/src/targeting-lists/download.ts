import { AppError, type FileAnswer, type NewDraft } from '@starling/contract'
import { canonical } from '@starling/question'
import { plainName } from '@starling/sections/file-name'
import { newestInsightsOf } from '@starling/store'
import type { TargetingPackage } from '@starling/targeting'
import type { Input, UserContext } from '../floor/index.ts'
import { draftIn, draftOfAudience, makePackage, packageFile } from '../targeting/index.ts'

/** Of the audience as it is: the newest record that asks the same, or made now and kept nowhere. */
export async function downloadTargetingPackage(
  { path: { pk }, query: { format } }: Input<'downloadTargetingPackage'>,
  context: UserContext,
): Promise<FileAnswer> {
  const { name, draft } = await draftOfAudience(pk, 'both', context)
  const made = (await newestOf(pk, draft, context)) ?? (await madeNow(draft, context))
  const called = `starling-${plainName(name)}-${context.now.toISOString().slice(0, 10)}`
  return packageFile(made, { name: called, format, language: context.language })
}

async function newestOf(pk: string, draft: NewDraft, { store, user }: UserContext): Promise<TargetingPackage | null> {
  const record = await newestInsightsOf(store, user.id, pk)
  return record && canonical(draftIn(record)) === canonical(draft) ? record.targeting_package : null
}

/** Of nobody, and of fewer than five people, there is none. */
async function madeNow(draft: NewDraft, context: UserContext): Promise<TargetingPackage> {
  const goesOn = async () => !context.signal.aborted
  const made = await makePackage(context, { draft, asker: context.user.id }, goesOn)
  if (!made?.targeting_package) throw new AppError('no_audience')
  return JSON.parse(made.targeting_package) as TargetingPackage
}
