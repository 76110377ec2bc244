import type { FillField } from '@starling/targeting/bridge'
import { adAccountOn } from './ads/ad-account.ts'
import { type Filling, fillForm, undoFill } from './ads/fill.ts'
import { findFields } from './ads/find-fields.ts'
import { type AdsPage, type FillWords, type FromAdsPage, isOrphan, type ToAdsPage } from './messages.ts'

// In every page of ads. It hears the extension alone: messages of the page, of frames and of others are not listened to.
const page = crypto.randomUUID()
let filling: string | null = null

const look = (): AdsPage => ({
  page,
  ad_account: adAccountOn(document),
  not_found: findFields(document).not_found,
  filling,
})
async function tell(message: FromAdsPage): Promise<void> {
  if (!isOrphan()) await chrome.runtime.sendMessage(message).catch(() => {})
}
const asksReplace =
  ({ replace, fields }: Pick<FillWords, 'replace' | 'fields'>) =>
  (names: FillField[]) =>
    confirm(replace.replace('{{fields}}', names.map((name) => fields[name]).join(', ')))

async function fill({ id, texts, words }: Extract<ToAdsPage, { kind: 'fill' }>): Promise<void> {
  filling = id
  let made: Filling = { answer: { state: 'refused', why: 'declined' }, before: null, after: null }
  try {
    for (const sentence of words.alerts) alert(sentence)
    if (words.confirms.every((question) => confirm(question))) {
      made = await fillForm(document, texts, asksReplace(words))
    }
  } finally {
    filling = null
    await tell({ kind: 'ended', id, page, ...made })
  }
}

chrome.runtime.onMessage.addListener((given, sender, answer) => {
  // Not a page, not another extension, not another page of ours.
  if (sender.id !== chrome.runtime.id || sender.tab) return
  const message = given as ToAdsPage
  if (message.kind === 'look') return void answer(look())
  if (message.page !== page || filling !== null) return void answer(null)
  if (message.kind === 'fill') {
    answer(true)
    void fill(message)
    return
  }
  void undoFill(document, message, asksReplace(message.words)).then(answer)
  return true
})

const report = () => tell({ kind: 'ads_page', seen: look() })
void report()
addEventListener('pageshow', report)
addEventListener('focus', report)
addEventListener('pagehide', () => void tell({ kind: 'ads_gone', page }))
