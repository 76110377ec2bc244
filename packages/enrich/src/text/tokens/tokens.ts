import { EMOTICON, MARK, RUN, type Scan, scan } from './scan.ts'
import { symbolEnd } from './symbols.ts'

/**
 * What a text is found by: words in lower case, `#tags`, `@handles`, `$symbols`, links, emoji, and pairs of characters where a
 * script is written without spaces.
 */
export const tokensOf = (text: string): string[] => tokensIn(scan(text))

export function tokensIn({ text, count, kinds, starts, ends }: Scan): string[] {
  const tokens: string[] = []
  let symbol_end = 0
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!
    const start = starts[index]!
    const end = ends[index]!
    if (start < symbol_end) continue
    symbol_end = symbolEnd(text, start)
    if (symbol_end > 0) tokens.push(text.slice(start - 1, symbol_end))
    if (symbol_end > 0 || kind === MARK || kind === EMOTICON) continue
    if (kind !== RUN || end - start < 3) tokens.push(text.slice(start, end))
    else for (let at = start; at < end - 1; at++) tokens.push(text.slice(at, at + 2))
  }
  return tokens
}
