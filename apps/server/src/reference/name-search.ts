const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g
const KATAKANA_FROM_HIRAGANA = 0x60
const PLAIN = /^[a-z0-9]+( [a-z0-9]+)*$/
const NO_SPACES = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/u

/** One writing for what people take for the same: case, width, accents, hiragana and katakana, signs between words. */
export function foldName(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + KATAKANA_FROM_HIRAGANA))
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/['’`´ʻ.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

type Found<T> = { entry: T; rank: number; at: number }

/** Looks entries up by any of their names: the whole name first, then its beginning, then the beginning of a word. */
export class NameSearch<T> {
  /** Each name after a space, so that every word of it is. */
  readonly #entries: { entry: T; names: string[] }[]

  /** In the order in which equally good ones are shown. */
  constructor(entries: readonly T[], namesOf: (entry: T) => (string | null)[]) {
    this.#entries = entries.map((entry) => {
      const names = namesOf(entry).flatMap((name) => (name ? [` ${foldName(name)}`] : []))
      return { entry, names: [...new Set(names)] }
    })
  }

  find(keywords: string | readonly string[], limit: number, allows: (entry: T) => boolean = () => true): T[] {
    const wanted = [keywords].flat().map(foldName).filter(Boolean)
    if (wanted.length === 0) return []
    const found: Found<T>[] = []
    this.#entries.forEach(({ entry, names }, at) => {
      let rank = NOT_FOUND
      for (const name of names) for (const one of wanted) rank = Math.min(rank, rankOf(name, one))
      if (rank < NOT_FOUND && allows(entry)) found.push({ entry, rank, at })
    })
    return found
      .sort((a, b) => a.rank - b.rank || a.at - b.at)
      .slice(0, limit)
      .map(({ entry }) => entry)
  }
}

const NOT_FOUND = 4
function rankOf(name: string, wanted: string): number {
  const at = name.indexOf(wanted)
  if (at < 0) return NOT_FOUND
  if (at === 1) return name.length === wanted.length + 1 ? 0 : 1
  if (name.includes(` ${wanted}`)) return 2
  // Where words are not parted a word may begin anywhere.
  return NO_SPACES.test(wanted) ? 3 : NOT_FOUND
}
