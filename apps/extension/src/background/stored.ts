import type { FillAnswer, FillCut, FillPackage } from '@starling/targeting/bridge'
import type { Language } from '@starling/text'
import type { FormSnapshot } from '../ads/fill.ts'
import type { AdsPage } from '../messages.ts'

export type SignIn = { token: string; person_id: string; email: string }

/** What outlasts the browser. Out of reach for content scripts. */
type Kept = {
  sign_in: SignIn | null
  has_expired: boolean
  /** Uses that the product could not be told of yet. */
  untold: UntoldUse[]
}
/** What lasts until the browser is closed: the worker itself may be put to sleep between any two lines. */
type Passing = {
  ads_pages: Record<number, AdsPage & { seen_at: number }>
  product_tabs: number[]
  /** The newest last. */
  fills: StoredFill[]
  /** What a sign-in that was begun in a tab waits for. */
  connecting: { tab: number; id: string; code_verifier: string; begun_at: number } | null
}

export type StoredFill = {
  id: string
  /** Who applied it: another one who signs in here is neither shown it nor has it on record. */
  person_id: string
  /** The tab of the product that asked; null: the popup. */
  from: number | null
  ads_tab: number
  page: string
  /** A record of the builder has no id here: it is no list. */
  list: { id: string | null; name: string; version: number | null }
  audience_config_id: string | null
  ad_account_id: string | null
  fill: FillPackage
  cuts: FillCut[]
  has_checked_audiences: boolean
  language: Language
  state: 'checking' | 'filling' | 'ended'
  answer: FillAnswer | null
  before: FormSnapshot | null
  after: FormSnapshot | null
}
export type UntoldUse = Pick<StoredFill, 'id' | 'person_id' | 'list' | 'audience_config_id' | 'ad_account_id' | 'fill'>

const KEPT: Kept = { sign_in: null, has_expired: false, untold: [] }
const PASSING: Passing = { ads_pages: {}, product_tabs: [], fills: [], connecting: null }
type All = Kept & Passing

const areaOf = (name: keyof All) => (name in KEPT ? chrome.storage.local : chrome.storage.session)

export async function read<Name extends keyof All>(name: Name): Promise<All[Name]> {
  const { [name]: value } = (await areaOf(name).get([name])) as Partial<All>
  return (value ?? { ...KEPT, ...PASSING }[name]) as All[Name]
}

let turn: Promise<unknown> = Promise.resolve()
/** One change after the other: two events at once must not lose what the other wrote. */
export function change<Name extends keyof All>(name: Name, to: (value: All[Name]) => All[Name]): Promise<All[Name]> {
  const changed = turn.then(async () => {
    const value = to(await read(name))
    await areaOf(name).set({ [name]: value })
    return value
  })
  turn = changed.catch(() => {})
  return changed
}

/** Content scripts run beside pages that are not ours: what is kept is not for them. */
export const keepToOurselves = (): Promise<void> =>
  chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
