import {
  type FillAnswer,
  type FillRefusal,
  type FromExtension,
  isEmptyFill,
  readFromExtension,
  type UndoAnswer,
} from '@starling/targeting/bridge'
import type { FormSnapshot } from '../ads/fill.ts'
import type { FromAdsPage } from '../messages.ts'
import { adsTab, lookAt, toAdsPage, toProductPage } from './ads-pages.ts'
import { atProduct } from './product.ts'
import { change, read, type StoredFill } from './stored.ts'
import { noteUse } from './uses.ts'
import { fillWords, textsOf } from './words.ts'

const MOST_KEPT = 5

export type NewFill = Pick<
  StoredFill,
  'id' | 'from' | 'list' | 'audience_config_id' | 'fill' | 'cuts' | 'has_checked_audiences' | 'language'
> & { ad_account_id: string | null }

const refused = (why: FillRefusal): FillAnswer => ({ state: 'refused', why })

/** Begins a fill, or says at once why not. What follows is told by `ended`. */
export async function beginFill({ ad_account_id, ...given }: NewFill): Promise<FillAnswer | null> {
  const sign_in = await read('sign_in')
  if (!sign_in) return refused('not_signed_in')
  if (isEmptyFill(given.fill)) return refused('empty')
  const at = await adsTab(ad_account_id)
  if (!at) return refused('no_ads_page')
  const { tab, seen } = at
  if (ad_account_id !== null && seen.ad_account?.id !== ad_account_id) return refused('other_ad_account')
  const fill: StoredFill = {
    ...given,
    person_id: sign_in.person_id,
    ads_tab: tab,
    page: seen.page,
    ad_account_id: seen.ad_account?.id ?? null,
    ...{ state: 'checking', answer: null, before: null, after: null },
  }
  await atWork(fill.id, async () => {
    await keepAccount(seen.ad_account)
    await change('fills', (fills) => [...fills.filter(({ id }) => id !== fill.id), fill].slice(-MOST_KEPT))
    await proceed(fill)
  })
  return null
}

/** What this waking of the worker has in hand: on a slow machine any step may take longer than the next look. */
const inHand = new Set<string>()
async function atWork(id: string, work: () => Promise<void>): Promise<void> {
  inHand.add(id)
  try {
    await work()
  } finally {
    inHand.delete(id)
  }
}

/** The product knows only ad accounts that were kept; where it cannot be told, the check below says nothing. */
async function keepAccount(account: { id: string; name: string } | null): Promise<void> {
  if (!account) return
  const body = { account_id: account.id, name: account.name }
  await atProduct((api) => api.createExtensionAdAccount({ body })).catch(() => {})
}

/** After the worker slept in the middle of it, this begins again here: nothing was done yet. */
async function proceed(fill: StoredFill): Promise<void> {
  const unready = await unreadyIn(fill)
  if ((await read('sign_in'))?.person_id !== fill.person_id) return end(fill, refused('not_signed_in'))
  if (unready.length > 0 && fill.from !== null) return end(fill, { state: 'not_ready', custom_audiences: unready })
  const left = fill.fill.custom_audiences.filter(({ label }) => !unready.includes(label))
  const rest = { ...fill.fill, custom_audiences: left }
  const words = fillWords(fill.language, fill.cuts, unready.length > 0)
  if (isEmptyFill(rest)) return end(fill, refused('empty'))
  const next: StoredFill = { ...fill, fill: rest, state: 'filling' }
  await put(next)
  const { ads_tab, page, id } = next
  // A person is asked there, and sees what happens.
  const tab = await chrome.tabs.update(ads_tab, { active: true }).catch(() => undefined)
  if (tab) await chrome.windows.update(tab.windowId, { focused: true }).catch(() => {})
  const isTaken = await toAdsPage(ads_tab, { kind: 'fill', id, page, texts: textsOf(rest), words })
  if (isTaken !== true) await end(next, refused('no_ads_page'))
}

// spec 8: a failed check is ignored
async function unreadyIn({ fill, ad_account_id, has_checked_audiences }: StoredFill): Promise<string[]> {
  const custom_audience_names = fill.custom_audiences.map(({ label }) => label)
  if (has_checked_audiences || ad_account_id === null || custom_audience_names.length === 0) return []
  const body = { ad_account_id, custom_audience_names }
  const checked = await atProduct((api) => api.checkCustomAudiences({ body })).catch(() => null)
  const ready = checked?.custom_audiences.filter(({ targetable }) => targetable).map(({ name }) => name)
  return ready ? custom_audience_names.filter((name) => !ready.includes(name)) : []
}

