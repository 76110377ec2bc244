import { AppError, type ReplacedAudience } from '@starling/contract'
import { canonical } from '@starling/question'
import {
  type AudienceReach,
  type Change,
  countAudiences,
  findReachableAudience,
  lockAudience,
  lockTeam,
  lockUser,
  moveAudienceMembers,
  type Owner,
  ownerOfAudience,
  type SavedAudience,
} from '@starling/store'
import { madeBudgets, spendAll } from '../auth/index.ts'
import type { UserContext } from '../floor/index.ts'
import { refuseFarDays } from './campaign-days.ts'
import { categoriesOf } from './categories.ts'
import { countPeople, noteCount } from './counted.ts'
import { keptQuestion, nameOf, refuseTwoWindows } from './kept-question.ts'
import { forgetWithoutRule, NO_RULE, ruleOf } from './refresh-rule.ts'
import { regionOf } from './regions.ts'

/** Our choice: more than anyone looks through. */
const MOST_OF_PERSON = 500
const MOST_OF_TEAM = 20_000

/** What can be said of an audience; what is left out is taken for granted, or stays as it is. */
export type GivenAudience = ReplacedAudience & { ad_account_id?: string | null }
type Values = { [K in keyof GivenAudience]?: GivenAudience[K] | undefined }

export async function saveAudience(owner: Owner, given: GivenAudience, context: UserContext): Promise<SavedAudience> {
  const { body, ...kept } = keptQuestion(given.body)
  const { days = null, ad_account_id = null, starts_at = null, ends_at = null, reason = '' } = given
  refuseTwoWindows(body, days)
  refuseFarDays({ starts_at, ends_at }, context.now)
  const categories = categoriesOf(given.categories ?? [])
  const members = (given.refresh ?? 'never') !== 'never'
  const counted = await countPeople({ body, days }, context, { members })
  return context.change(async (change) => {
    await refuseMore(change, owner)
    const added = await change.table(owner, 'audiences').add({
      name: given.name ?? nameOf(body),
      body: JSON.stringify(body),
      days,
      ...kept,
      categories,
      region: regionOf(body),
      status: given.status ?? 'active',
      starts_at: dateOf(starts_at),
      ends_at: dateOf(ends_at),
      ad_account_id,
      made_by: context.user.id,
      sized_at: null,
      ...ruleOf(NO_RULE, given, context.user.id, change.now),
      created_at: change.now,
      changed_at: change.now,
      removed_at: null,
    })
    await addVersion(change, added, reason, context)
    await noteAct(change, 'saved', added)
    return counted ? (await noteCount(change, added, counted)).audience : added
  })
}

/** What is told of it is changed; where that is more than its status and dates, it is another version. */
export async function changeAudience(
  found: SavedAudience,
  given: Values,
  context: UserContext,
): Promise<SavedAudience> {
  refuseFarDays({ starts_at: given.starts_at, ends_at: given.ends_at }, context.now, found)
  const asked = given.body && keptQuestion(given.body)
  // Counted before the row is held: another may change it meanwhile, and then the figure is of no use.
  const counting = questionOf(found, asked, given)
  const rule = given.refresh ?? found.refresh
  const isBegun = rule !== 'never' && found.refresh === 'never'
  const isAsked = asked !== undefined || given.days !== undefined
  const counted = isAsked || isBegun ? await countPeople(counting, context, { members: rule !== 'never' }) : null
  // Those whom the question of before finds now: what the people did is told apart from what another question does.
  const isLiving = rule !== 'never' && !isBegun && !isSame(counting, found)
  const before = isLiving ? await countPeople(found, context, { members: true }) : null
  const owner = ownerOfAudience(found)
  return context.change(async (change) => {
    const now = await lockAudience(change, found.id)
    if (!now) throw new AppError('not_found')
    const seen = given.seen_changed_at
    if (seen !== undefined && +new Date(seen) !== +now.changed_at) throw new AppError('changed_meanwhile')
    const { body, days } = questionOf(now, asked, given)
    refuseTwoWindows(body, days)
    const { query_type, audience_creator_query_id } = asked ?? now
    const name = given.name ?? now.name
    const categories = given.categories ? categoriesOf(given.categories) : now.categories
    const isOther = !isSame({ body, days }, now)
    // A reason stands beside a version, so it makes one.
    const isVersion =
      isOther || name !== now.name || categories.join() !== now.categories.join() || (given.reason ?? '') !== ''
    if (isVersion) await spendAll(change, madeBudgets('version', context.user.id))
    if (isOther && before && now.version === found.version) {
      await noteCount(change, now, before, new Date(change.now.getTime() - 1))
    }
    const changed = await change.table(owner, 'audiences').change(found.id, {
      name,
      body: JSON.stringify(body),
      days,
      query_type,
      audience_creator_query_id,
      categories,
      region: regionOf(body),
      ...(given.status && { status: given.status }),
      ...(given.starts_at !== undefined && { starts_at: dateOf(given.starts_at) }),
      ...(given.ends_at !== undefined && { ends_at: dateOf(given.ends_at) }),
      ...(given.ad_account_id !== undefined && { ad_account_id: given.ad_account_id }),
      ...(isVersion && { version: now.version + 1 }),
      ...ruleOf(now, given, context.user.id, change.now),
      // An older figure is not this question's.
      ...(isOther && { size: 0, sized_at: null }),
      changed_at: change.now,
    })
    if (!changed) throw new AppError('not_found')
    if (isVersion) await addVersion(change, changed, given.reason ?? '', context)
    await noteAct(change, 'changed', changed)
    await forgetWithoutRule(change, changed)
    if (isVersion && !isOther) await moveAudienceMembers(change, changed.id, changed.version)
    const isCounted = (isOther || isBegun) && isSame({ body, days }, counting)
    return isCounted && counted ? (await noteCount(change, changed, counted)).audience : changed
  })
}

