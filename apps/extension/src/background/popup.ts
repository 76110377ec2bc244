import { labelledIn, PACKAGE_PARTS, type TargetingPackage } from '@starling/targeting'
import { fillOf } from '@starling/targeting/bridge'
import { type Language, say } from '@starling/text/both'
import type { AnswerToPopup, LastFill, PopupAudience, PopupList, PopupView } from '../messages.ts'
import { REFUSAL_TEXTS } from '../texts.ts'
import { adsTab } from './ads-pages.ts'
import { beginFill, lastFill, settle, undo } from './fills.ts'
import { atProduct, problemIn } from './product.ts'
import { read, type StoredFill } from './stored.ts'

export async function view(): Promise<PopupView> {
  await settle()
  const sign_in = await read('sign_in')
  const at = await adsTab()
  const last = await lastFill()
  await chrome.action.setBadgeText({ text: '' })
  return {
    person: sign_in && { email: sign_in.email },
    has_expired: await read('has_expired'),
    ads_page: at && { ad_account: at.seen.ad_account, not_found: at.seen.not_found },
    last: last ? lastOf(last) : null,
  }
}
const lastOf = ({ id, list, state, answer, cuts, before }: StoredFill): LastFill => ({
  ...{ id, name: list.name, state, answer, cuts },
  can_undo: before !== null,
})

/** What the product answers, or why it does not. */
async function told<T>(language: Language, ask: () => Promise<T>): Promise<AnswerToPopup<T>> {
  try {
    return { ok: true, value: await ask() }
  } catch (error) {
    return { ok: false, problem: problemIn(error, language) }
  }
}
const query = (text: string) => (text.trim() === '' ? {} : { query: { text: text.trim() } })

export const lists = (text: string, language: Language): Promise<AnswerToPopup<PopupList[]>> =>
  told(language, async () => {
    const found = await atProduct((api) => api.listExtensionLists(query(text)))
    return found.map(({ id, name, chosen, changed_at }) => ({
      ...{ id, changed_at, chosen: PACKAGE_PARTS.reduce((sum, part) => sum + chosen[part], 0) },
      name: name || say(language).t('Targeting package'),
    }))
  })

export const audiences = (text: string, language: Language): Promise<AnswerToPopup<PopupAudience[]>> =>
  told(language, async () => {
    const found = await atProduct((api) => api.listExtensionAudiences(query(text)))
    return found.map(({ id, name, size, list_id }) => ({ id, name, size, list_id }))
  })

/** Fetches a list and fills it in. */
export async function apply(list_id: string, language: Language): Promise<AnswerToPopup<null>> {
  const got = await told(language, () => atProduct((api) => api.getExtensionList({ path: { pk: list_id } })))
  if (!got.ok) return got
  const { targeting_package, name, version, audience_config_id } = got.value
  const { fill, cuts } = fillOf(labelledIn(targeting_package as TargetingPackage, 'en'))
  const answer = await beginFill({
    ...{ id: crypto.randomUUID(), from: null, fill, cuts, language, audience_config_id, ad_account_id: null },
    list: { id: version === null ? null : list_id, name: name || say(language).t('Targeting package'), version },
    has_checked_audiences: false,
  })
  const problem = answer?.state === 'refused' ? say(language).t(REFUSAL_TEXTS[answer.why]) : null
  return problem === null ? { ok: true, value: null } : { ok: false, problem }
}

export async function undoLast(language: Language): Promise<AnswerToPopup<null>> {
  const last = await lastFill()
  const answer = last ? await undo(last.id, null, language) : null
  if (answer?.state === 'undone') return { ok: true, value: null }
  return {
    ok: false,
    problem: say(language).t('There is nothing to put back: the page of X was closed or loaded anew.'),
  }
}
