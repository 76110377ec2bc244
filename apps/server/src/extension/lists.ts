import {
  AppError,
  type ExtensionAudience,
  type ExtensionList,
  keptDraft,
  type OpenExtensionList,
  type SavedListType,
} from '@starling/contract'
import { normalizeQuestion } from '@starling/question'
import { questionOfDraft } from '@starling/question/builder'
import {
  findListVersion,
  findOwnInsights,
  findTargetingList,
  newestInsightsByAudience,
  pageAudiences,
  pageOwnInsights,
  pageTargetingLists,
  type Row,
  type Store,
} from '@starling/store'
import { countChosen, labelledIn, type TargetingPackage } from '@starling/targeting'
import { nameOf } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

const NEWEST = 100
/** In X's form labels are looked for in English, whoever reads them. */
const LABELS = 'en'

type List = Row<'targeting_lists'>
type Insights = Row<'targeting_insights'>

// spec 3
const TYPES: Record<List['made_of'], SavedListType> = {
  native_pack: 'targeting_list',
  insights: 'builder',
  package: 'saved_list',
  audience: 'saved_list',
  share: 'saved_list',
}

const listAnswer = (row: List): ExtensionList => ({
  id: row.id,
  type: TYPES[row.made_of],
  name: row.name,
  version: row.version,
  audience_config_id: row.audience_id,
  chosen: row.chosen,
  changed_at: row.changed_at.toISOString(),
})

function recordAnswer(row: Insights, made: TargetingPackage): ExtensionList {
  const draft = keptDraft(row.draft)
  return {
    id: row.id,
    type: 'builder',
    name: nameOf(normalizeQuestion(questionOfDraft(draft))),
    version: null,
    audience_config_id: draft.audience_config_id,
    chosen: countChosen(made),
    changed_at: (row.ended_at ?? row.created_at).toISOString(),
  }
}

async function newestLists(store: Store, user_id: string, text?: string): Promise<List[]> {
  const wanted = { limit: NEWEST, type: 'any', deleted: 'no', sort: 'changed', ...(text && { text }) } as const
  const { rows } = await pageTargetingLists(store, user_id, wanted)
  return rows.filter(({ state }) => state === 'ready')
}

export async function listExtensionLists(
  { query: { text } }: Input<'listExtensionLists'>,
  { store, user }: UserContext,
): Promise<ExtensionList[]> {
  const lists = await newestLists(store, user.id, text)
  const { rows } = await pageOwnInsights(store, user.id, { limit: NEWEST, state: 'ready' })
  const bears = ({ name }: ExtensionList) => !text || name.toLowerCase().includes(text.toLowerCase())
  const records = rows
    // What was saved as a list is that list.
    .filter(({ id }) => !lists.some(({ insights_id }) => insights_id === id))
    .flatMap((row) => (row.targeting_package ? recordAnswer(row, row.targeting_package) : []))
    .filter(bears)
  return [...lists.map(listAnswer), ...records].toSorted((a, b) => b.changed_at.localeCompare(a.changed_at))
}

/** A list of theirs as it is now, or a record; what waits or failed has nothing to be filled in. */
export async function getExtensionList(
  { path: { pk } }: Input<'getExtensionList'>,
  { store, user }: UserContext,
): Promise<OpenExtensionList> {
  const list = await findTargetingList(store, pk, { user_id: user.id })
  const version = list && (await findListVersion(store, list.id, list.version))
  if (list && version) {
    return { ...listAnswer(list), targeting_package: labelledIn(version.targeting_package, LABELS) }
  }
  const record = await findOwnInsights(store, pk, user.id)
  if (!record?.targeting_package) throw new AppError('not_found')
  const made = record.targeting_package
  return { ...recordAnswer(record, made), targeting_package: labelledIn(made, LABELS) }
}

export async function listExtensionAudiences(
  { query: { text } }: Input<'listExtensionAudiences'>,
  { store, user, now }: UserContext,
): Promise<ExtensionAudience[]> {
  const wanted = { limit: NEWEST, status: 'any', targetable: 'any', sort: 'changed', ...(text && { text }) } as const
  const { rows } = await pageAudiences(store, { user_id: user.id }, wanted, now)
  const ids = rows.map(({ id }) => id)
  const lists = await newestLists(store, user.id)
  const records = await newestInsightsByAudience(store, user.id, ids)
  return rows.map(({ id, name, size, sized_at, changed_at }) => ({
    ...{ id, name, size: sized_at && size, changed_at: changed_at.toISOString() },
    list_id: lists.find(({ audience_id }) => audience_id === id)?.id ?? records.get(id) ?? null,
  }))
}
