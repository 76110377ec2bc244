import { BRANDS, rivalsOf } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import type { NetworkOptions } from './network.ts'
import { PLACES } from './places.ts'
import type { World } from './posts.ts'
import { TITLES } from './titles.ts'

/** What the same bytes need, and what there is to be found. */
export type Manifest = {
  version: string
  seed: number
  accounts: number
  posts: number
  now: string
  languages: string[]
  countries: string[]
  communities: {
    slug: string
    title: string
    language: string
    accounts: number
    hashtags: string[]
    leaders: string[]
  }[]
  brands: { name: string; handle: string; community: string; aliases: string[]; competitors: string[] }[]
  titles: string[]
}

/** Moves when the same seed would give other bytes. */
const VERSION = '5'

export function manifestOf({ seed, accounts, posts, now }: NetworkOptions, { people }: World): Manifest {
  return {
    version: VERSION,
    seed,
    accounts,
    posts,
    now: now.toISOString(),
    languages: [...new Set(COMMUNITIES.map(({ language }) => language))],
    countries: [...new Set(PLACES.map(({ country }) => country))],
    communities: COMMUNITIES.map(({ slug, title, language, hashtags, leaders }, c) => ({
      slug,
      title,
      language,
      accounts: people.starts[c + 1]! - people.starts[c]!,
      hashtags,
      leaders: leaders.map(({ handle }) => handle),
    })),
    brands: BRANDS.map((brand) => ({
      name: brand.name,
      handle: brand.handle,
      community: brand.community,
      aliases: brand.aliases,
      competitors: rivalsOf(brand).map(({ name }) => name),
    })),
    titles: Object.values(TITLES).flat(),
  }
}
