import { withoutUnseen } from '@starling/question'

/** XML has no way to write them, nor most of what is unseen. */
const UNWRITABLE = /[\ufffe\uffff]/g

/** Without the signs that a file of XML cannot hold: one of them, and no program opens it. */
export const writable = (text: string): string =>
  withoutUnseen(text.replace(/\p{Surrogate}/gu, '')).replace(UNWRITABLE, '')
