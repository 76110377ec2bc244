import { INTERESTS, MOVIES_TV_SHOWS, NETWORK_OPERATORS, STATES } from '@starling/catalog'
import {
  type CriterionAtX,
  emptyPackage,
  type KnownAtX,
  type PackageEntry,
  type PackagePart,
  type ValuesAtX,
} from '@starling/targeting'
import { type Looking, listOf, namesOf, same } from './kept-lists.ts'
import { audiencesAtX, type DeskAtX, isTitle, knownAtX } from './lists-at-x.ts'

/** Perhaps what an id of X is here. One by its title alone need not lead to the same id: X may have it twice. */
type Guess = { part: PackagePart; id: string; value: string; by_title?: true }
type Guesser = (criteria: readonly CriterionAtX[], context: Looking, desk: DeskAtX) => Promise<Guess[]>

const byName = <T extends { id: string }>(list: readonly T[], namesOfOne: (one: T) => (string | null)[]) => {
  const all = list.flatMap((one) => namesOfOne(one).flatMap((name) => (name ? [[same(name), one.id] as const] : [])))
  return new Map(all.toReversed())
}
const interests = byName(INTERESTS, ({ name }) => [name])
const titles = byName(MOVIES_TV_SHOWS, ({ label, label_ja }) => [label, label_ja])

/** X names an account as people do. */
const handles: Guesser = async (criteria) =>
  criteria.flatMap(({ targeting_value: id, name }) => {
    const [, handle] = /^@?(\w{1,15})$/.exec(name ?? '') ?? []
    return handle ? [{ part: 'handles', id, value: handle.toLowerCase() }] : []
  })

/** "Music/Jazz" may be any of ours that are called Jazz; which of them it is, the way there tells. */
const interestGuesses: Guesser = async (criteria, context, { api }) => {
  const all = new Map((await listOf(context, api, 'interests')).map(({ value, name }) => [value, name]))
  return criteria.flatMap(({ targeting_value: id }) => {
    const name = same(all.get(id) ?? '')
    const ours = INTERESTS.filter((one) => name === same(one.name) || name.endsWith(`/${same(one.name)}`))
    return ours.map((one): Guess => ({ part: 'interests', id, value: one.id }))
  })
}

const conversations: Guesser = async (criteria, context, { api }) => {
  const all = new Map((await listOf(context, api, 'conversations')).map((one) => [one.value, one]))
  return criteria.flatMap(({ targeting_value: id }): Guess[] => {
    const listed = all.get(id)
    if (!listed) return []
    const [part, ours] = isTitle(listed)
      ? (['movies_tv_shows', titles] as const)
      : (['conversation_topics', interests] as const)
    // What is on no list of ours is known by its name.
    return [ours.get(same(listed.name)), listed.name].flatMap((value) => (value ? [{ part, id, value }] : []))
  })
}

/** A show is among the topics as well, and is chosen there: it is the same title. */
const shows: Guesser = async (criteria) =>
  criteria.flatMap(({ targeting_value: id, name }): Guess[] =>
    [titles.get(same(name ?? '')), name].flatMap((value) =>
      value ? [{ part: 'movies_tv_shows', id, value, by_title: true }] : [],
    ),
  )

/** A country by its id; a region by its name in its country; a city by a name, the one in Latin letters first. */
const places: Guesser = async (criteria, context, { api }) => {
  const countries = await listOf(context, api, 'locations', { location_type: 'COUNTRIES' })
  const codes = new Map(countries.map(({ value, country }) => [value, country]))
  return criteria.flatMap(({ targeting_value: id, name }): Guess[] => {
    const code = codes.get(id)
    if (code) return [{ part: 'countries', id, value: code }]
    const names = namesOf(name ?? '')
    const country = name?.split(',').at(-1)?.trim()
    const state = STATES.find((one) => one.country === country && names.some((own) => same(own) === same(one.name)))
    const cities = names.toSorted((a, b) => Number(isLatin(b)) - Number(isLatin(a)))
    return [...(state ? [state.id] : []), ...cities].map((value) => ({ part: 'locations', id, value }))
  })
}
const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]+$/u.test(text)

const languages: Guesser = async (criteria) =>
  criteria.map(({ targeting_value: id }) => ({ part: 'languages', id, value: id }))

const operators: Guesser = async (criteria) =>
  criteria.flatMap(({ targeting_value: id, name }): Guess[] => {
    const ours = NETWORK_OPERATORS.filter(({ label }) => same(label) === same(name ?? ''))
    return [...ours.map((one) => one.id), name].flatMap((value) =>
      value ? [{ part: 'network_operators', id, value }] : [],
    )
  })

const audiences: Guesser = async (criteria, context, desk) => {
  const all = await audiencesAtX(context, desk)
  const names = new Map([...all].map(([name, { id }]) => [id, name]))
  return criteria.flatMap(({ targeting_value: id }): Guess[] => {
    const value = names.get(id)
    return value === undefined ? [] : [{ part: 'custom_audiences', id, value }]
  })
}

const GUESSERS: Record<string, Guesser> = {
  SIMILAR_TO_FOLLOWERS_OF_USER: handles,
  INTEREST: interestGuesses,
  CONVERSATION: conversations,
  TV_SHOW: shows,
  LOCATION: places,
  LANGUAGE: languages,
  NETWORK_OPERATOR: operators,
  CUSTOM_AUDIENCE: audiences,
  CUSTOM_AUDIENCE_EXPANDED: audiences,
}

const entryOf = (value: string): PackageEntry => ({ value, label: value, deselected: false, reason: { why: 'added' } })

/** The way there, which alone says that a guess is right. */
const leadsTo = (known: KnownAtX, { part, value }: Guess): string | undefined =>
  known[part]?.get(value) ?? (part === 'movies_tv_shows' ? known.tv_shows?.get(value)?.id : undefined)

/** What the ids of criteria are here: only what X is told by the very same id, so that to and fro is the same. */
export async function valuesAtX(
  criteria: readonly CriterionAtX[],
  context: Looking,
  desk: DeskAtX,
): Promise<ValuesAtX> {
  const guesses: Guess[] = []
  for (const [type, of] of Map.groupBy(criteria, ({ targeting_type }) => targeting_type)) {
    if (Object.hasOwn(GUESSERS, type)) guesses.push(...(await GUESSERS[type]!(of, context, desk)))
  }
  const parts = Map.groupBy(guesses, ({ part }) => part)
  const guessed = [...parts].map(([part, of]) => [part, [...new Set(of.map(({ value }) => value))].map(entryOf)])
  const known = await knownAtX({ ...emptyPackage(), ...Object.fromEntries(guessed) }, context, desk)
  const right = guesses.filter((guess) => {
    const id = leadsTo(known, guess)
    return guess.by_title ? id !== undefined : id === guess.id
  })
  // The first guess that is right stands.
  const values = [...Map.groupBy(right, ({ part }) => part)].map(([part, of]) => [
    part,
    new Map(of.toReversed().map(({ id, value }) => [id, value])),
  ])
  return Object.fromEntries(values)
}
