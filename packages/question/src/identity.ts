import type { Name, Question } from './question.ts'
import type { CommunityOfAccounts, Who } from './scope.ts'
import { isChosen } from './window.ts'

/**
 * The same text for two questions that ask the same. The window that the product chooses by itself moves with the
 * clock and is not part of it: a question that was asked without a window and one whose automatic window was filled in
 * are the same.
 */
export function identityOf(question: Question): string {
  const { window, countries = [], without_bots = true, post_ordering: _, ...rest } = question
  return canonical({
    ...(window && isChosen(window, question) && { window }),
    ...(countries.length > 0 && { countries: asSet(countries) }),
    ...(without_bots && { without_bots }),
    ...subjectOf(rest),
  })
}

/** The same text for what means the same: fields in one order, nothing that is left out. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

type Rest<Q = Question> = Q extends Question
  ? Omit<Q, 'window' | 'countries' | 'without_bots' | 'post_ordering'>
  : never
function subjectOf(question: Rest): object {
  if ('handle' in question) return { ...question, handle: folded(question.handle) }
  if ('post_ids' in question) return { ...question, post_ids: asSet(question.post_ids) }
  if ('who' in question) return { ...question, who: whoNamed(question.who) }
  const { query_type, keywords, synonyms, excluded_keywords, extra_keyword, extra_keyword_type, share_of_voice } =
    question
  return {
    query_type,
    keywords: asSet(keywords.map((group) => asSet(group.map(folded)))),
    ...(synonyms?.length && { synonyms: asSet(synonyms.map(folded)) }),
    ...(excluded_keywords?.length && { excluded_keywords: asSet(excluded_keywords.map(folded)) }),
    ...(extra_keyword && { extra: [extra_keyword_type ?? 'and', folded(extra_keyword)] }),
    ...(share_of_voice?.length && { share_of_voice: asSet(share_of_voice.map(nameNamed)) }),
  }
}

const nameNamed = ({ name, terms }: Name) => ({ name, terms: asSet(terms.map(folded)) })

function whoNamed(who: Who): object {
  if ('all' in who) return { all: asSet(who.all.map(whoNamed)) }
  if ('any' in who) return { any: asSet(who.any.map(whoNamed)) }
  if ('not' in who) return { not: whoNamed(who.not) }
  if ('communities' in who) return { communities: asSet(who.communities.map(communityNamed)) }
  const [field, value] = Object.entries(who)[0]!
  return Array.isArray(value) ? { [field]: asSet(value.map(folded)) } : who
}

const communityNamed = ({ accounts, at_least }: CommunityOfAccounts) => ({
  accounts: asSet(accounts.map(folded)),
  at_least,
})

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

function asSet<T>(values: readonly T[]): T[] {
  const byText = new Map(values.map((value) => [canonical(value), value]))
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}
