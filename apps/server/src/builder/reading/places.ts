import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { FANS_BY_WORD } from './interest-words.ts'
import { readJapanesePlaces } from './japanese-places.ts'
import { fold, type KnownPlace, type KnownPlaces, LARGE } from './known-places.ts'
import { readLanguages } from './languages.ts'
import { NATIONALS } from './nationals.ts'
import type { Sentence } from './sentence.ts'

const WHERE = `(?:who (?:live|are|are living|are based|reside) |who're )?(?:currently )?(?:living |based |located |residing |(?:who )?live |reside )?(?:in|on(?= the (?:US )?(?:West|East) Coast)|from|near|around|across|throughout)`
const NAME = String.raw`(?:the )?(?:(?:[A-Z][\w.'-]*|of|state|prefecture|and the|u\.s\.a?\.?|u\.k\.?)(?: |-)?){1,4}`
/** Where something is, was or may be, and nobody of whom one asks: "holidays in Spain", "interested in Japan". */
const NOT_WHERE =
  /\b(?:interested|invest(?:s|ed|ing|ments?)?|believ(?:e|es|ing)|travel(?:s|l?ing)?|holidays?|holidaying|vacation(?:s|ing)?|trips?|stays?|staying|hotels?|honeymoon(?:s|ing)?|flights?|propert(?:y|ies)|real estate|stud(?:y|ies|ying)|degrees?|made|born|raised|manufactured|produced|grown|filmed|weddings?|marry|dream(?:s|ing)?|moving|retire|retiring|imported|not just|brands?|products?) $/i
/** Where they were, or may be one day. */
const NOT_NOW =
  /\b(?:used to|formerly|once|previously|grew up|raised|moved|moving|will|want(?:s|ed)? to|would (?:love|like) to|hop(?:e|es|ing) to|going to|plan(?:s|ning)? to|dream(?:s|ing)? of) $/i
/** Towns of this size are known by a small letter, too; smaller ones are words ("in nice", "in mobile"). */
const KNOWN_SMALL = 600_000
/** Also the name of something else: of a state where it stands among states. */
const STATES_TOO: Record<string, string> = { georgia: 'US-GA', washington: 'US-WA' }

const NOWHERE: KnownPlace = { value: '', patch: {} }

type Found = { place: KnownPlace; length: number }
type Cut = (said: string) => Found | null
const asPlace = ({ value, patch }: KnownPlace) => ({ kind: 'places' as const, value, patch })

function placeNamed(said: string, { byName }: KnownPlaces, least = LARGE): KnownPlace | null {
  if (/^(?:the )?(?:EU|European Union)$/.test(said.trim())) return byName.get('europe')!
  const name = fold(said).replace(/^the /, '').replace(/[.,]$/, '')
  const country = /^[a-z]{2}$/.test(name) && !['us', 'uk'].includes(name) ? undefined : readCountry(name)
  const at = byName.get(name)
  if (at && (at.population ?? LARGE) < least) return null
  if (at && !(country && 'cities' in at.patch)) return at
  return country && country !== UNSELECTABLE_COUNTRY
    ? { value: country, patch: { countries: [country] } }
    : (at ?? null)
}

