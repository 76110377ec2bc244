import type { Alias, AnswerRow } from '@starling/contract'
import { type PrimitiveAnswers, recompute } from '@starling/engine'
import type { Window, Words } from '@starling/question'
import { askBackend, groundsOf } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { aliasesOf, type Corpus, largestAccounts, lettersOf } from './aliases.ts'
import { limitFor } from './behind.ts'
import { asWords, postsWithin } from './post-scopes.ts'
import { relatedWords, wordCounts } from './related.ts'

/** As many names as a backend shares a conversation between. */
const MOST_NAMES = 50
const MOST_WITH_ALIASES = 5

/** Words of posts about keywords, and the keywords' other writings. */
export async function listRelatedKeywords(
  { body: { keywords, limit, ...rest } }: Input<'listRelatedKeywords'>,
  context: Context,
) {
  const asked = asWords({ query_type: 'conversation', keywords, ...rest })
  const about: Words = { groups: asked.keywords }
  const [corpus, within] = await Promise.all([corpusOf(asked, context), wordsOf(about, asked, context)])
  const related = relatedWords(about, within, corpus.all)
  const terms = [...new Set(asked.keywords.flat())]
  const found = await Promise.all(
    terms.slice(0, MOST_WITH_ALIASES).map(async (term) => {
      const own = terms.length === 1 ? within : await wordsOf({ groups: [[term]] }, asked, context)
      return aliasesOf({ name: term, terms: [term] }, own, corpus, context)
    }),
  )
  const aliases = distinct(found.flat(), terms)
  const most = limitFor(context, limit)
  const scope = postsWithin(asked, context, about)
  const stand = { scope, unit: 'posts', n: within.posts, baseline: 'all', baseline_n: corpus.all.posts } as const
  return {
    related_keywords: related.slice(0, most),
    aliases: aliases.slice(0, most),
    more: !context.user && Math.max(related.length, aliases.length) > most,
    ...(await groundsOf(context, stand, 'related_keywords')),
  }
}

/** Other writings of each name. */
export async function suggestAliases({ body: { names, limit, ...rest } }: Input<'suggestAliases'>, context: Context) {
  const most = limitFor(context, limit)
  const asked = names.map(({ name, terms }) => {
    const written = terms.length > 0 ? terms : [name]
    const words = asWords({ query_type: 'conversation', keywords: written.map((term) => [term]), ...rest })
    return { name, terms: words.keywords.flat(), words }
  })
  const corpus = await corpusOf(asked[0]!.words, context)
  const answers = await Promise.all(
    asked.map(async ({ name, terms, words }) => {
      const about = { groups: words.keywords }
      const within = await wordsOf(about, words, context)
      const aliases = await aliasesOf({ name, terms }, within, corpus, context)
      const grounds = await groundsOf(
        context,
        { scope: postsWithin(words, context, about), unit: 'posts', n: within.posts },
        'aliases',
      )
      return { name, aliases: aliases.slice(0, most), more: !context.user && aliases.length > most, ...grounds }
    }),
  )
  return { names: answers }
}

/** How much each keyword is used, and the words that go with them. */
export async function countKeywordUsages(
  { body: { keywords, limit, ...rest } }: Input<'countKeywordUsages'>,
  context: Context,
) {
  const asked = asWords({ query_type: 'conversation', keywords: keywords.map((term) => [term]), ...rest })
  const terms = asked.keywords.flat()
  const about: Words = { groups: asked.keywords }
  const scope = postsWithin(asked, context)
  const [all, within] = await Promise.all([wordCounts(scope, context), wordsOf(about, asked, context)])
  const most = Math.min(limitFor(context, limit), MOST_NAMES - terms.length)
  const suggested = relatedWords(about, within, all).slice(0, most)
  const named = (words: readonly string[]) => words.map((term) => ({ name: term, terms: [term] }))
  // Shares are of the posts with any of the keywords asked about: those of the suggestions are many more.
  const [own, others] = await askBackend(context, scope, [
    { do: 'shares', names: named(terms) },
    { do: 'shares', names: named(suggested.map(({ value }) => String(value))) },
  ])
  const usages = withShares(own)
  const suggestions = suggested.map((row, at): AnswerRow => {
    const { posts, accounts } = others.rows[at]!
    return { value: row.value!, posts, accounts, together: row.count!, over_index: row.over_index! }
  })
  const grounds = await groundsOf(
    context,
    { scope: postsWithin(asked, context, about), unit: 'posts', n: within.posts },
    'share_of_voice',
  )
  return { usages, suggestions, ...grounds }
}

function withShares({ n, squares, rows }: PrimitiveAnswers['shares']): AnswerRow[] {
  const voices = rows.map(({ name, posts, by_author }) => ({ name, posts, by_author }))
  const scores = recompute({ method: 'share_of_voice', known: n, squares, rows: voices })
  return rows.map(({ name, posts, accounts }, at): AnswerRow => {
    const { name: _, ...score } = scores[at] as AnswerRow
    return { value: name, posts, accounts, ...score }
  })
}

type Place = { countries?: string[]; window?: Window }

async function corpusOf(place: Place, context: Context): Promise<Corpus> {
  const scope = postsWithin(place, context)
  const [all, accounts] = await Promise.all([wordCounts(scope, context), largestAccounts(context)])
  const spelled = [...all.counts.keys()].map((word) => ({ word, letters: lettersOf(word) }))
  return { scope, all, spelled, accounts }
}

const wordsOf = (about: Words, place: Place, context: Context) =>
  wordCounts(postsWithin(place, context, about), context)

function distinct(aliases: readonly Alias[], known: readonly string[]): Alias[] {
  const rest = aliases.filter(({ value }) => !known.includes(value))
  return [...new Map(rest.map((alias) => [alias.value, alias])).values()]
}
