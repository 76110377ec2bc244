export {
  FILL_FIELDS,
  FILLED_BELOW,
  type FillCut,
  type FillEntry,
  type FillField,
  type FillPackage,
  fillOf,
  isEmptyFill,
  MOST_FILLED_HANDLES,
} from './fill-rules.ts'
export {
  type BridgeAdAccount,
  FILL_REFUSALS,
  type FillAnswer,
  type FilledField,
  type FillRefusal,
  type FromExtension,
  type FromPage,
  readFromExtension,
  readFromPage,
  type SignInAnswer,
  type UndoAnswer,
} from './messages.ts'
