import { AppError, NewDraft } from '@starling/contract'
import {
  addListUse,
  type Change,
  dueLists,
  endListUse,
  findDueList,
  findListVersion,
  findNativePack,
  findUser,
  lockTargetingList,
  lockUser,
  type Row,
  type TargetingListRow,
} from '@starling/store'
import { chosenOf, renewPackage, type TargetingPackage } from '@starling/targeting'
import type { Product } from '../floor/index.ts'
import { draftOfAudience, makePackage } from '../targeting/index.ts'
import { allowanceOf, weekAfter } from './autopilot.ts'
import { addListVersion, changesBetween } from './keeping.ts'

/** Every hour: those whose time has come, each by itself, so that one that fails holds up no other. */
export async function applyDueLists({ store }: Product): Promise<void> {
  const due = await dueLists(store, store.now())
  if (due.length === 0) return
  await store.change('operator', async (change) => {
    for (const list_id of due) await change.enqueue('apply_targeting_list', { list_id }, { key: `apply ${list_id}` })
    await change.audit('autopilot.due', { detail: { lists: due.length } })
  })
}

/** What its audience comes to now: a package with its figures, or why there is none. */
type Renewed = { error: 'no_audience' | 'too_few' } | (Figures & { targeting_package: TargetingPackage })
type Figures = Pick<TargetingListRow, 'size' | 'size_of' | 'as_of'>

async function renew(product: Product, list: TargetingListRow, user: Row<'users'>): Promise<Renewed> {
  if (list.made_of === 'native_pack') {
    const pack = list.native_pack_id === null ? undefined : await findNativePack(product.store, list.native_pack_id)
    if (!pack?.targeting_package) return { error: 'no_audience' }
    const { size, size_of, as_of, targeting_package } = pack
    return { size, size_of, as_of, targeting_package }
  }
  const asking = { store: product.store, user, now: product.store.now(), language: user.language ?? 'en' }
  const draft = await draftOfAudience(list.audience_id ?? '', 'both', asking).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'no_audience') return null
    throw error
  })
  const made = draft && (await makePackage(product, { draft: NewDraft.parse(draft.draft), asker: user.id }))
  const { targeting_package, error, size = null, size_of = null, as_of = null } = made ?? {}
  if (targeting_package === undefined) return { error: error === 'too_few' ? 'too_few' : 'no_audience' }
  return { size, size_of, as_of, targeting_package: JSON.parse(targeting_package) as TargetingPackage }
}

/**
 * Renews a list that is due and sends it on its way. Version, use, what leaves and when it is due again are one change:
 * a process that ends in the middle has done nothing, and the next that looks finds it due.
 */
export async function applyTargetingList(product: Product, list_id: string): Promise<void> {
  const { store } = product
  const found = await findDueList(store, list_id, store.now())
  const user = found && (await findUser(store, found.user_id))
  if (!found || !user) return
  const renewed = await renew(product, found, user)
  await store.change('operator', async (change) => {
    await lockUser(change, user.id)
    const list = await lockTargetingList(change, list_id)
    const isAsFound = list?.version === found.version && +(list.autopilot_due_at ?? 0) === +found.autopilot_due_at!
    const { allowed, resets_at } = await allowanceOf(change, user.id, change.now)
    const noted = { subject_id: list_id, user_id: user.id }
    if (!list || !isAsFound || !allowed) {
      // Changed meanwhile it is still due; used up, it waits for the next month.
      if (list && isAsFound) await setDue(change, list, new Date(resets_at))
      return change.audit('autopilot.waits', noted)
    }
    await use(change, list, renewed)
    await setDue(change, list, weekAfter(change.now))
    await change.audit('autopilot.renewed', noted)
  })
}

const setDue = (change: Change, { id, user_id }: TargetingListRow, autopilot_due_at: Date) =>
  change.table({ user_id }, 'targeting_lists').change(id, { autopilot_due_at })

async function use(change: Change, list: TargetingListRow, renewed: Renewed): Promise<void> {
  const { id, user_id, name, audience_id } = list
  const before = (await findListVersion(change, id, list.version))!
  const targeting_package =
    'error' in renewed ? before.targeting_package : renewPackage(before.targeting_package, renewed.targeting_package)
  const changes = changesBetween(before, { name, targeting_package })
  const saved = { targeting_package, name, reason: '', cause: 'autopilot', changes } as const
  const { version } = changes.length > 0 ? await addListVersion(change, list, saved) : list
  const added = await addListUse(change, {
    ...{ user_id, list: { id, version }, audience_id, targeting_package, by: 'autopilot' },
    ad_account_id: list.autopilot_ad_account_id!,
    line_item_id: list.autopilot_line_item_id!,
    countries: chosenOf(targeting_package.countries).map(({ value }) => value),
  })
  if ('error' in renewed) {
    await endListUse(change, added.id, { state: 'failed', error: renewed.error })
    return
  }
  const { size, size_of, as_of } = renewed
  await change.table({ user_id }, 'targeting_lists').change(id, { size, size_of, as_of })
  // Of one line item in their order; one that has not left yet is not dropped for the next.
  const subject = `line item ${list.autopilot_line_item_id}`
  const sending = { owner: { user_id }, subject, about: `use ${added.id}` }
  await change.send('ads.targeting', { use_id: added.id }, sending)
}
