import { isFiller } from '@starling/catalog'
import { interestOf } from './interest-words.ts'
import { NATIONALS } from './nationals.ts'
import { allOf, some, type Thing, thing } from './things.ts'
import { partsOf } from './wording.ts'

const PRAISE = /^(?:good|great|nice|fine|delicious|all kinds of|all sorts of|lots of|everything about|all things) /i
/** "watching anime" is anime. */
const DOING =
  /^(?:watching|playing|reading|drinking|eating|collecting|listening to|wearing|making|doing|trying|buying|using|riding|following|learning about|talking about) /i
/** "running gear" and "beauty products" are about running and beauty. */
const GOODS = / (?:tech|technology|products|gear|equipment|stuff|content|news|trends|tips|accessories|supplies)$/i
/** Words that make a clause of it: "when brands reply", "their jobs", "working with creators". */
export const CLAUSE =
  /\b(?:it|its|when|if|that|this|these|those|they|them|their|his|her|our|my|us|we|you|your|who|what|how|being|having|each other|themselves|to|than|because|while|brands|work|working|being|getting|going|(?:with|from|about) \w+)\b/i

/** Of a verb what it is called as a hobby: run, running. */
export function interestOfVerb(verb: string): string | undefined {
  const word = verb.toLowerCase()
  const forms = [word, `${word}ing`, `${word.replace(/e$/, '')}ing`, `${word}${word.at(-1)}ing`]
  return forms.map(interestOf).find((id) => id !== undefined)
}

/** A known interest by the name of a thing, also where it is said of which country it is. */
export function knownInterest(said: string): string | undefined {
  const word = said.trim().replace(/^an? /i, '').replace(PRAISE, '')
  const to = /^to (\w+)/i.exec(word)
  if (to) return interestOfVerb(to[1]!)
  const [nation = '', ...rest] = word.split(' ')
  return (
    interestOf(word) ??
    interestOf(word.replace(DOING, '')) ??
    interestOf(word.replace(GOODS, '')) ??
    (NATIONALS[nation.toLowerCase()] && rest.length > 0 ? interestOf(rest.join(' ')) : undefined)
  )
}

/** A thing by a name of its own; whatever reads like a clause is none. */
export function topicOf(said: string): string | null {
  const word = said.trim().replace(PRAISE, '').replace(DOING, '')
  // "a good deal" is any; what has a name has no article.
  return word === '' || isFiller(word) || /^an? /i.test(said) || CLAUSE.test(word) || word.split(' ').length > 5
    ? null
    : word
}

/** What one likes is an interest where it is known as one; else it is what one writes about. */
export const liked = (said: string, is_excluded: boolean): Thing[] | null =>
  allOf(
    some(
      partsOf(said).map((part) => {
        const id = knownInterest(part)
        if (id) return thing('interests', id, is_excluded)
        const topic = topicOf(part)
        return topic ? thing('posted_about', topic, is_excluded) : null
      }),
    ),
    /^\s*both\b/i.test(said),
  )

/** What one does is an interest where it is known as one, and else nothing. */
export const done = (said: string, is_excluded: boolean): Thing[] | null =>
  some(
    partsOf(said).map((part) => {
      const id = knownInterest(part)
      return id ? thing('interests', id, is_excluded) : null
    }),
  )

/** "how they cook" is no topic. */
const NO_TOPIC = /\b(?:what|how|when|why|who|they|them|it|us|that|things|something|anything|everything)\b/i

export const about = (said: string, is_excluded: boolean): Thing[] | null =>
  some(
    partsOf(said)
      .map((part) => part.replace(/^(?:an?|their|our|my) /i, ''))
      .map((part) => (NO_TOPIC.test(part) ? null : thing('posted_about', part, is_excluded))),
  )
