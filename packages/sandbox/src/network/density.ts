import { BRANDS, LEADING } from './brands.ts'
import { dayOf } from './calendar.ts'
import { isHidden } from './only-at-x.ts'
import { BOT, BRAND, placeOf } from './population.ts'
import { postsOfDay, type World } from './posts.ts'

/** How much there is to ask about: people who wrote of a matter in the last 30 days, and followers of leading brands. */
export type Density = {
  matters: { matter: string; country: string; people: number }[]
  leading: { handle: string; followers: number }[]
}

const DAYS = 30

/** What the examples are about, and where most speak of it. */
const MAIN: [word: string, countries: string[]][] = [
  ['coffee', ['US']],
  ['music', ['US']],
  ['football', ['US', 'GB']],
  ['running', ['US']],
  ['books', ['US']],
  ['travel', ['US']],
  ['コーヒー', ['JP']],
  ['ラーメン', ['JP']],
  ['映画', ['JP']],
  ['アニメ', ['JP']],
  ['猫', ['JP']],
  ['旅行', ['JP']],
]

/** Counted as the corpus has them: people at X only, bots and reposts are left out. */
export function densityOf(world: World): Density {
  const { people, graph } = world
  const today = dayOf(people.now)
  const speakers = MAIN.flatMap(([word, countries]) =>
    countries.map((country) => ({ word, country, who: new Set<number>() })),
  )
  const isSaid = new Map(
    MAIN.map(([word]) => [word, /^[a-z]/.test(word) ? new RegExp(`\\b${word}\\b`) : new RegExp(word)]),
  )
  for (let day = today - DAYS; day < today; day++) {
    for (const { author, repostOf, text } of postsOfDay(world, day, ['en', 'ja'])) {
      if (repostOf || people.kind[author] === BOT || isHidden(people, author)) continue
      const { country } = placeOf(people, author)
      const lower = text.toLowerCase()
      for (const one of speakers) {
        if (one.country === country && isSaid.get(one.word)!.test(lower)) one.who.add(author)
      }
    }
  }
  const leading: Density['leading'] = []
  for (let slot = 0; slot < people.count; slot++) {
    const { handle } = people.kind[slot] === BRAND ? BRANDS[people.detail[slot]!]! : { handle: '' }
    if (handle in LEADING) leading.push({ handle, followers: graph.followersNow[slot]! })
  }
  return { matters: speakers.map(({ word, country, who }) => ({ matter: word, country, people: who.size })), leading }
}
