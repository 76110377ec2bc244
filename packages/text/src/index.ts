export { type Debounced, debounce } from './debounce.ts'
export {
  currency,
  dateTime,
  fullNumber,
  type Instant,
  shortDate,
  shortNumber,
  timeAgo,
  truncate,
} from './formats.ts'
export { dateFormat, listFormat, numberFormat } from './intl.ts'
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './language.ts'
export { currentLanguage, setLanguage, type TextKey, type TextValues, t } from './text.ts'
export { useText } from './use-text.ts'
