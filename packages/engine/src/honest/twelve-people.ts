import type { Facts } from '../facts/facts.ts'
import { accountFact, postFact } from '../oracle/samples.ts'

const DAY = 86_400
/** 1 June 2026, a Monday, midnight. */
export const MONDAY = Date.UTC(2026, 5, 1) / 1000
export const WEEK = { since: MONDAY, until: MONDAY + 7 * DAY }

const at = (day: number, hour: number) => MONDAY + day * DAY + hour * 3600
const [roast, beans, kato] = [1n, 2n, 3n]
/** Five of a kind, so that what they share is shown: fewer than five people never are. */
const REGULARS = [11n, 12n, 13n, 14n, 15n]
const [fay, gil, hal, ian] = [16n, 17n, 18n, 19n]
const NAMES: Record<string, string> = { 11: 'ann', 12: 'ben', 13: 'cho', 14: 'dai', 15: 'eri' }

/**
 * A café (roast), its rival (beans) and a star (kato), nine people: five regulars of Tokyo who write, like and follow
 * alike; fay, who follows roast, too, but drinks tea; gil and hal, who drink tea; ian, of whom nothing is known.
 */
export const TWELVE_PEOPLE: Facts = {
  accounts: [
    accountFact(roast, 'roast', { followers_count: 9_999, verified: true, bio: 'We roast' }),
    accountFact(beans, 'beans', { followers_count: 999 }),
    accountFact(kato, 'kato', { followers_count: 99_999_999 }),
    ...REGULARS.map((id) =>
      accountFact(id, NAMES[`${id}`]!, {
        country: 'JP',
        city: 'Tokyo',
        gender: 'female',
        age_group: '25-34',
        job_titles: ['barista'],
        interests: ['1'],
        bio: 'latte lover #latte r/espresso',
        followers_count: Number(id),
      }),
    ),
    accountFact(fay, 'fay', {
      country: 'US',
      city: 'Boston',
      gender: 'male',
      age_group: '35-49',
      followers_count: 500,
    }),
    accountFact(gil, 'gil', { country: 'US', city: 'Boston', gender: 'male', age_group: '35-49' }),
    accountFact(hal, 'hal', { country: 'US', gender: 'female' }),
    accountFact(ian, 'ian'),
  ],
  posts: [
    postFact(101n, roast, at(0, 9), 'fresh espresso #latte ☕', {
      language: 'en',
      sentiment: 'positive',
      like_count: 9,
    }),
    postFact(102n, roast, at(0, 10), 'fresh espresso #latte', { language: 'en', sentiment: 'negative', like_count: 3 }),
    postFact(103n, roast, at(2, 9), 'closed', { language: 'en', sentiment: 'neutral', like_count: 5, repost_count: 7 }),
    ...REGULARS.map((id, order) =>
      postFact(110n + id, id, at(1, order), 'espresso machine sale, r/espresso', {
        language: 'ja',
        sentiment: 'positive',
        like_count: order,
        topics: ['150'],
      }),
    ),
    postFact(131n, fay, at(1, 12), 'green tea', { language: 'en', sentiment: 'negative' }),
    postFact(132n, gil, at(3, 12), 'green tea', { language: 'en' }),
    postFact(133n, hal, at(3, 13), 'my machine sale', { language: 'en' }),
  ],
  follows: [
    ...REGULARS.flatMap((id) => [
      { follower_id: id, followed_id: roast, since: at(0, 0), until: null },
      { follower_id: id, followed_id: beans, since: null, until: null },
      { follower_id: id, followed_id: kato, since: null, until: null },
    ]),
    { follower_id: fay, followed_id: roast, since: at(1, 0), until: null },
    { follower_id: gil, followed_id: roast, since: at(0, 0), until: at(1, 0) },
    { follower_id: gil, followed_id: beans, since: null, until: null },
    ...[fay, gil, hal].map((follower_id) => ({ follower_id, followed_id: kato, since: null, until: null })),
  ],
  interactions: [...REGULARS, fay].map((account_id) => ({ account_id, post_id: 101n })),
  snapshots: [{ account_id: roast, day: at(0, 0), followers_count: 9_990 }],
}
