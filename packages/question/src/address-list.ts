/** A list in one value of an address: commas part it, and a comma inside a term has a backslash before it. */
export const writeList = (terms: readonly string[]): string =>
  terms.map((term) => term.replace(/[\\,]/g, '\\$&')).join(',')

export function readList(text: string): string[] {
  const terms: string[] = []
  let term = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '\\' && at + 1 < text.length) term += text[++at]
    else if (character === ',') {
      terms.push(term)
      term = ''
    } else term += character
  }
  return [...terms, term].filter((each) => each !== '')
}
