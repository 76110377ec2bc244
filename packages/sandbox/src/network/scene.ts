import { BRANDS, type Brand, brandsIn, LEADING, rivalsOf } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import type { Event } from './events.ts'
import { compile, type Rules, ruleId, ruleNames, type Writing, write } from './grammar.ts'
import { COMPANY, marked, TIME, withoutEchoes } from './languages/echoes.ts'
import { BASE_RULES } from './languages/languages.ts'
import { linkOf, redditOf, subredditOf } from './links.ts'
import { nameOf, written } from './names/names.ts'
import { stageOf } from './persona.ts'
import type { Language } from './places.ts'
import { PLACES } from './places.ts'
import { BRAND, type Population, placeOf } from './population.ts'
import { hash, Random } from './random.ts'
import { TITLES } from './titles.ts'

/** The moment in which a text is written: who, in which community, about what. */
export type Scene = {
  people: Population
  handles: string[]
  slot: number
  community: number
  random: Random
  /** Chosen once, so that a text stays with its matter; a reply takes it from the post it answers. */
  topic: string | null
  brand: Brand | null
  event: Event | null
  bits: number
  /** Which lines it was put together from, as a number. */
  frame: number
  /** How likely that frame is. */
  odds: number
  /** Frames of this day in this community: none is used twice while others are left. */
  spent?: Set<number>
}

const own: Rules[] = COMMUNITIES.map(({ sheet }) => compile(sheet))
const TOPIC = ruleId('topics')

const languageOf = (scene: Scene): Language => COMMUNITIES[scene.community]!.language
const leader = (scene: Scene) => {
  const { leaders } = COMMUNITIES[scene.community]!
  const people = leaders.filter(({ kind }) => kind === 'celebrity')
  return scene.random.pick(people.length > 0 ? people : leaders)
}

export function brandOf(scene: Scene): Brand {
  const { slug, language } = COMMUNITIES[scene.community]!
  // A company speaks of itself.
  if (scene.people.kind[scene.slot] === BRAND) return BRANDS[scene.people.detail[scene.slot]!]!
  scene.brand ??= scene.event && scene.event.brand >= 0 ? BRANDS[scene.event.brand]! : null
  if (!scene.brand) {
    const near = BRANDS.filter(({ community }) => community === slug)
    const same = brandsIn(language)
    const leading = same.filter(({ handle }) => handle in LEADING)
    const dice = scene.random.float()
    scene.brand = scene.random.pick(
      near.length > 0 && dice < 0.55 ? near : leading.length > 0 && dice < 0.85 ? leading : same,
    )
  }
  return scene.brand
}

const cities = Map.groupBy(PLACES, ({ language }) => language)

/** Japanese: a past form becomes the one that leads on. */
const joined = (text: string) => text.replace(/た$/, 'て').replace(/だ$/, 'で')
const ADJECTIVE_PAST = /(?:だった|かった|てた|いた|しまった|きた|れた|えた|けた|せた|めた)$/

/** The same deed as people turn it: 買った, 買っちゃった. */
function turned(text: string, { random }: Scene): string {
  if (!random.chance(0.08) || ADJECTIVE_PAST.test(text)) return text
  return text.replace(/た$/, 'ちゃった').replace(/だ$/, 'じゃった')
}
const GOOD = ruleId('good')
const BAD = ruleId('bad')

const TAGGED = /^#/

/** What fits the writer's years. */
const byStage = (scene: Scene, rule: string) =>
  write(writing(scene), ruleId(`${rule}_${stageOf(scene.people, scene.slot)}`))

