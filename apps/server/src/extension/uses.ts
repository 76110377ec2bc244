import { AppError, type KeptUse } from '@starling/contract'
import { addListUse, findListVersion, findTargetingList } from '@starling/store'
import { chosenOf, emptyPackage, PACKAGE_PARTS, replacePackage, type TargetingPackage } from '@starling/targeting'
import { openAudience } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { findAdAccount } from './at-x.ts'

/** What was applied is on record whatever has become of the audience: one that they cannot reach is not named. */
async function reachable(audience_config_id: string | null, context: UserContext): Promise<string | null> {
  if (audience_config_id === null) return null
  return openAudience(audience_config_id, { reach: 'both', scope: 'use' }, context).then(
    () => audience_config_id,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null
      throw error
    },
  )
}

type Applied = Input<'recordTargetingListUse'>['body']
/** The version that was applied, also of a list that was deleted meanwhile; another's is none. */
async function versionOf({ targeting_list_id, version }: Applied, { store, user }: UserContext) {
  if (targeting_list_id === null) return null
  const list = await findTargetingList(store, targeting_list_id, { user_id: user.id, removed: true })
  const found = list && (await findListVersion(store, list.id, version ?? list.version))
  if (!found) throw new AppError('not_found')
  return found
}

/** Whether both choose the same, in whatever order; what is left out is in no form. */
function isSameChoice(one: TargetingPackage, other: TargetingPackage): boolean {
  const said = (given: TargetingPackage) => {
    const parts = PACKAGE_PARTS.map((part) => chosenOf(given[part]).map(({ value }) => value))
    return JSON.stringify([...parts, given.placements].map((values) => values.toSorted()))
  }
  return said(one) === said(other) && one.age === other.age && one.gender === other.gender
}

export async function recordTargetingListUse(
  { body }: Input<'recordTargetingListUse'>,
  context: UserContext,
): Promise<KeptUse> {
  const { change, user } = context
  const { account_id, access } = await findAdAccount(body.ad_account_id, context)
  // Whoever X does not let in has filled in nothing there; asked again, X may say otherwise.
  if (access === 'refused') throw new AppError('ad_account_refused')
  const version = await versionOf(body, context)
  const audience_id = await reachable(body.audience_config_id, context)
  // Exactly what was filled in, in its order; why an entry is in it is what the list says.
  const targeting_package = replacePackage(version?.targeting_package ?? emptyPackage(), body.targeting_package)
  // What was changed by hand, or not taken by the form, is of the list, but not that version.
  const list = version && {
    id: version.list_id,
    version: isSameChoice(version.targeting_package, targeting_package) ? version.number : null,
  }
  return change(async (tx) => {
    await spendAll(tx, madeBudgets('list_use', user.id))
    const { id, used_at } = await addListUse(tx, {
      ...{ user_id: user.id, list, audience_id, ad_account_id: account_id },
      ...{ countries: body.countries, by: 'extension', targeting_package },
    })
    await tx.audit('targeting_list.applied', { subject_id: id, subject: account_id })
    return { id, used_at: used_at.toISOString() }
  })
}
