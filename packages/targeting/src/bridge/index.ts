export {
  FILL_FIELDS,
  type FillCut,
  type FillEntry,
  type FillField,
  type FillPackage,
  fillOf,
  isEmptyFill,
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
