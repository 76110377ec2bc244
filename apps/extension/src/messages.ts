import type {
  BridgeAdAccount,
  FillAnswer,
  FillCut,
  FillField,
  FromExtension,
  FromPage,
} from '@starling/targeting/bridge'
import type { Language } from '@starling/text'
import type { FormSnapshot, FormTexts } from './ads/fill.ts'

/** What the page of ads shows, as its content script sees it. */
export type AdsPage = {
  /** Made anew with each document: what was filled in before a reload is not there any more. */
  page: string
  ad_account: BridgeAdAccount | null
  not_found: FillField[]
  /** The fill that is under way there. */
  filling: string | null
}

/** Sentences that are said at the page of ads, in the language of whoever asked for the fill. */
export type FillWords = {
  /** Said before anything is done. */
  alerts: string[]
  /** Each must be answered with yes. */
  confirms: string[]
  /** Asked before anything is replaced, with `{{fields}}` in it. */
  replace: string
  fields: Record<FillField, string>
}

export type ToAdsPage =
  | { kind: 'look' }
  | { kind: 'fill'; id: string; page: string; texts: FormTexts; words: FillWords }
  | {
      kind: 'undo'
      page: string
      before: FormSnapshot
      after: FormSnapshot
      words: Pick<FillWords, 'replace' | 'fields'>
    }

export type FromAdsPage =
  | { kind: 'ads_page'; seen: AdsPage }
  | { kind: 'ads_gone'; page: string }
  | {
      kind: 'ended'
      id: string
      page: string
      answer: FillAnswer
      before: FormSnapshot | null
      after: FormSnapshot | null
    }

export type FromProductPage =
  | { kind: 'product_page' }
  /** Only what somebody has just clicked for. */
  | { kind: 'from_page'; message: FromPage; language: string }
  /** Asked until there is one: whoever was to send it may have slept meanwhile. */
  | { kind: 'answer_of'; id: string }
export type ToProductPage = { kind: 'to_page'; message: FromExtension }

export type PopupView = {
  person: { email: string } | null
  /** It was signed in, and the product does not know its token any more. */
  has_expired: boolean
  ads_page: Pick<AdsPage, 'ad_account' | 'not_found'> | null
  last: LastFill | null
}
/** The newest fill, whoever asked for it. */
export type LastFill = {
  id: string
  name: string
  state: 'checking' | 'filling' | 'ended'
  answer: FillAnswer | null
  cuts: FillCut[]
  can_undo: boolean
}
export type PopupList = { id: string; name: string; chosen: number; changed_at: string }
export type PopupAudience = { id: string; name: string; size: number | null; list_id: string | null }

/** An answer, or why there is none in words that a person reads. */
export type AnswerToPopup<T> = { ok: true; value: T } | { ok: false; problem: string }
export type FromPopup =
  | { kind: 'view' }
  | { kind: 'connect' }
  | { kind: 'sign_out' }
  | { kind: 'open_ads_page' }
  | { kind: 'lists'; text: string; language: Language }
  | { kind: 'audiences'; text: string; language: Language }
  | { kind: 'apply'; list_id: string; language: Language }
  | { kind: 'undo_last'; language: Language }
export type PopupAnswers = {
  view: PopupView
  connect: null
  sign_out: null
  open_ads_page: null
  lists: AnswerToPopup<PopupList[]>
  audiences: AnswerToPopup<PopupAudience[]>
  apply: AnswerToPopup<null>
  undo_last: AnswerToPopup<null>
}

export type ToBackground = FromAdsPage | FromProductPage | FromPopup

/** Pages are sometimes there longer than the extension: nobody is left who could answer. */
export const isOrphan = (): boolean => chrome.runtime?.id === undefined
