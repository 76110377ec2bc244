// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** Without the signs that a file of XML cannot hold: one of them, and no program opens it. */
export const writable = (text: string): string => text.replace(/\p{Surrogate}/gu, '').replace(UNWRITABLE, '')
