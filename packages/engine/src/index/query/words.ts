import { tokensOf } from '@starling/enrich/src/text/tokens/tokens.ts'
import type { Words } from '@starling/question'
import { holds, parseTerm } from '../../port/terms.ts'
import { and, andNot, type BitsetPart, cleared, or } from './parts.ts'
import type { Session } from './session.ts'

/** An ascending list in memory. */
export type Listed = { at: number; count: number }

/** Texts that words are looked for in: posts, or bios. */
export type Texts = {
  /** Bytes of their bits, and the pieces that count. */
  size: number
  parts: readonly BitsetPart[]
  listOf: (token: number) => Listed
  /** Of these, ascending, those that hold all the phrases. */
  verify: (ids: Uint32Array, phrases: number[][]) => Uint32Array
}

/** What a group asks for: all tokens, phrases among them, and of each `within` any of its tokens. */
type Wanted = { tokens: Set<number>; phrases: number[][]; withins: number[][] }

/** Bits of the texts of long lists, by where the list is: groups often have a word in common. */
type Marks = Map<number, number>
/** So many are kept for other groups. */
const MARKS = 4
/** Galloping through a list that is so many times longer is quicker than marking it. */
const GALLOPING = 48
const FEW = 1024

/** Sets the bits of all texts that the words match. */
export function matchWords(session: Session, texts: Texts, { groups, excluded = [] }: Words, out: number): void {
  const { kernels } = session.store
  const marks: Marks = new Map()
  for (const group of groups) matchGroup(session, texts, group, out, marks)
  for (const bits of marks.values()) session.arena.release(bits)
  for (const term of excluded) {
    const wanted = wantedOf(session, [term])
    if (!wanted) continue
    const [only] = wanted.tokens
    if (wanted.tokens.size === 1 && wanted.phrases.length === 0) {
      const { at, count } = texts.listOf(only!)
      kernels.clear_list(at, count, out)
      continue
    }
    const bits = cleared(session, texts.size, texts.parts)
    matchGroup(session, texts, [term], bits, new Map())
    andNot(session, out, bits, texts.parts)
    session.arena.release(bits)
  }
}

/** The token that a term is, -1 where no text has it; nothing where a term is more than one token. */
export function tokenOf({ store }: Session, term: string): number | null {
  const { tokens, within } = parseTerm(term)
  return within === undefined && tokens.length === 1 ? store.term(tokens[0]!) : null
}

/** Nothing where a token is nowhere. */
function wantedOf(session: Session, group: readonly string[]): Wanted | null {
  const wanted: Wanted = { tokens: new Set(), phrases: [], withins: [] }
  for (const term of group) {
    const parsed = parseTerm(term)
    if (parsed.within !== undefined) {
      wanted.withins.push(tokensHolding(session, parsed.within))
      continue
    }
    const tokens = parsed.tokens.map((token) => session.store.term(token))
    if (tokens.includes(-1)) return null
    for (const token of tokens) wanted.tokens.add(token)
    if (tokens.length > 1) wanted.phrases.push(tokens)
  }
  return wanted
}

/** Sets the bits of the texts that have all terms of a group. */
function matchGroup(session: Session, texts: Texts, group: readonly string[], out: number, marks: Marks): void {
  session.check()
  const wanted = wantedOf(session, group)
  if (!wanted) return
  const unions = wanted.withins.map((tokens) => {
    const bits =
      wanted.tokens.size === 0 && wanted.withins.length === 1 ? out : cleared(session, texts.size, texts.parts)
    for (const token of tokens) {
      const { at, count } = texts.listOf(token)
      session.store.kernels.set_list(at, count, bits)
    }
    return bits
  })
  matchWanted(session, texts, wanted, unions, out, marks)
  for (const bits of unions) if (bits !== out) session.arena.release(bits)
}