const SLOTS: Record<string, (scene: Scene) => string> = {
  topic: (scene) => {
    scene.topic ??= write(writing(scene), TOPIC)
    return scene.topic
  },
  brand: (scene) => {
    const brand = brandOf(scene)
    const dice = scene.random.float()
    return dice < 0.24 ? `@${brand.handle}` : dice < 0.6 ? brand.name : scene.random.pick(brand.aliases)
  },
  brandname: (scene) => brandOf(scene).name,
  product: (scene) => scene.random.pick(brandOf(scene).products),
  rival: (scene) => scene.random.pick(rivalsOf(brandOf(scene))).name,
  brandtag: (scene) => brandOf(scene).aliases.find((alias) => TAGGED.test(alias)) ?? brandOf(scene).name,
  event: (scene) => scene.event?.subject ?? write(writing(scene), ruleId('topic')),
  goodx: (scene) => turned(write(writing(scene), GOOD), scene),
  badx: (scene) => turned(write(writing(scene), BAD), scene),
  goodte: (scene) => joined(write(writing(scene), GOOD)),
  badte: (scene) => joined(write(writing(scene), BAD)),
  city: (scene) => placeOf(scene.people, scene.slot).city,
  othercity: (scene) => {
    const { city, language } = placeOf(scene.people, scene.slot)
    const all = cities.get(language)!
    const at = scene.random.below(all.length)
    // Nobody moves from a town to the same.
    return all[all[at]!.city === city ? (at + 1) % all.length : at]!.city
  },
  small: (scene) => String(scene.random.between(2, 9)),
  num: (scene) => String(scene.random.between(10, 60)),
  big: (scene) => String(scene.random.between(2, 40) * 50),
  hour: (scene) => String(scene.random.between(1, 12)),
  year: (scene) => String(scene.random.between(1994, 2021)),
  title: (scene) => scene.random.pick(TITLES[languageOf(scene)]),
  name: (scene) => {
    const { language, country } = placeOf(scene.people, scene.slot)
    return nameOf(scene.random, language, country, scene.random.chance(0.5)).given.native
  },
  surname: (scene) => {
    const { language, country } = placeOf(scene.people, scene.slot)
    return nameOf(scene.random, language, country, true).family.native
  },
  fullname: (scene) => {
    const { language, country } = placeOf(scene.people, scene.slot)
    return written(nameOf(scene.random, language, country, scene.random.chance(0.5)), language)
  },
  kin: (scene) => byStage(scene, 'kin'),
  duty: (scene) => byStage(scene, 'duty'),
  duty2: (scene) => byStage(scene, 'duty2'),
  star: (scene) => leader(scene).name,
  starhandle: (scene) => `@${leader(scene).handle}`,
  sub: (scene) => `r/${subredditOf(scene)}`,
  reddit: redditOf,
  url: linkOf,
}

const slots: ((scene: Scene) => string)[] = []
for (const [name, slot] of Object.entries(SLOTS)) slots[ruleId(name)] = slot
export const SLOT_NAMES = Object.keys(SLOTS)
export const OWN_RULES = own

/** Asides that a sentence may have already. */
const dressed: ((text: string) => string)[] = []
for (const name of ['when', 'past', 'now', 'nowish', 'soon', 'lately', 'habit', 'hournow']) {
  dressed[ruleId(name)] = (text) => marked(TIME, text)
}
dressed[ruleId('withwho')] = (text) => marked(COMPANY, text)

const FORMS = 'post ask take life talk event brand share official news reply quote'.split(' ')
const CLAUSES =
  'good bad up down claim fact asking doing todo spot topics incident transit weather chore meal creature antics gloom fair joy sigh feel_good feel_bad'.split(
    ' ',
  )
const framing: ReadonlySet<number> = new Set(
  [
    ...CLAUSES,
    ...FORMS,
    ...FORMS.flatMap((form) => Object.values(BASE_RULES).flatMap((rules) => variantsOf(form, rules))),
  ].map(ruleId),
)

function variantsOf(form: string, rules: Rules): string[] {
  return ruleNames().filter((name) => name.startsWith(`${form}_`) && rules[ruleId(name)])
}

let serial = 0

function writing(scene: Scene): Writing<Scene> {
  return {
    random: scene.random,
    own: own[scene.community]!,
    base: BASE_RULES[languageOf(scene)],
    slots,
    dressed,
    context: scene,
    tally: scene,
    framing,
    serial,
  }
}

export function sentence(scene: Scene, rule: string): string {
  serial++
  return further(scene, rule)
}

/** One sentence more of the same text: it does not say again what the text has said. */
export function further(scene: Scene, rule: string): string {
  const text = write(writing(scene), known(languageOf(scene), rule))
  return withoutEchoes(text, languageOf(scene))
}

const resolved = new Map<string, number>()

/** Not every language tells `official_launch` from `official`: the last part of a name may be missing. */
function known(language: Language, rule: string): number {
  const key = `${language} ${rule}`
  let id = resolved.get(key)
  if (id === undefined) {
    const cut = rule.lastIndexOf('_')
    id = ruleId(cut < 0 || BASE_RULES[language][ruleId(rule)] ? rule : rule.slice(0, cut))
    resolved.set(key, id)
  }
  return id
}

/**
 * What an event is called. It is asked for before anybody writes: inside a sentence it would change what that sentence
 * may still choose, and the day would depend on who spoke of it first.
 */
export function eventSubject(people: Population, handles: string[], event: Event): string {
  if (event.brand >= 0) return BRANDS[event.brand]!.name
  serial++
  const { subject } = COMMUNITIES[event.community]!.happenings[event.happening]!
  const rules = compile({ subject })
  const random = new Random(hash(event.key, 61))
  const { community } = event
  const scene = {
    people,
    handles,
    slot: people.starts[community]!,
    community,
    random,
    topic: null,
    brand: null,
    event: null,
    bits: 0,
    frame: 0,
    odds: 1,
  }
  return write({ ...writing(scene), own: Object.assign([...own[community]!], rules) }, ruleId('subject'))
}