/** Told by the page of ads: what stands in the form now. */
export const ended = (tab: number, given: Extract<FromAdsPage, { kind: 'ended' }>): Promise<void> =>
  atWork(given.id, () => take(tab, given))

async function take(tab: number, given: Extract<FromAdsPage, { kind: 'ended' }>): Promise<void> {
  const { id, page, before, after } = given
  const fill = (await read('fills')).find((one) => one.id === id)
  const said = readFromExtension({ type: 'starling.filled', id, answer: given.answer })
  if (!fill || fill.ads_tab !== tab || fill.page !== page || fill.state !== 'filling') return
  if (said?.type !== 'starling.filled') return
  const { answer } = said
  const told: FillAnswer = answer.state === 'filled' ? { ...answer, cuts: fill.cuts } : answer
  await end({ ...fill, before: before as FormSnapshot | null, after: after as FormSnapshot | null }, told)
}

async function end(fill: StoredFill, answer: FillAnswer): Promise<void> {
  await put({ ...fill, state: 'ended', answer })
  await chrome.action.setBadgeText({ text: isAllWell(answer) ? '' : '!' })
  if (fill.from !== null) await toProductPage(fill.from, { type: 'starling.filled', id: fill.id, answer })
  if (answer.state === 'filled') await noteUse(fill, answer)
}
const isAllWell = (answer: FillAnswer) =>
  answer.state === 'filled' &&
  answer.not_found.length === 0 &&
  answer.cuts.length === 0 &&
  answer.fields.every(({ not_taken }) => not_taken.length === 0)

const put = (fill: StoredFill) => change('fills', (fills) => fills.map((one) => (one.id === fill.id ? fill : one)))

/** What was under way when the worker was put to sleep, or when the page of ads went away. */
export async function settle(): Promise<void> {
  for (const fill of await read('fills')) {
    if (inHand.has(fill.id)) continue
    if (fill.state === 'checking') await atWork(fill.id, () => proceed(fill))
    if (fill.state !== 'filling') continue
    const seen = await lookAt(fill.ads_tab)
    // A question is open there, it is under way, or its end has just been told.
    if (seen === 'silent' || (seen?.page === fill.page && seen.filling === fill.id) || inHand.has(fill.id)) continue
    // What it has to tell may be on the way: looked at again the next time.
    if (seen?.page === fill.page && !missed.has(fill.id)) missed.add(fill.id)
    else await endIfOpen(fill)
  }
}
const missed = new Set<string>()

async function endIfOpen({ id }: StoredFill): Promise<void> {
  const now = (await read('fills')).find((one) => one.id === id)
  if (now?.state === 'filling') await end(now, refused('form_changed'))
}

/** The newest one of whoever is signed in. */
export async function lastFill(): Promise<StoredFill | undefined> {
  const sign_in = await read('sign_in')
  return (await read('fills')).findLast(({ person_id }) => person_id === sign_in?.person_id)
}

/** The answer to the page that asked, if there is one by now. */
export async function answerOf(tab: number, id: string): Promise<FromExtension[]> {
  await settle()
  const fill = (await read('fills')).find((one) => one.id === id && one.from === tab)
  return fill?.answer ? [{ type: 'starling.filled', id, answer: fill.answer }] : []
}

/** Puts back what stood in the form before a fill. */
export async function undo(id: string, tab: number | null, language: StoredFill['language']): Promise<UndoAnswer> {
  const nothing: UndoAnswer = { state: 'refused', why: 'nothing_to_undo' }
  const fill = (await read('fills')).find((one) => one.id === id && (tab === null || one.from === tab))
  const sign_in = await read('sign_in')
  if (!fill?.before || !fill.after || (sign_in && sign_in.person_id !== fill.person_id)) return nothing
  const { ads_tab, page, before, after } = fill
  const { replace, fields } = fillWords(language, [], false)
  const shown = await chrome.tabs.update(ads_tab, { active: true }).catch(() => undefined)
  if (!shown) return nothing
  const answer = await toAdsPage(ads_tab, { kind: 'undo', page, before, after, words: { replace, fields } })
  const said = readFromExtension({ type: 'starling.undone', id, answer })
  if (said?.type !== 'starling.undone') return nothing
  if (said.answer.state === 'undone') await put({ ...fill, before: null, after: null })
  return said.answer
}