function matchWanted(
  session: Session,
  texts: Texts,
  wanted: Wanted,
  unions: number[],
  out: number,
  marks: Marks,
): void {
  const { kernels } = session.store
  const lists = [...wanted.tokens].map(texts.listOf).sort((a, b) => a.count - b.count)
  if (lists.length === 0) {
    if (unions.length === 1) return
    for (const bits of unions.slice(1)) and(session, unions[0]!, bits, texts.parts)
    or(session, out, unions[0]!, texts.parts)
    return
  }
  if (lists[0]!.count === 0) return
  if (lists.length === 1 && unions.length === 0 && wanted.phrases.length === 0) {
    kernels.set_list(lists[0]!.at, lists[0]!.count, out)
    return
  }
  const last = lists.length === 2 && unions.length === 0 && wanted.phrases.length === 0 ? lists[1]! : null
  if (last && isLong(last, lists[0]!)) {
    const { bits, done } = marked(session, texts, last, marks)
    kernels.set_shared(lists[0]!.at, lists[0]!.count, bits, out)
    done()
    return
  }
  const shared = sharedBy(session, texts, lists, unions, marks)
  if (wanted.phrases.length === 0) kernels.set_list(shared.at, shared.count, out)
  else {
    const ids = texts.verify(session.store.numbers(shared.at, shared.count), wanted.phrases)
    session.store.u32.set(ids, shared.at / 4)
    kernels.set_list(shared.at, ids.length, out)
  }
  session.arena.release(shared.at)
}

/** Of two long lists it is quicker to mark the longer one and look the other up. */
const isLong = (longer: Listed, { count }: Listed): boolean => count > FEW && longer.count < count * GALLOPING

function marked(session: Session, texts: Texts, list: Listed, marks: Marks): { bits: number; done: () => void } {
  const known = marks.get(list.at)
  if (known !== undefined) return { bits: known, done: () => {} }
  const bits = cleared(session, texts.size, texts.parts)
  session.store.kernels.set_list(list.at, list.count, bits)
  if (marks.size >= MARKS) return { bits, done: () => session.arena.release(bits) }
  marks.set(list.at, bits)
  return { bits, done: () => {} }
}

/** What all lists and bits share, as a list; the caller's own. */
function sharedBy(session: Session, texts: Texts, lists: Listed[], bitsOf: number[], marks: Marks): Listed {
  const { kernels } = session.store
  const [first, ...rest] = lists as [Listed, ...Listed[]]
  const at = session.arena.borrow(first.count * 4)
  let { at: from, count } = first
  for (const other of rest) {
    session.check()
    if (isLong(other, { at: from, count })) {
      const { bits, done } = marked(session, texts, other, marks)
      count = kernels.keep_in_bits(from, count, bits, at) >>> 0
      done()
    } else count = kernels.intersect(from, count, other.at, other.count, at) >>> 0
    from = at
  }
  for (const bits of bitsOf) {
    count = kernels.keep_in_bits(from, count, bits, at) >>> 0
    from = at
  }
  // One token twice, as in a phrase of one word said again: nothing was written yet.
  if (from !== at) kernels.copy(at, from, count * 4)
  return { at, count }
}

const shortTokens = new WeakMap<Session, { terms: number; holding: Map<string, number[]> }>()

/** Tokens of at most two characters that hold a character of a script without spaces. */
function tokensHolding(session: Session, character: string): number[] {
  const { store } = session
  let known = shortTokens.get(session)
  if (known?.terms !== store.live.terms) {
    known = { terms: store.live.terms, holding: new Map() }
    const base = store.meta.arrays['term.short']!.length
    const short = [...store.numbers(store.at('term.short'), base)]
    for (let term = store.meta.terms; term < store.live.terms; term++) short.push(term)
    for (const term of short) {
      const text = store.termText(term)
      for (const one of new Set(text)) {
        if (!holds(text, one)) continue
        const terms = known.holding.get(one)
        if (terms) terms.push(term)
        else known.holding.set(one, [term])
      }
    }
    shortTokens.set(session, known)
  }
  return known.holding.get(character) ?? []
}

/** Whether the tokens of a text hold a phrase. */
export function holdsPhrase(tokens: ArrayLike<number>, start: number, end: number, phrase: readonly number[]): boolean {
  for (let at = start; at + phrase.length <= end; at++) {
    let index = 0
    while (index < phrase.length && tokens[at + index] === phrase[index]) index++
    if (index === phrase.length) return true
  }
  return false
}

/** The same of a text that is at hand. */
export function textHolds(session: Session, text: string, phrases: number[][]): boolean {
  const tokens = tokensOf(text).map((token) => session.store.term(token))
  return phrases.every((phrase) => holdsPhrase(tokens, 0, tokens.length, phrase))
}