export function readPlaces(sentence: Sentence, known: KnownPlaces): void {
  const placeOf = (said: string) => placeNamed(said, known)
  const placeIn = (said: string) => placeNamed(said, known, 0)
  // Longest first, so that what stands behind a place is not read into it.
  const cut: Cut = (said) => {
    const words = said.split(/(?<=[ -])/)
    for (let n = words.length; n > 0; n--) {
      const part = words.slice(0, n).join('')
      const place = placeIn(part)
      const [next = ''] = /^[ -]?[A-Z][a-z]\w*/.exec(said.slice(part.trimEnd().length)) ?? []
      // "Paris Fashion Week" is more than Paris.
      if (place && next !== '' && !/\.\s*$/.test(part) && !placeOf(next)) return null
      if (place) {
        // "Austin TX" is the city.
        const [state = ''] = /^ ?[A-Z]{2}\b/.exec(said.slice(part.trimEnd().length)) ?? []
        const isItsOwn = place.within?.includes(`US-${state.trim()}`)
        return { place, length: part.trimEnd().length + (isItsOwn ? state.length : 0) }
      }
    }
    return null
  }
  readLanguages(sentence)
  sentence.take(
    /\b(?:worldwide|globally|around the world|everywhere|all over the world|anywhere)\b|世界中(?:の|で)?|全世界(?:の|で)?/i,
    ({ is_excluded }) => (is_excluded ? null : []),
  )
  const list = new RegExp(
    String.raw`\b(?<where>${WHERE}) (?<rest>${NAME}(?:(?:, ?(?:and |or )?|(?: |(?<= ))(?:and|or) |/| ?[+&] ?)${NAME})*)`,
  )
  readListed(sentence, list, cut)
  readListed(sentence, new RegExp(list.source.replace('[A-Z]', '[a-zA-Z]'), 'i'), cut, true)
  sentence.take(/\b(?<name>[A-Z][\w.]*(?: [A-Z][\w.]*)*)-based\b/, ({ groups: { name }, is_near_excluded }) => {
    const place = is_near_excluded ? null : placeOf(name!)
    return place ? [asPlace(place)] : null
  })
  readAlone(sentence, placeOf, ALONE)
  // Who writes all small writes places so, too.
  if (!/[A-Z]/.test(sentence.whole.replace(/[@#]\w+/g, ''))) {
    const isWord = (place: KnownPlace) => 'cities' in place.patch && place.population! < KNOWN_SMALL
    const smallPlace = (said: string) => (WORDS.has(fold(said)) ? null : placeOf(said))
    readAlone(sentence, (said) => [smallPlace(said)].find((place) => place && !isWord(place)) ?? null, ALONE_SMALL)
  }
  readNationals(sentence)
  readJapanesePlaces(sentence, known.byName, known.japanese)
}

function readListed(sentence: Sentence, list: RegExp, cut: Cut, isSmall = false): void {
  for (const match of sentence.text.matchAll(new RegExp(list.source, `${list.flags}g`))) {
    const { rest, where } = match.groups as { rest: string; where: string }
    const before = sentence.whole.slice(0, match.index)
    if (
      sentence.isOwn(match.index) ||
      (/^(?:in|around|across|near)$/i.test(where) && NOT_WHERE.test(before)) ||
      NOT_NOW.test(before)
    )
      continue
    // Who is from one place and lives in another is asked for there.
    if (
      /from$/i.test(where) &&
      /^[^.;]*\b(?:living|live|lives|based|residing|now) (?:in|near) /i.test(sentence.whole.slice(match.index))
    )
      continue
    const { places, end } = placesIn(rest, cut, isSmall)
    if (places.length === 0 || sentence.isNearExcluded(match.index)) continue
    const offset = match.index + match[0].length - rest.length
    sentence.takeAt(match.index, offset + end - match.index, places.map(asPlace))
  }
}

function placesIn(rest: string, cut: Cut, isSmall: boolean): { places: KnownPlace[]; end: number } {
  const found: { place: KnownPlace; said: string }[] = []
  let end = 0
  for (const part of rest.matchAll(/[^,/+&]+?(?=,| and | or |\/| ?[+&]|$)/g)) {
    const said = part[0].replace(/^ ?(?:and|or) /, (lead) => ' '.repeat(lead.length))
    const trimmed = said.trimStart()
    if (trimmed === '') continue
    const state = /^[A-Z]\w+/.exec(trimmed)?.[0] ?? ''
    const one = cut(trimmed) ?? (STATES_TOO[fold(state)] ? { place: NOWHERE, length: state.length } : null)
    const isWord =
      isSmall && one && 'cities' in one.place.patch && (one.length < 5 || one.place.population! < KNOWN_SMALL)
    if (!one || isWord) break
    // "Berlin, Germany" is the city.
    const isItsOwn = !/^ ?(?:and|or) /.test(part[0]) && found.at(-1)?.place.within?.includes(one.place.value)
    if (!isItsOwn) found.push({ place: one.place, said: fold(trimmed.slice(0, one.length)) })
    end = part.index + (said.length - trimmed.length) + one.length
  }
  const isAmongStates = found.some(({ place }) => place.value.startsWith('US-'))
  const places = found.map(({ place, said }) => {
    const state = isAmongStates ? STATES_TOO[said] : undefined
    return state ? { value: state, patch: { selected_states: [state] } } : place
  })
  return places.includes(NOWHERE) ? { places: [], end: 0 } : { places, end }
}

/** "UK mums", "Texas teachers": read once it is known that people stand behind it. */
export function readBeforePeople(sentence: Sentence, known: KnownPlaces): void {
  for (const { from, kind, words } of [...sentence.found]) {
    const isPeople =
      kind === 'gender' || kind === 'job_titles' || (kind === 'interests' && FANS_BY_WORD.has(fold(words)))
    const before = isPeople ? sentence.text.slice(0, from) : ''
    const [said = ''] =
      /(?<=(?:^|[.,;:!?(/\uE000]|\b(?:and|or|for|reach|target|find|all)) ?)[A-Z][\w.]*(?: [A-Z][\w.]*){0,2} $/.exec(
        before,
      ) ?? []
    const at = from - said.length
    const place = said === '' || sentence.isNearExcluded(at) || sentence.isOwn(at) ? null : placeNamed(said, known)
    if (place) sentence.takeAt(at, said.length, [asPlace(place)])
  }
}

/** A list that something before it governs: "love Florence, Paris and Rome". */
const GOVERNED =
  /\b(?:lov(?:e|es|ing)|likes?|enjoys?|visit(?:s|ed|ing)?|into|about|follow(?:s|ing)?|fans? of|followers? of|watch(?:es|ing)?|named|called|to) (?:the )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)*(?:, ?(?:the )?[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)*, ?$/

const ALONE =
  /(?<=^|[,;:(./|] ?)(?:the )?(?:[A-Z](?:[\w'-]|\.(?=\w))*(?: |-|(?= ?[+&/,;.!?)|])|$)(?:(?:and|or|[+&/]) ?)?){1,6}(?= ?(?:[,;.!?)/|]|(?:only|area|region|metro)\b|$))/
const ALONE_SMALL =
  /(?<=[,;:(./|] ?)(?:the )?[a-z][\w'-]*(?: [a-z][\w'-]*){0,2}?(?: ?(?:and|or|[+&/]) ?[a-z][\w'-]*(?: [a-z][\w'-]*){0,2}?)*(?= ?(?:[,;.!?)/|]|(?:only|area|region|metro)\b|$))/
/** Countries that are words with a small letter. */
const WORDS = new Set(['turkey', 'china', 'jordan', 'chad', 'chile', 'guinea', 'jersey', 'georgia'])

/** Named alone between commas: "coffee lovers, Texas". All of what stands there must be the place. */
function readAlone(sentence: Sentence, placeOf: (said: string) => KnownPlace | null, pattern: RegExp): void {
  sentence.take(pattern, ({ from, found, is_near_excluded }) => {
    if (is_near_excluded || GOVERNED.test(sentence.whole.slice(0, from))) return null
    const said = found.split(/ (?:and|or) | ?[+&/] ?/).map((one) => one.trim())
    const places = said.map((one) => placeOf(one) ?? placeOf(one.replace(/,? [A-Z]{2}$/, '')))
    if (places.length === 0 || places.some((place) => place === null)) return null
    const near = sentence.found.findLast((one) => one.kind === 'places' && one.from < from)
    // ", Germany" after "in Berlin" says where Berlin is.
    const city =
      near && sentence.whole.slice(near.from + near.words.length, from).trim() === ',' ? placeOf(near.value) : null
    return places.flatMap((place) => (city?.within?.includes(place!.value) ? [] : [asPlace(place!)]))
  })
}

const NATIONAL_PEOPLE =
  'people|women|men|users|adults|consumers|teens|teenagers|millennials|moms|mums|dads|parents|fans|students|developers|shoppers|gamers|travelers|travellers|founders|freelancers|marketers|designers|who|aged|runners|audience|foodies|citizens|residents|homeowners'

/** Of people, not of things: "British women", not "Spanish food". */
function readNationals(sentence: Sentence): void {
  const national = Object.keys(NATIONALS).join('|')
  sentence.take(
    new RegExp(String.raw`(?<![-\w])(?<who>${national})(?= (?:${NATIONAL_PEOPLE})\b| \uE000|\uE000|,|$)`, 'i'),
    ({ groups, from, found, is_near_excluded }) => {
      const who = groups.who!.toLowerCase()
      const after = from + found.length + 1
      const isBeforePeople = sentence.found.some(
        (one) => one.from === after && ['gender', 'age', 'verified'].includes(one.kind),
      )
      const rest = sentence.text.slice(from + found.length)
      const isPlural = who.endsWith('s') && !['swiss', 'brits'].includes(who) ? true : who === 'brits'
      const isSaid =
        new RegExp(`^ (?:${NATIONAL_PEOPLE})\\b`, 'i').test(rest) ||
        isBeforePeople ||
        (isPlural && !/^ abroad/.test(rest))
      if (!isSaid || is_near_excluded || sentence.isOfOthers(from)) return null
      const code = NATIONALS[who]!
      return [{ kind: 'places', value: code, patch: { countries: [code] } }]
    },
  )
}
