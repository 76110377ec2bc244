import {
  NOTION_LANGUAGES,
  type NotionLanguage,
  notionLanguagesOf,
  readCountry,
  wordsFor,
  writingsBeside,
} from '@starling/catalog'
import { LEAST_PEOPLE } from '@starling/engine'
import { canonical, type WordsQuestion } from '@starling/question'
import { askBackend } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { asWords, scopeNow } from './post-scopes.ts'

/** So many are counted: each is a question to the engine. */
const MOST_COUNTED = 8
const MOST_OFFERED = 3
/** The writings of a notion that are tried, the usual one first. */
const WRITINGS = [0, 1, 2]

/** As few people as a share of voice or an interest of theirs says little of. */
const HARDLY_ANY = 50
/** Where a question finds enough, a writing is offered that finds so many times as many. */
const MANY_TIMES = 3

/** Other words that find more people: its notions as the people asked about write them, or as most write them. */
export async function suggestOtherWords({ body }: Input<'suggestOtherWords'>, context: Context) {
  const asked = asWords(body.question)
  const wordings = otherWordings(asked)
  if (wordings.length === 0) return { suggestions: [] }
  const peopleOf = async (question: WordsQuestion) => {
    const [{ accounts }] = await askBackend(context, scopeNow(question, context), [{ do: 'size' }])
    return accounts
  }
  const people = await peopleOf(asked)
  const isShort = people < HARDLY_ANY
  const counted = await Promise.all(
    (isShort ? wordings : rewritten(asked)).slice(0, MOST_COUNTED).map(async (other) => ({
      keywords: other.keywords,
      countries: other.countries ?? [],
      accounts: await peopleOf(other),
    })),
  )
  return {
    suggestions: counted
      .filter(({ accounts }) => accounts >= Math.max(LEAST_PEOPLE, isShort ? people + 1 : people * MANY_TIMES))
      .toSorted((a, b) => b.accounts - a.accounts)
      .slice(0, MOST_OFFERED),
  }
}

/** Without those that ask the same, the likeliest first. */
export function otherWordings(asked: WordsQuestion): WordsQuestion[] {
  const placed = withCountry(asked)
  const all = [...(placed ? [placed, ...translated(placed)] : []), ...rewritten(asked), ...translated(asked)]
  const distinct = new Map(all.map((other) => [canonical([other.keywords, other.countries ?? []]), other]))
  return [...distinct.values()]
}

/** In its own language: コーヒー for 珈琲. */
function rewritten(asked: WordsQuestion): WordsQuestion[] {
  return WRITINGS.flatMap((at) => inWords(asked, (word) => writingsBeside(word)[at]))
}

function translated(asked: WordsQuestion): WordsQuestion[] {
  const spoken = asked.countries?.flatMap(notionLanguagesOf) ?? []
  const languages = asked.countries?.length ? [...new Set(spoken)] : NOTION_LANGUAGES
  return WRITINGS.flatMap((at) => languages.flatMap((language) => inLanguage(asked, language, at)))
}

function inLanguage(asked: WordsQuestion, language: NotionLanguage, at: number): WordsQuestion[] {
  return inWords(asked, (word) => {
    const words = wordsFor(word, language)
    return words[at] ?? words[0]
  })
}

/** Each keyword in another word where there is one; a tag stays a tag. */
function inWords(asked: WordsQuestion, wordFor: (word: string) => string | undefined): WordsQuestion[] {
  const keywords = asked.keywords.map((group) =>
    group.map((term) => {
      const sign = term.startsWith('#') ? '#' : ''
      const word = wordFor(term.slice(sign.length))
      return word === undefined ? term : sign + word
    }),
  )
  const isOther = canonical(keywords) !== canonical(asked.keywords)
  return isOther ? [{ ...asked, keywords }] : []
}

/** "coffee in Japan", "coffee Japan" and 日本のコーヒー name a country that was to be chosen beside the words. */
function withCountry(asked: WordsQuestion): WordsQuestion | null {
  if (asked.countries?.length) return null
  const read = asked.keywords.map((group) => group.map(termAndCountry))
  const countries = [...new Set(read.flat().flatMap(({ country }) => country ?? []))]
  if (countries.length === 0) return null
  return { ...asked, keywords: read.map((group) => group.map(({ term }) => term)), countries }
}

const PLACED = [
  /^(?<term>.+?) in (?<place>.+)$/i,
  /^(?<place>.+?)の(?<term>.+)$/,
  /^(?<term>.+?)[ 　](?<place>\S{3,})$/,
]

function termAndCountry(text: string): { term: string; country?: string } {
  for (const form of PLACED) {
    const { term = '', place = '' } = form.exec(text)?.groups ?? {}
    const country = readCountry(place)
    if (country) return { term: term.trim(), country }
  }
  return { term: text }
}
