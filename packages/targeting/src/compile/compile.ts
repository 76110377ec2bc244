import { STATES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { chosenOf, PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from '../package.ts'
import { tidyPackage, WORD_PARTS } from '../tidy.ts'
import {
  type Compilation,
  type CompiledCriterion,
  type EntryLoss,
  GENDERS,
  type KnownAtX,
  type LeftOut,
  LONGEST_KEYWORD,
  MOST,
  marksOf,
  PART_RULES,
} from './criteria.ts'
import { isKeywordType, keywordAtX } from './keywords.ts'
import { placementsAtX } from './placements.ts'

type AtX = { type: string; value: string; excludes?: boolean }
const isLoss = (found: AtX | EntryLoss): found is EntryLoss => typeof found === 'string'

/** A package as criteria of X, with what could not become one. */
export function compilePackage(package_: TargetingPackage, known: KnownAtX): Compilation {
  const given = tidyPackage(package_)
  const criteria: CompiledCriterion[] = []
  const left_out: LeftOut[] = []
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  const late: (() => void)[] = []
  const audiences = audienceTypeOf(given)

  for (const part of PACKAGE_PARTS) for (const entry of chosenOf(given[part])) add(part, entry)
  // X wants the places to be there before a show that is shown in them.
  for (const run of late) run()
  if (given.gender !== 'ANY') push({ type: 'GENDER', value: GENDERS[given.gender] })
  if (given.age !== 'AGE_ANY') push({ type: 'AGE', value: given.age })
  const hasKeywords = criteria.some(({ targeting_type, operator_type }) => {
    return operator_type === 'EQ' && isKeywordType(targeting_type)
  })
  const placed = placementsAtX(given.placements, hasKeywords)
  return { criteria, placements: placed.placements, left_out: [...left_out, ...placed.left_out] }

  function add(part: PackagePart, entry: PackageEntry): void {
    const found = wordAtX(part, entry) ?? audienceAtX(part, entry) ?? listedAtX(part, entry)
    if (found === 'later') late.push(() => take(part, entry, showAtX(entry)))
    else take(part, entry, found)
  }

  function take(part: PackagePart, entry: PackageEntry, found: AtX | EntryLoss): void {
    const { limit } = PART_RULES[part]
    const count = limit ? (counts.get(limit) ?? 0) : 0
    const isFull = limit !== undefined && count >= MOST[limit]
    const why = isLoss(found) ? found : taken.has(keyOf(found)) ? 'twice' : isFull ? 'too_many' : null
    if (why) left_out.push({ of: 'entry', part, value: entry.value, ...marksOf(entry), why })
    if (why || isLoss(found)) return
    if (limit) counts.set(limit, count + 1)
    push(found)
  }

  function push(found: AtX): void {
    taken.add(keyOf(found))
    const operator_type = found.excludes ? 'NE' : 'EQ'
    criteria.push({ targeting_type: found.type, targeting_value: found.value, operator_type })
  }

  function wordAtX(part: PackagePart, entry: PackageEntry): AtX | EntryLoss | undefined {
    if (!WORD_PARTS.includes(part)) return undefined
    const written = keywordAtX(entry)
    if (!written) return 'reads_otherwise'
    if ([...written.value].length > LONGEST_KEYWORD) return 'too_long'
    return { ...written, excludes: PART_RULES[part].excludes ?? false }
  }

  function audienceAtX(part: PackagePart, entry: PackageEntry): AtX | EntryLoss | undefined {
    if (part !== 'custom_audiences') return undefined
    const { value, ready, look_alike = false, excluded = false } = entry
    if (look_alike && excluded) return 'not_excludable'
    const type = look_alike ? 'CUSTOM_AUDIENCE_EXPANDED' : 'CUSTOM_AUDIENCE'
    if (type !== audiences) return 'not_together'
    if (ready === false) return 'not_ready'
    const id = known.custom_audiences?.get(value)
    return id === undefined ? 'unknown_at_x' : { type, value: id, excludes: excluded }
  }

  function listedAtX(part: PackagePart, { value }: PackageEntry): AtX | EntryLoss | 'later' {
    if (part === 'countries' && value === UNSELECTABLE_COUNTRY) return 'not_available'
    const id = known[part]?.get(value)
    if (id !== undefined) return { type: PART_RULES[part].type, value: id }
    return part === 'movies_tv_shows' && known.tv_shows?.has(value) ? 'later' : 'unknown_at_x'
  }

  /** All places must lie where the show is shown, and there must be one. */
  function showAtX({ value }: PackageEntry): AtX | EntryLoss {
    const show = known.tv_shows!.get(value)!
    const countries = chosenOf(given.countries).map((entry) => entry.value)
    const finer = chosenOf(given.locations).map((entry) => countryOf(entry.value))
    const places = [...countries, ...finer]
    const isThere = places.length > 0 && places.every((country) => show.countries.includes(country))
    const hasPlace = criteria.some(({ targeting_type }) => targeting_type === 'LOCATION')
    return isThere && hasPlace ? { type: 'TV_SHOW', value: show.id } : 'no_market'
  }
}

const states = new Map(STATES.map(({ id, country }) => [id, country]))
/** Of a city nobody here knows it for sure. */
const countryOf = (location: string): string => states.get(location) ?? ''

const keyOf = ({ type, value, excludes }: AtX) => `${type} ${excludes ?? false} ${value}`

/** One line item takes audiences or look-alikes of them; whichever is chosen first. */
function audienceTypeOf({ custom_audiences }: TargetingPackage): string {
  const first = chosenOf(custom_audiences).find(({ look_alike, excluded }) => !(look_alike && excluded))
  return first?.look_alike ? 'CUSTOM_AUDIENCE_EXPANDED' : 'CUSTOM_AUDIENCE'
}
