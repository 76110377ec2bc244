import { termsOf, tokensOf } from '@starling/enrich'
import type { AccountFact, Facts, PostFact } from '../facts/facts.ts'
import { withoutProfile } from '../facts/without-profile.ts'
import { compareText } from '../port/order.ts'

export type Post = PostFact & { author: Person; tokens: string[]; terms: string[] }

/** Everything that is known of one account, in one place. */
export type Person = AccountFact & {
  bio_tokens: string[]
  bio_terms: string[]
  posts: Post[]
  /** Other people's posts, and maybe own ones, that this person liked, reposted, answered or quoted. */
  interacted: Set<Post>
  follows: Set<Person>
  followers: Set<Person>
}

/** People and posts by id, ascending. */
export type Population = { people: Person[]; posts: Post[] }

export function populationOf(facts: Facts): Population {
  const people = new Map<bigint, Person>()
  const posts = new Map<bigint, Post>()
  for (const account of facts.accounts) people.set(account.id, personOf(account))
  const personWith = (id: bigint): Person => {
    if (!people.has(id)) people.set(id, personOf(withoutProfile(id)))
    return people.get(id)!
  }

  for (const fact of facts.posts) {
    const author = personWith(fact.account_id)
    const post = { ...fact, author, tokens: tokensOf(fact.text), terms: termsOf(fact.text) }
    posts.set(post.id, post)
    author.posts.push(post)
  }
  for (const { follower_id, followed_id, until } of facts.follows) {
    if (until !== null) continue
    personWith(follower_id).follows.add(personWith(followed_id))
    personWith(followed_id).followers.add(personWith(follower_id))
  }
  for (const { account_id, post_id } of facts.interactions) {
    const post = posts.get(post_id)
    if (post) personWith(account_id).interacted.add(post)
  }
  return { people: [...people.values()].sort(compareId), posts: [...posts.values()].sort(compareId) }
}

export const compareId = (a: { id: bigint }, b: { id: bigint }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The last of them where several carry the handle: they stand in the order of their ids. */
export function personNamed({ people }: Population, handle: string): Person | undefined {
  const wanted = handle.replace(/^@/, '').toLowerCase()
  return people.findLast((person) => person.handle !== '' && person.handle.toLowerCase() === wanted)
}

export const peopleNamed = (population: Population, handles: string[]): Set<Person> =>
  new Set(handles.map((handle) => personNamed(population, handle)).filter((person) => person !== undefined))

/** The language most posts are in; equal ones by the alphabet. */
export function languageOf({ posts }: Person): string | null {
  const languages = posts.map(({ language }) => language).filter((language) => language !== null)
  const times = (language: string) => languages.filter((one) => one === language).length
  return languages.toSorted((a, b) => times(b) - times(a) || compareText(a, b))[0] ?? null
}

export const topicsOf = ({ posts }: Person): Set<string> => new Set(posts.flatMap(({ topics }) => topics))

/** Those the bio names, and the topics of at least two posts. */
export function interestsOf(person: Person): Set<string> {
  const often = [...topicsOf(person)].filter(
    (topic) => person.posts.filter(({ topics }) => topics.includes(topic)).length >= 2,
  )
  return new Set([...person.interests, ...often])
}

function personOf(account: AccountFact): Person {
  return {
    ...account,
    bio_tokens: tokensOf(account.bio),
    bio_terms: termsOf(account.bio),
    posts: [],
    interacted: new Set(),
    follows: new Set(),
    followers: new Set(),
  }
}
