const DOLLAR = 36
const SYMBOL = /[a-z]{1,6}(?:[._][a-z]{1,2})?(?=$|\s|[!'#%&()*+,\\\-./:;<=>?@[\]^_{|}~$])/y
const SPACE = /\s/

/** Where the `$symbol` ends whose letters start here, by X's own rule; 0 where there is none. */
export function symbolEnd(text: string, start: number): number {
  if (start === 0 || text.charCodeAt(start - 1) !== DOLLAR) return 0
  if (start > 1 && !SPACE.test(text[start - 2]!)) return 0
  SYMBOL.lastIndex = start
  return SYMBOL.test(text) ? SYMBOL.lastIndex : 0
}
