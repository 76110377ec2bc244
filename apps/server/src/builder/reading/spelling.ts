import { JOB_TITLES } from '@starling/catalog'
import { FANS_BY_WORD, INTEREST_BY_WORD } from './interest-words.ts'

const OFTEN =
  'women people interested interest follow follows followers following female females males living parents mothers fathers millennials teenagers verified excluding exclude except without between years teachers germany france spain italy canada australia brazil mexico japan india london paris berlin tokyo chicago california'
const often = OFTEN.split(' ')
const words = [...often, ...INTEREST_BY_WORD.keys(), ...FANS_BY_WORD.keys(), ...JOB_TITLES.flatMap(({ en }) => en)]
const RIGHT = new Set(words.flatMap((word) => [...word.split(' '), ...word.split(' ').map((one) => `${one}s`)]))
/** Words of one word that lead to something, long enough that a slip is told from another word. */
const KNOWN = new Set(
  words
    .flatMap((word) => (word.endsWith('s') ? [word] : [word, `${word}s`]))
    .filter((word) => /^[a-z]{6,}$/.test(word) || often.includes(word)),
)
/** By the letters without those that are doubled: "coffe", "milennials". */
const BY_SINGLES = Map.groupBy(KNOWN, (word) => word.replace(/(.)\1/g, '$1'))

/** Two letters in each other's place, or a letter once in place of twice: the slips that make no other word. */
function meantBy(word: string): string | null {
  const small = word.toLowerCase()
  if (small.length < 5 || RIGHT.has(small)) return null
  const swapped = [...small].slice(1).flatMap((letter, at) => {
    const said = small.slice(0, at) + letter + small[at] + small.slice(at + 2)
    return letter !== small[at] && KNOWN.has(said) ? [said] : []
  })
  const doubled = (BY_SINGLES.get(small.replace(/(.)\1/g, '$1')) ?? []).filter((one) => one !== small)
  const meant = new Set([...swapped, ...doubled])
  return meant.size === 1 ? [...meant][0]! : null
}

/** Slips of the fingers mended; a word with a large letter inside a sentence may be a name and stays. */
export const asMeant = (text: string): string =>
  text.replace(/(?<![@#\w'"-])[A-Za-z][a-z]+(?![\w'"-])/g, (word, at: number) => {
    const isName = /^[A-Z]/.test(word) && at > 0 && !/[.!?:;\n]\s*$/.test(text.slice(0, at))
    const meant = isName ? null : meantBy(word)
    return meant ? (/^[A-Z]/.test(word) ? meant[0]!.toUpperCase() + meant.slice(1) : meant) : word
  })
