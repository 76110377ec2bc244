import { AppError, type NewCampaign } from '@starling/contract'
import { findListVersion, findReachablePlan, findTargetingList } from '@starling/store'
import { emptyPackage, replacePackage, type TargetingPackage } from '@starling/targeting'
import type { UserContext } from '../floor/index.ts'
import { packageOfAudience } from '../targeting/index.ts'
import { readParts, refuseMoreEntries } from '../targeting-lists/index.ts'

/** Whom a part of a campaign is for: all of it, or one audience of a plan. */
export type SourcePart = {
  name: string | null
  audience_id: string | null
  targeting_package: TargetingPackage
  /** Of a plan: which part of the money, in percent, and when; null: as the campaign. */
  share: number | null
  starts_on: string | null
  ends_on: string | null
}
export type CampaignSource = {
  audience_id: string | null
  targeting_list_id: string | null
  targeting_list_version: number | null
  plan_id: string | null
  parts: SourcePart[]
}

const WHOLE = { name: null, audience_id: null, share: null, starts_on: null, ends_on: null }
const NONE = { audience_id: null, targeting_list_id: null, targeting_list_version: null, plan_id: null }

type Given = Pick<NewCampaign, 'audience_config_id' | 'targeting_list_id' | 'plan_id' | 'targeting_package'>

/** Of a package that is made already, all of it. */
export const ofPackage = (targeting_package: TargetingPackage): CampaignSource => ({
  ...NONE,
  parts: [{ ...WHOLE, targeting_package }],
})

/** Where the packages of a new campaign come from. */
export async function sourceOf(given: Given, team_id: string, context: UserContext): Promise<CampaignSource> {
  if (given.targeting_list_id !== undefined) return ofList(given.targeting_list_id, context)
  if (given.plan_id !== undefined) return ofPlan(given.plan_id, team_id, context)
  if (given.audience_config_id !== undefined) {
    const audience_id = given.audience_config_id
    const { targeting_package } = await packageOfAudience(audience_id, context)
    return { ...NONE, audience_id, parts: [{ ...WHOLE, audience_id, targeting_package }] }
  }
  const read = readParts(given.targeting_package!)
  refuseMoreEntries(read)
  return ofPackage(replacePackage(emptyPackage(), read))
}

async function ofList(pk: string, { store, user }: UserContext): Promise<CampaignSource> {
  const list = await findTargetingList(store, pk, { user_id: user.id })
  if (!list) throw new AppError('not_found')
  const version = await findListVersion(store, list.id, list.version)
  if (!version) throw new AppError('invalid', { fields: { targeting_list_id: [{ code: 'record_not_ready' }] } })
  const { targeting_package } = version
  return {
    ...{
      audience_id: list.audience_id,
      targeting_list_id: list.id,
      targeting_list_version: list.version,
      plan_id: null,
    },
    parts: [{ ...WHOLE, audience_id: list.audience_id, targeting_package }],
  }
}

/** Of each audience of the plan that is still there and gets money. */
async function ofPlan(pk: string, team_id: string, context: UserContext): Promise<CampaignSource> {
  const plan = await findReachablePlan(context.store, pk, { user_id: context.user.id })
  if (!plan || plan.team_id !== team_id) throw new AppError('not_found')
  const parts: SourcePart[] = []
  for (const { audience_config_id, share, starts_on, ends_on } of plan.parts.filter((part) => part.share > 0)) {
    const { name, targeting_package } = await packageOfAudience(audience_config_id, context)
    parts.push({ name, audience_id: audience_config_id, targeting_package, share, starts_on, ends_on })
  }
  if (parts.length === 0) throw new AppError('no_audience')
  return { ...NONE, plan_id: plan.id, parts }
}
