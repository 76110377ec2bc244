import { ja } from './ja/index.ts'
import { teach } from './say.ts'

/** For who speaks both languages at any time, such as a server: the tables are there from the start. */
teach('ja', ja)

export { fullName, truncate } from './formats.ts'
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './language.ts'
export { type Say, say, type TextKey, type TextValues } from './say.ts'
