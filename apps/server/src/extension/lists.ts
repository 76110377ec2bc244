import { AppError, type ExtensionAudience, type ExtensionList, keptDraft, type OpenExtensionList } from '@starling/contract'
import { normalizeQuestion } from '@starling/question'
import { questionOfDraft } from '@starling/question/builder'
import { findOwnInsights, newestInsightsOf, pageAudiences, pageOwnInsights, type Row } from '@starling/store'
import { chosenOf, labelledIn, PACKAGE_PARTS, type PackagePart, type TargetingPackage } from '@starling/targeting'
import { nameOf } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

const NEWEST = 100

const countsOf = (given: TargetingPackage) =>
  Object.fromEntries(PACKAGE_PARTS.map((part) => [part, chosenOf(given[part]).length])) as Record<PackagePart, number>

const bears = (name: string, text: string | undefined) => !text || name.toLowerCase().includes(text.toLowerCase())

function recordAnswer(row: Row<'targeting_insights'>): OpenExtensionList {
  const draft = keptDraft(row.draft)
  // A record that is ready has one.
  const made = row.targeting_package!
  return {
    id: row.id,
    type: 'builder',
    name: nameOf(normalizeQuestion(questionOfDraft(draft))),
    version: null,
    audience_config_id: draft.audience_config_id,
    chosen: countsOf(made),
    changed_at: (row.ended_at ?? row.created_at).toISOString(),
    targeting_package: labelledIn(made, 'en'),
  }
}

export async function listExtensionLists(
  { query: { text } }: Input<'listExtensionLists'>,
  { store, user }: UserContext,
): Promise<ExtensionList[]> {
  const { rows } = await pageOwnInsights(store, user.id, { limit: NEWEST, state: 'ready' })
  return rows
    .map(recordAnswer)
    .filter(({ name }) => bears(name, text))
    .toSorted((a, b) => b.changed_at.localeCompare(a.changed_at))
}

export async function getExtensionList(
  { path: { pk } }: Input<'getExtensionList'>,
  { store, user }: UserContext,
): Promise<OpenExtensionList> {
  const record = await findOwnInsights(store, pk, user.id)
  if (record?.state !== 'ready') throw new AppError('not_found')
  return recordAnswer(record)
}

export async function listExtensionAudiences(
  { query: { text } }: Input<'listExtensionAudiences'>,
  { store, user, now }: UserContext,
): Promise<ExtensionAudience[]> {
  const wanted = { limit: NEWEST, status: 'any', targetable: 'any', sort: 'changed' } as const
  const { rows } = await pageAudiences(store, { user_id: user.id }, { ...wanted, ...(text && { text }) }, now)
  const made = await newestInsightsOf(store, user.id, rows.map(({ id }) => id))
  return rows.map(({ id, name, size, sized_at, changed_at }) => ({
    id,
    name,
    size: sized_at && size,
    changed_at: changed_at.toISOString(),
    list_id: made.get(id) ?? null,
  }))
}
