import type { Found } from './runs.ts'

const CASHTAG =
  /(^|[\t-\r \x85\xA0\u1680\u180E\u2000-\u200A\u2028\u2029\u202F\u205F\u3000])\$([a-z]{1,6}(?:[._][a-z]{1,2})?)(?=$|\s|[!'#%&()*+,\\\-./:;<=>?@[\]^_{|}~$])/gi

export function cashtagsIn(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(CASHTAG)) {
    const start = match.index + match[1]!.length
    found.push({ kind: 'cashtag', value: match[2]!, list: '', start, end: start + 1 + match[2]!.length })
  }
  return found
}
