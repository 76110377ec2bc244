import type { FromExtension, FromPage } from '@starling/targeting/bridge'
import { readFromPage } from '@starling/targeting/bridge'
import { isLanguage, type Language } from '@starling/text/both'
import { accountMessage, forgetAdsPage, forgetProductTab, noteAdsPage, noteProductTab } from './background/ads-pages.ts'
import { answerOf, beginFill, ended, undo } from './background/fills.ts'
import { isAdsPage, isPopup, isProductPage, PLACES } from './background/places.ts'
import { apply, audiences, lists, undoLast, view } from './background/popup.ts'
import { connect, openSignIn, signOut, takeToken } from './background/sign-in.ts'
import { keepToOurselves } from './background/stored.ts'
import { tellUses } from './background/uses.ts'
import { cutAgain } from './background/words.ts'
import type { FromAdsPage, FromPopup, FromProductPage } from './messages.ts'

// The worker: everything it knows is kept by the browser, so that it may be put to sleep after any line.
void keepToOurselves()
chrome.runtime.onStartup.addListener(() => void tellUses())
chrome.runtime.onInstalled.addListener(() => void tellUses())
chrome.tabs.onRemoved.addListener((tab) => {
  void forgetAdsPage(tab)
  void forgetProductTab(tab)
})

/** Who may say what follows from where it comes from; anything else is not answered. Others cannot reach this at all. */
chrome.runtime.onMessage.addListener((given, sender, answer) => {
  if (sender.id !== chrome.runtime.id) return
  const tab = sender.tab?.id ?? -1
  const answered = isPopup(sender)
    ? fromPopup(given as FromPopup)
    : isAdsPage(sender)
      ? fromAdsPage(tab, given as FromAdsPage)
      : isProductPage(sender)
        ? fromProductPage(tab, given as FromProductPage)
        : Promise.resolve(null)
  void answered.then(answer, () => answer(null))
  return true
})

async function fromPopup(message: FromPopup): Promise<unknown> {
  void tellUses()
  switch (message.kind) {
    case 'view':
      return view()
    case 'connect':
      return openSignIn()
    case 'sign_out':
      return signOut()
    case 'open_ads_page':
      return chrome.tabs.create({ url: PLACES.ads_page.href })
    case 'lists':
      return lists(message.text, message.language)
    case 'audiences':
      return audiences(message.text, message.language)
    case 'apply':
      return apply(message.list_id, message.language)
    case 'undo_last':
      return undoLast(message.language)
  }
}

async function fromAdsPage(tab: number, message: FromAdsPage): Promise<null> {
  if (message.kind === 'ads_page') await noteAdsPage(tab, message.seen)
  if (message.kind === 'ads_gone') await forgetAdsPage(tab, message.page)
  if (message.kind === 'ended') await ended(tab, message)
  return null
}

async function fromProductPage(tab: number, given: FromProductPage): Promise<FromExtension[]> {
  if (given.kind === 'product_page') {
    await noteProductTab(tab)
    const { version } = PLACES
    return [{ type: 'starling.extension_state', state: 'installed', version }, await accountMessage()]
  }
  if (given.kind === 'answer_of') return answerOf(tab, String(given.id))
  const message = given.kind === 'from_page' ? readFromPage(given.message) : null
  const language = isLanguage(given.language) ? given.language : 'en'
  return message ? said(tab, message, language) : []
}

async function said(tab: number, message: FromPage, language: Language): Promise<FromExtension[]> {
  switch (message.type) {
    case 'starling.hello':
      return []
    case 'starling.connect':
      return [await connect(tab, message.id)]
    case 'starling.approved':
      return [await takeToken(tab, message.id, message.code)]
    case 'starling.undo':
      return [{ type: 'starling.undone', id: message.id, answer: await undo(message.id, tab, language) }]
    case 'starling.fill': {
      const { id, list, ad_account_id, targeting_package, has_checked_audiences } = message
      const answer = await beginFill({
        ...{ id, from: tab, ad_account_id, has_checked_audiences, language, audience_config_id: null },
        ...cutAgain(targeting_package),
        // Which version it is only the page knows: the use is told of the list alone.
        list: { ...list, version: null },
      })
      return answer ? [{ type: 'starling.filled', id, answer }] : []
    }
  }
}
