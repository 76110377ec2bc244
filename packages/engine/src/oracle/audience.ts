import type { Baseline, Posts, Scope, Who, Window } from '@starling/question'
import { similarTo } from './followed.ts'
import {
  interestsOf,
  languageOf,
  type Person,
  type Population,
  type Post,
  peopleNamed,
  personNamed,
} from './population.ts'
import { matches } from './words.ts'

const SIMILAR_ACCOUNTS = 10
const SIMILAR_FOLLOWED = 2

export const isWithin = ({ created_at }: Post, window: Window | undefined): boolean =>
  window === undefined || (window.since <= created_at && created_at < window.until)

/** Everybody that the condition is true of. */
export function peopleWho(population: Population, who: Who, window: Window | undefined): Set<Person> {
  const people = new Set(population.people)
  if ('all' in who) {
    return who.all.reduce((rest, one) => rest.intersection(peopleWho(population, one, window)), people)
  }
  if ('any' in who) {
    return who.any.reduce((found, one) => found.union(peopleWho(population, one, window)), new Set<Person>())
  }
  if ('not' in who) return people.difference(peopleWho(population, who.not, window))
  const isTrueOf = conditionOf(population, who, window)
  return new Set(population.people.filter(isTrueOf))
}

type Condition = Exclude<Who, { all: Who[] } | { any: Who[] } | { not: Who }>

function conditionOf(population: Population, who: Condition, window: Window | undefined): (person: Person) => boolean {
  if ('posted' in who) {
    return ({ posts }) => posts.some((post) => isWithin(post, who.window ?? window) && matches(post.tokens, who.posted))
  }
  if ('bio' in who) return ({ bio_tokens }) => matches(bio_tokens, who.bio)
  if ('follows' in who) {
    const named = peopleNamed(population, who.follows)
    return ({ follows }) => !follows.isDisjointFrom(named)
  }
  if ('similar_to' in who) {
    const named = personNamed(population, who.similar_to)
    if (!named) return () => false
    const others = similarTo(population, named.followers).filter((person) => person !== named)
    const similar = new Set(others.slice(0, SIMILAR_ACCOUNTS))
    return ({ follows }) => follows.intersection(similar).size >= SIMILAR_FOLLOWED
  }
  if ('communities' in who) {
    const communities = who.communities.map(({ accounts, at_least }) => ({
      named: peopleNamed(population, accounts),
      at_least,
    }))
    return ({ follows }) => communities.some(({ named, at_least }) => follows.intersection(named).size >= at_least)
  }
  if ('engaged' in who) {
    const ids = new Set(who.engaged.map(BigInt))
    return ({ interacted }) => [...interacted].some(({ id }) => ids.has(id))
  }
  if ('handles' in who) {
    const named = peopleNamed(population, who.handles)
    return (person) => named.has(person)
  }
  if ('interests' in who) return (person) => who.interests.some((one) => interestsOf(person).has(one))
  if ('job_titles' in who) return ({ job_titles }) => who.job_titles.some((one) => job_titles.includes(one))
  if ('countries' in who) return ({ country }) => isAmong(who.countries, country)
  if ('regions' in who) return ({ region }) => isAmong(who.regions, region)
  if ('cities' in who) return ({ city }) => isAmong(who.cities, city)
  if ('languages' in who) return (person) => isAmong(who.languages, languageOf(person))
  if ('genders' in who) return ({ gender }) => isAmong(who.genders, gender)
  if ('age_groups' in who) return ({ age_group }) => isAmong(who.age_groups, age_group)
  if ('verified' in who) return ({ handle, verified }) => handle !== '' && verified === who.verified
  if ('bots' in who) return ({ is_bot }) => is_bot === who.bots
  const { min = 0, max = Number.POSITIVE_INFINITY } = who.followers
  return ({ handle, followers_count }) => handle !== '' && min <= followers_count && followers_count <= max
}

const isAmong = (values: string[], value: string | null): boolean => value !== null && values.includes(value)

export const audienceOf = (population: Population, { who, window }: Scope): Set<Person> =>
  peopleWho(population, who, window)

export function baselineOf(population: Population, baseline: Baseline): Set<Person> {
  if (baseline === 'all') return new Set(population.people)
  if ('countries' in baseline) return peopleWho(population, { countries: baseline.countries }, undefined)
  return peopleWho(population, baseline.who, baseline.window)
}

/** The question's posts. */
export function postsOf(population: Population, scope: Scope): Post[] {
  const { about, ids } = scope.posts
  const numbers = ids && new Set(ids.map(BigInt))
  return postsBy(population, scope).filter(
    (post) => (!about || matches(post.tokens, about)) && (!numbers || numbers.has(post.id)),
  )
}

/** The posts of those whose posts are asked about, within the window, whatever they say. */
export function postsBy(population: Population, scope: Scope): Post[] {
  const authors = authorsOf(population, scope.posts.by, scope)
  return population.posts.filter((post) => authors.has(post.author) && isWithin(post, scope.window))
}

function authorsOf(population: Population, by: Posts['by'], scope: Scope): Set<Person> {
  if (by === 'anyone') return new Set(population.people)
  if (by === 'audience') return audienceOf(population, scope)
  return peopleNamed(population, by.handles)
}
