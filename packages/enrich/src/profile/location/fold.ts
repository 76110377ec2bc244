const MARKS = /[\u0300-\u036f]/g
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** One spelling for matching: lower case, no accents, dots or apostrophes; every other sign is a space. */
export const fold = (text: string): string => foldLines(text.replaceAll('\n', ' '))

function foldLines(text: string): string {
  const lower = text.toLowerCase()
  if (FOLDED.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/['’`´ʻ‘.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\n]+/gu, ' ')
    .replace(/^ | $/gm, '')
}

const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', ft: 'fort', mt: 'mount' }

/** `fold`, with the words that are written in full or in short made one. */
export const placeKey = (text: string): string => shorten(fold(text))

/** Of each name, none of which has a line break; to fold them together takes a fraction of the time. */
export const placeKeys = (names: readonly string[]): string[] => foldLines(names.join('\n')).split('\n').map(shorten)

function shorten(folded: string): string {
  if (!/\b(saint|sainte|ft|mt)\b/.test(folded)) return folded
  return folded
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')
}
