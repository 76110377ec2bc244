const MARKS = /[\u0300-\u036f]/g
const PLAIN = /^[a-z0-9 ]*$/

/** One spelling for matching: lower case, no accents, dots or apostrophes; every other sign is a space. */
export function fold(text: string): string {
  let folded = text.toLowerCase()
  if (!PLAIN.test(folded)) {
    folded = folded
      .normalize('NFKD')
      .replace(MARKS, '')
      .normalize('NFC')
      .replace(/ı/g, 'i')
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss')
      .replace(/['’`´ʻ‘.]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  }
  return folded.replace(/\s+/g, ' ').trim()
}

const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', ft: 'fort', mt: 'mount' }

/** `fold`, with the words that are written in full or in short made one. */
export function placeKey(text: string): string {
  const folded = fold(text)
  if (!/\b(saint|sainte|ft|mt)\b/.test(folded)) return folded
  return folded
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')
}
