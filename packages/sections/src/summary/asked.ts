import type { Question, Who } from '@starling/question'

type Kind = 'interest' | 'job_title' | 'account' | 'word'
const bare = (word: string) => word.replace(/^[#@]/, '').toLowerCase()
const keyOf = (kind: Kind, value: unknown) => `${kind} ${bare(String(value))}`
const keys = (kind: Kind, values: readonly string[]) => values.map((value) => keyOf(kind, value))

/** What must be true of them, whatever else they are; what is left out sets nobody apart. */
function keysIn(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(keysIn)
  if ('any' in who) return who.any.flatMap(keysIn)
  if ('interests' in who) return keys('interest', who.interests)
  if ('job_titles' in who) return keys('job_title', who.job_titles)
  if ('follows' in who) return keys('account', who.follows)
  if ('communities' in who) return who.communities.flatMap(({ accounts }) => keys('account', accounts))
  return 'posted' in who ? keys('word', who.posted.groups.flat()) : []
}

function keysOf(question: Question): string[] {
  if (question.query_type === 'builder') return keysIn(question.who)
  if (!('keywords' in question)) return []
  const { keywords, synonyms = [], extra_keyword = '' } = question
  return keys('word', [...keywords.flat(), ...synonyms, extra_keyword])
}

/** Whether a question itself asks for this: that it is true of those who were found says nothing about them. */
export const isAsked = (question: Question, kind: Kind, value: unknown): boolean =>
  keysOf(question).includes(keyOf(kind, value))
