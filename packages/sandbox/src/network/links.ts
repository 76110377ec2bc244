import { BRANDS } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import type { Language } from './places.ts'
import { BRAND, MEDIA } from './population.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const code = (random: Random, length: number) =>
  Array.from({ length }, () => SIGNS[random.below(SIGNS.length)]).join('')

/** Nobody in the network is real, so no site is: invented ones live below a name that is kept free for examples. */
const siteOf = (handle: string) => `https://${handle.replaceAll('_', '-').toLowerCase()}.example.com`

const WORKSHOPS: ReadonlySet<string> = new Set(['webdev', 'homelab', 'datascience', 'engineer', 'technik'])

const places: ((random: Random) => string)[] = [
  (random) => `https://www.youtube.com/watch?v=${code(random, 11)}`,
  (random) => `https://youtu.be/${code(random, 11)}`,
  (random) => `https://www.instagram.com/p/${code(random, 11)}/`,
]
const song = (random: Random) => `https://open.spotify.com/track/${code(random, 22)}`
const workshop = (random: Random) =>
  `https://github.com/${code(random, 6).toLowerCase()}/${code(random, 8).toLowerCase()}`
const note = (random: Random) =>
  `https://note.com/${code(random, 8).toLowerCase()}/n/n${code(random, 12).toLowerCase()}`

/** The sites a community passes around: its papers and its companies. */
const sites = COMMUNITIES.map(({ slug, leaders }) => [
  ...leaders.filter(({ kind }) => kind === 'media').map(({ handle }) => siteOf(handle)),
  ...BRANDS.filter(({ community }) => community === slug).map(({ handle }) => siteOf(handle)),
])

export function linkOf(scene: Scene): string {
  const { random, people, slot } = scene
  const { slug, language, leaders } = COMMUNITIES[scene.community]!
  const kind = people.kind[slot]
  const dice = random.float()
  if (dice < 0.4) return `https://t.co/${code(random, 10)}`
  const page = `/${code(random, 6).toLowerCase()}`
  if (kind === BRAND) return siteOf(BRANDS[people.detail[slot]!]!.handle) + page
  if (kind === MEDIA) return siteOf(leaders[people.detail[slot]!]?.handle ?? 'news') + page
  const known = sites[scene.community]!
  if (dice < 0.7 && known.length > 0) return random.pick(known) + page
  const also = WORKSHOPS.has(slug) ? workshop : language === 'ja' ? note : song
  return random.pick([...places, also])(random)
}

/** Where people of a language talk when their community has no place of its own. */
const COMMON: Record<Language, string> = {
  en: 'CasualConversation',
  ja: 'newsokur',
  es: 'espanol',
  pt: 'brasil',
  fr: 'france',
  de: 'de',
  it: 'italy',
  ko: 'hanguk',
  id: 'indonesia',
  ar: 'arabs',
}

export function subredditOf({ community, random }: Scene): string {
  const { subreddits, language } = COMMUNITIES[community]!
  return subreddits.length > 0 ? random.pick(subreddits) : COMMON[language]
}

export const redditOf = (scene: Scene) =>
  `https://www.reddit.com/r/${subredditOf(scene)}/comments/1${code(scene.random, 6).toLowerCase()}/`
