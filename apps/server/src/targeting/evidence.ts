import { MOVIES_TV_SHOWS } from '@starling/catalog'
import { type AnswerTo, LEAST_PEOPLE, wilson } from '@starling/engine'
import { tokensOf } from '@starling/enrich'
import type { Window } from '@starling/question'
import type { BuilderDraft } from '@starling/question/builder'
import type { Primitive, Reach } from '@starling/sections'
import {
  candidatesOf,
  type EntryReach,
  type ExtraEntries,
  type Finding,
  type Findings,
  FOUND_PARTS,
  type FoundPart,
  MOST_FOUND,
  type PackageEntry,
  type PackagePart,
  packageOf,
  type TargetingPackage,
  withReach,
} from '@starling/targeting'
import { figuresOf } from './figures.ts'
import { aimsOf, reachOf, withinOf } from './reaches.ts'
import { type StepAsker, type StepAsking, scopeAt } from './steps.ts'
import { tellingOf } from './telling.ts'

/** A question has room for so many conditions and keywords, its own among them. */
const ROOM = 950
/** So many candidates of a part are weighed. */
const WEIGHED = 120

type Draft = BuilderDraft & { extra_targeting_package_data?: ExtraEntries }
type Ask = <const P extends readonly Primitive[]>(primitives: P) => Promise<{ [K in keyof P]: AnswerTo<P[K]> }>
type Reaches = Map<string, EntryReach>
const keyOf = (part: PackagePart, value: string) => `${part} ${value}`

/**
 * A package whose entries are chosen, among all that sets the people of a draft apart, so that together they reach most
 * of them and fewest others; each with whom it reaches.
 */
export async function packageByReach(
  draft: Draft,
  findings: Findings,
  { engine }: StepAsking,
  { user_id, now }: StepAsker,
): Promise<TargetingPackage> {
  const scope = scopeAt(draft, now)
  const { window } = scope
  const ask: Ask = (primitives) => engine.ask(scope, primitives, { asker: user_id })
  const room = ROOM - stringsIn(scope)
  const all = await withWritten(findings, { room, window }, ask)
  const frame = packageOf(draft, all, draft.extra_targeting_package_data, () => [])
  const within = withinOf(frame, draft, window)
  const candidates = weighed(candidatesOf(draft, all), { room: Math.floor(room / 2), window })
  const groups = FOUND_PARTS.map((part) => ({
    by: candidates[part].map(({ reach }) => reach),
    most: MOST_FOUND[part],
  }))
  const aims = aimsOf(frame, window).slice(0, Math.max(0, Math.floor(room / 2)))
  const places = placesOf(frame)
  const [chosen, reached, placed, { all_accounts }] = await ask([
    { do: 'cover', groups, within },
    { do: 'reach', by: aims.map(({ reach }) => reach), within },
    { do: 'reach', by: places.map(({ reach }) => reach) },
    { do: 'size' },
  ])
  const wholes = { inside: chosen.n, outside: all_accounts - chosen.n }
  const reaches: Reaches = new Map()
  const note = (part: PackagePart, value: string, told: EntryReach | undefined) => {
    if (told) reaches.set(keyOf(part, value), told)
  }
  for (const [at, { part, value }] of aims.entries()) note(part, value, figuresOf(reached.rows[at]!, wholes, null))
  for (const [at, { part, value }] of places.entries()) note(part, value, figuresOf(placed.rows[at]!, wholes, null))
  const found = new Map<FoundPart, PackageEntry[]>()
  for (const [at, row] of chosen.rows.entries()) {
    const part = FOUND_PARTS[row.group]!
    const { entry } = candidates[part][row.at]!
    found.set(part, [...(found.get(part) ?? []), entry])
    note(part, entry.value, figuresOf(row, wholes, { rank: at + 1, adds: row.adds_inside }))
  }
  const made = packageOf(draft, all, draft.extra_targeting_package_data, (part) => found.get(part) ?? [])
  return withReach(made, (part, value) => reaches.get(keyOf(part, value)))
}

/** How much room the question has left, and when words count. */
type Bounds = { room: number; window: Window | undefined }
type Candidate = { entry: PackageEntry; reach: Reach }

/** The most telling of each part, as far as there is room; what nobody can be counted by is none. */
function weighed(
  candidates: Record<FoundPart, PackageEntry[]>,
  { room, window }: Bounds,
): Record<FoundPart, Candidate[]> {
  const most = Math.max(0, Math.min(WEIGHED, Math.floor(room / FOUND_PARTS.length)))
  const of = (part: FoundPart) =>
    candidates[part].slice(0, most).flatMap((entry) => {
      const reach = reachOf(part, entry, window)
      return reach ? [{ entry, reach }] : []
    })
  return Object.fromEntries(FOUND_PARTS.map((part) => [part, of(part)])) as Record<FoundPart, Candidate[]>
}

/** What they write themselves, whom they follow and which films they write of, beside what the sections tell. */
async function withWritten(findings: Findings, { room, window }: Bounds, ask: Ask): Promise<Findings> {
  const telling = await tellingOf(ask)
  const film = room > 2 * FILMS.length ? await filmsIn(window, ask) : []
  return {
    ...findings,
    keyword: [...(findings.keyword ?? []), ...telling.keyword],
    hashtag: [...(findings.hashtag ?? []), ...telling.hashtag],
    account: [...(findings.account ?? []), ...telling.account],
    film,
  }
}

/** A title of one word is a word, too. */
const FILMS = MOVIES_TV_SHOWS.filter(({ label }) => tokensOf(label).length > 1)

/** Of our list those whose titles they write more often than others, beyond chance. */
async function filmsIn(window: Window | undefined, ask: Ask): Promise<Finding[]> {
  const films = FILMS.flatMap(({ id }) => {
    const reach = reachOf('movies_tv_shows', { value: id }, window)
    return reach ? [{ id, reach }] : []
  })
  const [{ n, rows }, { all_accounts }] = await ask([
    { do: 'reach', by: films.map(({ reach }) => reach) },
    { do: 'size' },
  ])
  const telling = rows.flatMap(({ inside, outside }, at): Finding[] => {
    const isTelling = inside >= LEAST_PEOPLE && wilson(inside, inside + outside)![0] > n / all_accounts
    if (!isTelling) return []
    return [{ value: films[at]!.id, people: inside, share: inside / n, over_index: null, is_over: true }]
  })
  return telling.toSorted((a, b) => b.people - a.people)
}

/** Where a package looks: each place and language by itself, of everybody. */
function placesOf(frame: TargetingPackage): { part: PackagePart; value: string; reach: Reach }[] {
  const countries = frame.countries.map(({ value }) => ({ value, reach: { countries: [value] } }))
  const languages = frame.languages.map(({ value }) => ({ value, reach: { languages: [value] } }))
  return [
    ...countries.map((one) => ({ part: 'countries' as const, ...one })),
    ...languages.map((one) => ({ part: 'languages' as const, ...one })),
  ]
}

/** At least as many as a question has conditions and keywords. */
function stringsIn(asked: unknown): number {
  if (typeof asked === 'string') return 1
  if (typeof asked !== 'object' || asked === null) return 0
  return Object.values(asked).reduce<number>((sum, one) => sum + stringsIn(one), 1)
}
