import { AppError, type MoodCorrection } from '@starling/contract'
import type { Scope } from '@starling/question'
import { correctorsOf, keepMoodCorrection, type Row } from '@starling/store'
import { askBackend } from '../asking/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type TeamContext } from '../floor/index.ts'
import { correctedPosts } from './corrected-posts.ts'

type Correction = Row<'mood_corrections'>
type People = Awaited<ReturnType<typeof correctorsOf>>

const answerOf = (
  { id, post_id, judged, mood, corrected_by, corrected_at }: Correction,
  people: People,
): MoodCorrection => ({
  id,
  post_id,
  judged,
  mood,
  person: people.get(corrected_by ?? '') ?? null,
  corrected_at: corrected_at.toISOString(),
})
const answerOne = async (row: Correction, { store }: TeamContext) => answerOf(row, await correctorsOf(store, [row]))

export async function listMoodCorrections(
  { query: { post_ids, ...paging } }: Input<'listMoodCorrections'>,
  context: TeamContext,
): Promise<MoodCorrection[]> {
  const { store, team } = context
  const page = await store
    .table({ team_id: team.id }, 'mood_corrections')
    .page({ ...paging, ...(post_ids && { where: { post_id: post_ids } }), order: { by: 'corrected_at' } })
  const people = await correctorsOf(store, page.rows)
  return answerPage(context, page, (row) => answerOf(row, people))
}

export async function countMoodCorrections(
  { body: { question } }: Input<'countMoodCorrections'>,
  context: TeamContext,
) {
  const counts = { posts: 0, negative: 0, neutral: 0, positive: 0 }
  for (const { mood } of await correctedPosts(question, context.team.id, context)) {
    counts.posts++
    counts[mood]++
  }
  return counts
}

export async function createMoodCorrection(
  { body: { post_id, judged, mood } }: Input<'createMoodCorrection'>,
  context: TeamContext,
): Promise<MoodCorrection> {
  const { change, team, user } = context
  await refuseUnknown(post_id, context)
  const row = await change(async (tx) => {
    await spendAll(tx, madeBudgets('correction', user.id))
    const kept = await keepMoodCorrection(tx, team.id, { post_id, judged, mood, corrected_by: user.id })
    await tx.audit('mood.corrected', { subject_id: kept.id, ...noted(kept) })
    return kept
  })
  return answerOne(row, context)
}

/** What nobody was shown cannot be corrected; while nothing is read yet, nobody knows what is here. */
async function refuseUnknown(post_id: string, context: TeamContext): Promise<void> {
  if (context.engine.status.phase === 'empty') return
  const scope: Scope = { who: { all: [] }, posts: { by: 'anyone', ids: [post_id] } }
  const [{ rows }] = await askBackend(context, scope, [{ do: 'posts', order: 'created_at', limit: 1 }])
  if (rows.length === 0) throw new AppError('invalid', { fields: { post_id: [{ code: 'post_not_in_corpus' }] } })
}

const noted = ({ post_id, team_id, judged, mood }: Correction) => ({
  subject: post_id,
  team_id,
  detail: { judged, mood },
})

/** To take one back that was taken back already is no mistake. */
export async function deleteMoodCorrection(
  { path: { pk } }: Input<'deleteMoodCorrection'>,
  { change, team }: TeamContext,
): Promise<void> {
  await change(async ({ table, audit }) => {
    const corrections = table({ team_id: team.id }, 'mood_corrections')
    const gone = (await corrections.remove(pk)) ?? (await corrections.find(pk, { removed: true }))
    if (!gone) throw new AppError('not_found')
    await audit('mood.correction_removed', { subject_id: pk, ...noted(gone) })
  })
}

export async function restoreMoodCorrection(
  { path: { pk } }: Input<'restoreMoodCorrection'>,
  context: TeamContext,
): Promise<MoodCorrection> {
  const { change, team } = context
  const row = await change(async ({ table, audit }) => {
    const corrections = table({ team_id: team.id }, 'mood_corrections')
    const restored = (await corrections.restore(pk)) ?? (await corrections.find(pk))
    if (!restored) throw new AppError('not_found')
    await audit('mood.correction_restored', { subject_id: pk, ...noted(restored) })
    return restored
  })
  return answerOne(row, context)
}
