import { AppError, type NewDraft } from '@starling/contract'
import { canonical } from '@starling/question'
import { newestInsightsOf } from '@starling/store'
import type { TargetingPackage } from '@starling/targeting'
import type { UserContext } from '../floor/index.ts'
import { draftIn } from './answers.ts'
import { makePackage } from './generate.ts'
import { draftOfAudience } from './insights.ts'

/** The package of an audience as it is: of the newest record that asks the same, or made now and kept nowhere. */
export async function packageOfAudience(
  pk: string,
  context: UserContext,
): Promise<{ name: string; targeting_package: TargetingPackage }> {
  const { name, draft } = await draftOfAudience(pk, 'both', context)
  return { name, targeting_package: (await newestOf(pk, draft, context)) ?? (await madeNow(draft, context)) }
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
