import type { CountryStats } from '@starling/contract'
import { intervalOf, LEAST_PEOPLE, markOf } from '@starling/engine'
import { type Asking, originBehind, peopleOf, trendWindows, WHOLE } from '../asking/index.ts'
import { baseOf } from './trending.ts'

const MOST_COUNTRIES = 250

/** People and posts of every country with at least five people, most posts first. */
export async function countriesIn(asking: Asking) {
  const { both } = trendWindows(asking.now, asking.as_of)
  const everybody = { who: { bots: false }, posts: { by: 'audience' as const } }
  const [{ rows }] = await asking.ask(everybody, [
    { do: 'breakdown', dimension: 'country', limit: MOST_COUNTRIES },
  ] as const)
  const counted = await Promise.all(
    rows
      .filter(({ count }) => count >= LEAST_PEOPLE)
      .map(async ({ value, count }) => {
        const scope = { who: peopleOf(value), posts: { by: 'audience' as const }, window: both }
        const [{ n: posts, squares = 0 }] = await asking.ask(scope, [WHOLE] as const)
        return { country: value, people: count, posts, squares }
      }),
  )
  const n = counted.reduce((sum, { posts }) => sum + posts, 0)
  const all = { known: n, squares: counted.reduce((sum, { squares }) => sum + squares, 0) }
  const countries = counted
    .sort((a, b) => b.posts - a.posts || b.people - a.people || (a.country < b.country ? -1 : 1))
    .map(
      ({ country, people, posts, squares }): CountryStats => ({
        country,
        people,
        posts,
        share: n > 0 ? posts / n : null,
        // Whoever writes in a country writes in no other: all posts of an author are in it, or none.
        interval: intervalOf(posts, all, { squares, crossed: squares }),
        mark: markOf(posts),
      }),
    )
  const base = { ...baseOf({ n, before_n: 0 }), baseline_n: null, baseline_known: null }
  const origin = await originBehind(asking, { ...everybody, window: both }, 'posts')
  return { countries, window: both, base, ...origin, method: 'shares_of_posts' }
}
