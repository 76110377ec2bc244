import { NOTION_LANGUAGES, type NotionLanguage, notionLanguagesOf, readCountry, wordsFor } from '@starling/catalog'
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

/** Other words that find people where a question finds hardly any: its notions as the people asked about write them. */
export async function suggestOtherWords({ body: { question } }: Input<'suggestOtherWords'>, context: Context) {
  const counted = await Promise.all(
    otherWordings(asWords(question))
      .slice(0, MOST_COUNTED)
      .map(async (other) => {
        const [{ accounts }] = await askBackend(context, scopeNow(other, context), [{ do: 'size' }])
        return { keywords: other.keywords, countries: other.countries ?? [], accounts }
      }),
  )
  return {
    suggestions: counted
      .filter(({ accounts }) => accounts >= LEAST_PEOPLE)
      .toSorted((a, b) => b.accounts - a.accounts)
      .slice(0, MOST_OFFERED),
  }
}

/** Without those that ask the same, the likeliest first. */
export function otherWordings(asked: WordsQuestion): WordsQuestion[] {
  const placed = withCountry(asked)
  const all = [...(placed ? [placed, ...translated(placed)] : []), ...translated(asked)]
  const distinct = new Map(all.map((other) => [canonical([other.keywords, other.countries ?? []]), other]))
  return [...distinct.values()]
}

function translated(asked: WordsQuestion): WordsQuestion[] {
  const spoken = asked.countries?.flatMap(notionLanguagesOf) ?? []
  const languages = asked.countries?.length ? [...new Set(spoken)] : NOTION_LANGUAGES
  return WRITINGS.flatMap((at) => languages.flatMap((language) => inLanguage(asked, language, at)))
}

function inLanguage(asked: WordsQuestion, language: NotionLanguage, at: number): WordsQuestion[] {
  const keywords = asked.keywords.map((group) => group.map((term) => wordIn(term, language, at)))
  const isOther = canonical(keywords) !== canonical(asked.keywords)
  return isOther ? [{ ...asked, keywords }] : []
}

function wordIn(term: string, language: NotionLanguage, at: number): string {
  const sign = term.startsWith('#') ? '#' : ''
  const words = wordsFor(term.slice(sign.length), language)
  const word = words[at] ?? words[0]
  return word === undefined ? term : sign + word
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
