export {
  currency,
  currentLanguage,
  dateRange,
  dateTime,
  dateTimeIn,
  fullNumber,
  setLanguage,
  shortDate,
  shortNumber,
  t,
  timeAgo,
} from './current.ts'
export { type Debounced, debounce } from './debounce.ts'
export { fullName, type Instant, truncate } from './formats.ts'
export { dateFormat, listFormat, numberFormat } from './intl.ts'
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './language.ts'
export { type Say, say, type TextKey, type TextValues } from './say.ts'
export { useText } from './use-text.ts'
