import { AppError, type AudienceConfig, type AudienceSize, type AudienceVersion } from '@starling/contract'
import { canonical } from '@starling/question'
import { findVersion, ownerOfAudience } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { configAnswer, versionAnswers } from './answers.ts'
import { changeAudience, findAudience } from './keeping.ts'

export async function listAudienceVersions(
  { path: { pk }, query }: Input<'listAudienceVersions'>,
  context: UserContext,
): Promise<AudienceVersion[]> {
  const found = await findAudience(pk, 'both', context)
  const page = await context.store
    .table(ownerOfAudience(found), 'audience_versions')
    .page({ ...query, where: { audience_id: found.id }, order: { by: 'number' } })
  return versionAnswers(
    answerPage(context, page, (row) => row),
    context,
  )
}

/** It becomes the newest; what it takes the place of stays a version. */
export async function restoreAudienceVersion(
  { path: { pk }, body: { number } }: Input<'restoreAudienceVersion'>,
  context: UserContext,
): Promise<AudienceConfig> {
  const found = await findAudience(pk, 'both', context)
  const version = await findVersion(context.store, found.id, number)
  if (!version) throw new AppError('not_found')
  const { name, categories, body, days } = version
  const isSame =
    canonical([name, categories, body, days]) === canonical([found.name, found.categories, found.body, found.days])
  if (isSame) return configAnswer(found, context)
  // The person's own words are kept in the language that they read: the number says it in any.
  const audience = await changeAudience(found, { name, categories, body, days, reason: `← ${number}` }, context)
  return configAnswer(audience, context)
}

/** Who is told of it has looked; to anybody else there is no news in it. */
export async function noteAudienceMovesSeen(
  { path: { pk } }: Input<'noteAudienceMovesSeen'>,
  context: UserContext,
): Promise<void> {
  const found = await findAudience(pk, 'both', context)
  await context.change(async (change) => {
    if (found.refreshed_by === context.user.id) {
      await change.table(ownerOfAudience(found), 'audiences').change(found.id, { refresh_seen_at: change.now })
    }
    await change.audit('audience.seen', { subject_id: found.id })
  })
}

export async function listAudienceSizes(
  { path: { pk }, query }: Input<'listAudienceSizes'>,
  context: UserContext,
): Promise<AudienceSize[]> {
  const found = await findAudience(pk, 'both', context)
  const page = await context.store
    .table(ownerOfAudience(found), 'audience_sizes')
    .page({ ...query, where: { audience_id: found.id }, order: { by: 'counted_at' } })
  return answerPage(context, page, ({ version, size, compared, cause, joined, left, is_notable, counted_at }) => ({
    version,
    size,
    compared,
    cause,
    joined,
    left,
    is_notable,
    counted_at: counted_at.toISOString(),
  }))
}
