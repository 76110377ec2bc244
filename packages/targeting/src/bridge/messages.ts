import { BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import { PACKAGE_PARTS, type PackagePart, PLACEMENTS } from '../package.ts'
import { type Check, either, isCount, isFlag, listOf, object, oneOf, orNull, textOf } from './check.ts'
import { FILL_FIELDS, type FillCut, type FillEntry, type FillField, type FillPackage } from './fill-rules.ts'

/** The ad account that is open at X, as the extension sees it. */
export type BridgeAdAccount = { id: string; name: string; handle: string }

/** What a page of the product says to the extension. */
export type FromPage =
  /** “Are you there?” The extension answers with its state, and the ad account if it knows one. */
  | { type: 'starling.hello' }
  | {
      type: 'starling.fill'
      /** Made by the page; the answer bears the same. */
      id: string
      /** The list it is of, where it is saved, and its name for people to read. */
      list: { id: string | null; name: string }
      /** Fill in only where this account is open; null: whichever is. */
      ad_account_id: string | null
      targeting_package: FillPackage
      /** Whoever sent it knows which custom audiences are not ready and left them out: nothing is asked again. */
      has_checked_audiences: boolean
    }
  /** Puts back what stood in the form before this fill. */
  | { type: 'starling.undo'; id: string }
  /** The person wants to sign the extension in: it answers with a challenge. */
  | { type: 'starling.connect'; id: string }
  /** The person approved it (`approveExtension`): the code is worth nothing without what the extension alone knows. */
  | { type: 'starling.approved'; id: string; code: string }

export const FILL_REFUSALS = [
  /** No page of ads is open. */
  'no_ads_page',
  /** Another ad account is open than the one that was asked for. */
  'other_ad_account',
  /** The extension is not signed in. */
  'not_signed_in',
  /** Nothing to fill in. */
  'empty',
  /** The person said no when they were asked. */
  'declined',
  /** The form changed while it was being filled; all was put back. */
  'form_changed',
  /** None of the fields is there. */
  'no_fields',
  /** The product or X did not answer. */
  'offline',
] as const
export type FillRefusal = (typeof FILL_REFUSALS)[number]

export type FilledField = {
  field: FillField
  /** How many entries stand there now. */
  filled: number
  /** Labels that the form did not take. */
  not_taken: string[]
}

/** What became of a fill. */
export type FillAnswer =
  | { state: 'filled'; fields: FilledField[]; not_found: FillField[]; cuts: FillCut[]; can_undo: boolean }
  /** These custom audiences are not ready: the page asks the person, and sends the fill again without them. */
  | { state: 'not_ready'; custom_audiences: string[] }
  | { state: 'refused'; why: FillRefusal }

/** Whether the extension is signed in now, and as whom. */
export type SignInAnswer =
  | { state: 'signed_in'; email: string }
  /** `declined`: nobody has just clicked in this page, or it did not ask for a challenge before. */
  | { state: 'refused'; why: 'declined' | 'offline' | 'invalid_approval' }

export type UndoAnswer = { state: 'undone'; fields: FillField[] } | { state: 'refused'; why: 'nothing_to_undo' }

/** What the extension says to a page of the product. */
export type FromExtension =
  | { type: 'starling.extension_state'; state: 'installed'; version: string }
  /** Null: no ad account is open any more. */
  | { type: 'starling.ad_account'; ad_account: BridgeAdAccount | null }
  | { type: 'starling.filled'; id: string; answer: FillAnswer }
  | { type: 'starling.undone'; id: string; answer: UndoAnswer }
  /** A SHA-256 of what only the extension knows, as base64url. */
  | { type: 'starling.challenge'; id: string; challenge: string }
  | { type: 'starling.signed_in'; id: string; answer: SignInAnswer }

// Larger than any package the product makes, and small enough that nobody's page is stopped by reading it.
const MOST_ENTRIES = 5_000
const LONGEST = 500
const isText = textOf(LONGEST)
const isId = textOf(100)

const isEntry = object<FillEntry>({ value: isText, label: isText })
const isEntries = listOf(isEntry, MOST_ENTRIES)
const isPackage = object<FillPackage>({
  ...(Object.fromEntries(PACKAGE_PARTS.map((part) => [part, isEntries])) as Record<PackagePart, Check<FillEntry[]>>),
  placements: listOf(oneOf(...PLACEMENTS), PLACEMENTS.length),
  age: oneOf(...BUILDER_AGES),
  gender: oneOf(...BUILDER_GENDERS),
})
const isField = oneOf(...FILL_FIELDS)
const isFields = listOf(isField, FILL_FIELDS.length)

type Of<Message, Type> = Extract<Message, { type: Type }>
type Checks<Message extends { type: string }> = { [Type in Message['type']]: Check<Of<Message, Type>> }

const FROM_PAGE: Checks<FromPage> = {
  'starling.hello': object({ type: oneOf('starling.hello') }),
  'starling.fill': object({
    type: oneOf('starling.fill'),
    id: isId,
    list: object({ id: orNull(isId), name: isText }),
    ad_account_id: orNull(isId),
    targeting_package: isPackage,
    has_checked_audiences: isFlag,
  }),
  'starling.undo': object({ type: oneOf('starling.undo'), id: isId }),
  'starling.connect': object({ type: oneOf('starling.connect'), id: isId }),
  'starling.approved': object({ type: oneOf('starling.approved'), id: isId, code: textOf(64) }),
}

const isCut = object<FillCut>({ field: oneOf(...PACKAGE_PARTS), chosen: isCount, filled: isCount })
const isFilledField = object<FilledField>({
  field: isField,
  filled: isCount,
  not_taken: listOf(isText, MOST_ENTRIES),
})
type InState<Answer, State> = Extract<Answer, { state: State }>
const isRefused = object<InState<FillAnswer, 'refused'>>({
  state: oneOf('refused'),
  why: oneOf(...FILL_REFUSALS),
})
const isNotReady = object<InState<FillAnswer, 'not_ready'>>({
  state: oneOf('not_ready'),
  custom_audiences: listOf(isText, MOST_ENTRIES),
})
const isFilled = object<InState<FillAnswer, 'filled'>>({
  state: oneOf('filled'),
  fields: listOf(isFilledField, FILL_FIELDS.length),
  not_found: isFields,
  cuts: listOf(isCut, FILL_FIELDS.length),
  can_undo: isFlag,
})
const isUndone = either(
  object<InState<UndoAnswer, 'undone'>>({ state: oneOf('undone'), fields: isFields }),
  object<InState<UndoAnswer, 'refused'>>({ state: oneOf('refused'), why: oneOf('nothing_to_undo') }),
)
const isSignedIn = either(
  object<InState<SignInAnswer, 'signed_in'>>({ state: oneOf('signed_in'), email: isText }),
  object<InState<SignInAnswer, 'refused'>>({
    state: oneOf('refused'),
    why: oneOf('declined', 'offline', 'invalid_approval'),
  }),
)

const FROM_EXTENSION: Checks<FromExtension> = {
  'starling.extension_state': object({
    type: oneOf('starling.extension_state'),
    state: oneOf('installed'),
    version: textOf(40),
  }),
  'starling.ad_account': object({
    type: oneOf('starling.ad_account'),
    ad_account: orNull(object<BridgeAdAccount>({ id: isId, name: textOf(LONGEST, 0), handle: textOf(LONGEST, 0) })),
  }),
  'starling.filled': object({
    type: oneOf('starling.filled'),
    id: isId,
    answer: either(either(isFilled, isNotReady), isRefused),
  }),
  'starling.undone': object({ type: oneOf('starling.undone'), id: isId, answer: isUndone }),
  'starling.challenge': object({ type: oneOf('starling.challenge'), id: isId, challenge: textOf(43, 43) }),
  'starling.signed_in': object({ type: oneOf('starling.signed_in'), id: isId, answer: isSignedIn }),
}

function read<Message extends { type: string }>(checks: Checks<Message>, given: unknown): Message | null {
  const type = typeof given === 'object' && given !== null ? (given as { type?: unknown }).type : undefined
  if (typeof type !== 'string' || !Object.hasOwn(checks, type)) return null
  const check = checks[type as Message['type']] as Check<Message>
  return check(given) ? given : null
}

/** The message of a page, or null if it is none of ours to the last field. */
export const readFromPage = (given: unknown): FromPage | null => read<FromPage>(FROM_PAGE, given)
/** The message of the extension, or null. */
export const readFromExtension = (given: unknown): FromExtension | null => read<FromExtension>(FROM_EXTENSION, given)
