import { AppError, type AudienceConfig, type SavedAudienceNow } from '@starling/contract'
import {
  findSameAudience,
  lockAudience,
  type MembershipRow,
  membershipsOf,
  type Owner,
  pageAudiences,
  pageCatalog,
  type SavedAudience,
} from '@starling/store'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { configAnswer, configAnswers } from './answers.ts'
import { countPeople, noteCount } from './counted.ts'
import { bringAudienceBack, findAudience, noteAct, removeAudience, replaceAudience, saveAudience } from './keeping.ts'

/** A team of theirs by id or slug, or the first of them. One they are not in does not exist. */
export async function teamOf(named: string | undefined, { store, user }: UserContext): Promise<{ team_id: string }> {
  const memberships = await membershipsOf(store, user.id)
  // Ids begin with the time: the team of the longest membership stays the usual one when another is created.
  const [longest] = memberships.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const isNamed = ({ team: { id, slug } }: MembershipRow) => id === named || slug === named
  const team = (named === undefined ? longest : memberships.find(isNamed))?.team
  if (!team) throw new AppError('not_found')
  return { team_id: team.id }
}
const ownerOf = ({ user }: UserContext): Owner => ({ user_id: user.id })

async function listOf(
  owner: Owner,
  filter: Input<'listProAudienceConfigs'>['query'],
  context: UserContext,
): Promise<AudienceConfig[]> {
  const page = await pageAudiences(context.store, owner, filter, context.now)
  return configAnswers(
    answerPage(context, page, (row) => row),
    context,
  )
}

export const listAudienceConfigs = async (
  { query: { team, ...filter } }: Input<'listAudienceConfigs'>,
  context: UserContext,
): Promise<AudienceConfig[]> => listOf(await teamOf(team, context), filter, context)

export const listProAudienceConfigs = (
  { query }: Input<'listProAudienceConfigs'>,
  context: UserContext,
): Promise<AudienceConfig[]> => listOf(ownerOf(context), query, context)

const RECENT = 10
export const listRecentAudiences = (_: Input<'listRecentAudiences'>, context: UserContext): Promise<AudienceConfig[]> =>
  pageAudiences(
    context.store,
    ownerOf(context),
    { limit: RECENT, status: 'any', targetable: 'any', sort: 'changed' },
    context.now,
  ).then(({ rows }) => configAnswers(rows, context))

export async function createAudienceConfig(
  { body: { team, ...given } }: Input<'createAudienceConfig'>,
  context: UserContext,
): Promise<SavedAudienceNow> {
  return savedAnswer(await saveAudience(await teamOf(team, context), given, context), context)
}
export async function createProAudienceConfig(
  { body }: Input<'createProAudienceConfig'>,
  context: UserContext,
): Promise<SavedAudienceNow> {
  return savedAnswer(await saveAudience(ownerOf(context), body, context), context)
}

async function savedAnswer(saved: SavedAudience, context: UserContext): Promise<SavedAudienceNow> {
  const saved_before = await findSameAudience(context.store, saved)
  return { ...(await configAnswer(saved, context)), saved_before: saved_before ?? null }
}

export async function getAudienceConfig(
  { path: { pk } }: Input<'getAudienceConfig'>,
  context: UserContext,
): Promise<AudienceConfig> {
  return configAnswer(await findAudience(pk, 'teams', context), context)
}
export async function getProAudienceConfig(
  { path: { pk } }: Input<'getProAudienceConfig'>,
  context: UserContext,
): Promise<AudienceConfig> {
  return configAnswer(await findAudience(pk, 'person', context), context)
}

export async function replaceAudienceConfig(
  { path: { pk }, body }: Input<'replaceAudienceConfig'>,
  context: UserContext,
): Promise<AudienceConfig> {
  return configAnswer(await replaceAudience(await findAudience(pk, 'teams', context), body, context), context)
}
export async function replaceProAudienceConfig(
  { path: { pk }, body }: Input<'replaceProAudienceConfig'>,
  context: UserContext,
): Promise<AudienceConfig> {
  return configAnswer(await replaceAudience(await findAudience(pk, 'person', context), body, context), context)
}

export const deleteAudienceConfig = (
  { path: { pk } }: Input<'deleteAudienceConfig'>,
  context: UserContext,
): Promise<void> => removeAudience(pk, 'both', context)

export async function restoreAudienceConfig(
  { path: { pk } }: Input<'restoreAudienceConfig'>,
  context: UserContext,
): Promise<AudienceConfig> {
  return configAnswer(await bringAudienceBack(pk, 'both', context), context)
}

/** While nobody can be counted, its last figure stays. */
export async function countAudienceConfig(
  { path: { pk } }: Input<'countAudienceConfig'>,
  context: UserContext,
): Promise<AudienceConfig> {
  const found = await findAudience(pk, 'both', context)
  const counted = await countPeople(found, context, { members: found.refresh !== 'never' })
  const audience = await context.change(async (change) => {
    await spendAll(change, madeBudgets('count', context.user.id))
    const now = await lockAudience(change, found.id)
    if (!now) throw new AppError('not_found')
    await noteAct(change, 'counted', now)
    // Changed meanwhile, the figure is not this question's.
    return counted && now.version === found.version ? (await noteCount(change, now, counted)).audience : now
  })
  return configAnswer(audience, context)
}

type Typed = { text: string; limit: number }
async function completed(owner: Owner, { text, limit }: Typed, context: UserContext) {
  const { store, now } = context
  const wanted = { text, limit, status: 'any', targetable: 'any', sort: 'size' } as const
  const [saved, catalog] = await Promise.all([
    pageAudiences(store, owner, wanted, now),
    pageCatalog(store, { ...wanted, status: 'active' }, now),
  ])
  const isJapanese = context.language === 'ja'
  return [
    ...saved.rows.map(({ id, name, size, sized_at }) => ({ id, name, size: sized_at && size, from: 'saved' as const })),
    ...catalog.rows.map(({ id, name, name_ja, size }) => ({
      id,
      name: isJapanese ? name_ja : name,
      size,
      from: 'catalog' as const,
    })),
  ].slice(0, limit)
}

export const autocompleteAudienceConfigs = async (
  { body: { team, ...typed } }: Input<'autocompleteAudienceConfigs'>,
  context: UserContext,
) => completed(await teamOf(team, context), typed, context)

export const autocompleteProAudienceConfigs = (
  { body }: Input<'autocompleteProAudienceConfigs'>,
  context: UserContext,
) => completed(ownerOf(context), body, context)