const isSame = (one: Pick<SavedAudience, 'body' | 'days'>, other: Pick<SavedAudience, 'body' | 'days'>) =>
  canonical([one.body, one.days]) === canonical([other.body, other.days])

/** Another question has its own window; days that were not told are those of the one before it. */
function questionOf(
  before: SavedAudience,
  asked: ReturnType<typeof keptQuestion> | undefined,
  { days }: Values,
): Pick<SavedAudience, 'body' | 'days'> {
  return { body: (asked ?? before).body, days: days ?? (asked || days === null ? null : before.days) }
}

/** As if what was left out had been left out when it was made. */
export const replaceAudience = (found: SavedAudience, given: GivenAudience, context: UserContext) =>
  changeAudience(
    found,
    {
      categories: [],
      status: 'active',
      starts_at: null,
      ends_at: null,
      ...given,
      name: given.name ?? nameOf(keptQuestion(given.body).body),
    },
    context,
  )

export async function findAudience(
  pk: string,
  reach: AudienceReach,
  { store, user }: Pick<UserContext, 'store' | 'user'>,
): Promise<SavedAudience> {
  const found = await findReachableAudience(store, pk, { user_id: user.id, reach })
  if (!found) throw new AppError('not_found')
  return found
}

export async function removeAudience(pk: string, reach: AudienceReach, context: UserContext): Promise<void> {
  await context.change(async (change) => {
    const found = await findReachableAudience(change, pk, { user_id: context.user.id, reach })
    const removed = found && (await change.table(ownerOfAudience(found), 'audiences').remove(pk))
    if (!removed) throw new AppError('not_found')
    await noteAct(change, 'deleted', removed)
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function bringAudienceBack(
  pk: string,
  reach: AudienceReach,
  context: UserContext,
): Promise<SavedAudience> {
  return context.change(async (change) => {
    const found = await findReachableAudience(change, pk, { user_id: context.user.id, reach, removed: true })
    if (!found) throw new AppError('not_found')
    if (found.removed_at) await refuseMore(change, ownerOfAudience(found))
    const back = found.removed_at ? await change.table(ownerOfAudience(found), 'audiences').restore(pk) : found
    if (!back) throw new AppError('not_found')
    await noteAct(change, 'restored', back)
    return back
  })
}

/** What is a team's stands in its log; a person's own matters are nobody else's. */
export async function noteAct(
  change: Change,
  did: 'saved' | 'changed' | 'deleted' | 'restored' | 'counted' | 'refreshed' | 'shared' | 'unshared' | 'reshared',
  { id, team_id, name }: Pick<SavedAudience, 'id' | 'team_id' | 'name'>,
): Promise<void> {
  if (team_id === null) await change.audit(`search.${did}`, { subject_id: id })
  else await change.audit(`audience.${did}`, { subject_id: id, subject: name, team_id })
}

async function refuseMore(change: Change, owner: Owner): Promise<void> {
  if ('team_id' in owner) await lockTeam(change, owner.team_id)
  else await lockUser(change, owner.user_id)
  const most = 'team_id' in owner ? MOST_OF_TEAM : MOST_OF_PERSON
  if ((await countAudiences(change, owner)) < most) return
  throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'most_audiences', values: { most } }] } })
}

async function addVersion(change: Change, row: SavedAudience, reason: string, { user }: UserContext): Promise<void> {
  const { id: audience_id, version: number, name, categories, region, body, days } = row
  await change.table(ownerOfAudience(row), 'audience_versions').add({
    audience_id,
    number,
    name,
    categories,
    region,
    body: JSON.stringify(body),
    days,
    reason,
    made_by: user.id,
    created_at: change.now,
  })
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))
