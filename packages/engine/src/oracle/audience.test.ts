import type { Scope, Who } from '@starling/question'
import { expect, test } from 'vitest'
import { Oracle } from './oracle.ts'
import { accountFact } from './samples.ts'
import { DAY, MONDAY, TEN_PEOPLE } from './ten-people.ts'

const oracle = new Oracle(TEN_PEOPLE)
const HOUR = 3600
const COFFEE = { groups: [['coffee']] }
const DRINKERS: Scope = {
  who: { posted: COFFEE },
  posts: { by: 'audience', about: COFFEE },
  window: { since: MONDAY, until: MONDAY + 7 * DAY },
}

const posted = (...groups: string[][]): Who => ({ posted: { groups } })
const WHO: [string, Who, number[]][] = [
  ['everybody', { all: [] }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['nobody', { any: [] }, []],
  ['a word', posted(['TEA']), [6, 7]],
  ['a word, in another window', { posted: { groups: [['tea']] }, window: { since: 0, until: 2 ** 40 } }, [1, 6, 7]],
  ['until is not within', { posted: COFFEE, window: { since: MONDAY, until: MONDAY + 9 * HOUR } }, []],
  ['since is within', { posted: COFFEE, window: { since: MONDAY + 9 * HOUR, until: MONDAY + 9 * HOUR + 1 } }, [1]],
  ['both words', posted(['coffee', '☕']), [1, 10]],
  ['either group', posted(['tea'], ['#birds']), [1, 6, 7]],
  ['none of the excluded', { posted: { groups: [['coffee']], excluded: ['beans'] } }, [8, 10]],
  ['a phrase', posted(['coffee beans']), [1, 2, 3, 4, 5]],
  ['a phrase in the wrong order', posted(['beans coffee']), []],
  ['Japanese words', posted(['コーヒー']), [9]],
  ['one character', posted(['京']), [9]],
  ['a bio', { bio: { groups: [['coffee']] } }, [1, 2, 8]],
  ['a tag in a bio', { bio: { groups: [['#birds']] } }, [1]],
  ['follows', { follows: ['@HUB'] }, [1, 2, 3, 4, 5]],
  ['follows someone unknown', { follows: ['nobody', ''] }, []],
  // Followers of hub also follow Ivy (5 of 7) and bob (1 of 5): who follows both?
  ['similar', { similar_to: 'hub' }, [1]],
  ['a community', { communities: [{ accounts: ['@HUB', 'ivy', 'bob', 'nobody'], at_least: 2 }] }, [1, 2, 3, 4, 5]],
  ['all of a community', { communities: [{ accounts: ['hub', 'ivy', 'bob'], at_least: 3 }] }, [1]],
  ['an account named twice is one', { communities: [{ accounts: ['bob', '@Bob'], at_least: 2 }] }, []],
  [
    'either community',
    {
      communities: [
        { accounts: ['ann'], at_least: 1 },
        { accounts: ['bob'], at_least: 1 },
      ],
    },
    [1, 10],
  ],
  ['no community', { communities: [] }, []],
  ['engaged', { engaged: ['101', '0102'] }, [2, 3, 4, 5, 6]],
  ['engaged with a post that is not there', { engaged: ['999'] }, []],
  ['handles', { handles: ['ivy', '@Ann', ''] }, [1, 9]],
  ['interests of the bio or of two posts', { interests: ['coffee', 'food'] }, [1]],
  ['a topic of one post is no interest', { interests: ['cars'] }, []],
  ['job titles', { job_titles: ['barista', 'chef'] }, [1]],
  ['countries', { countries: ['JP', 'GB'] }, [1, 2, 3, 4, 9]],
  ['regions', { regions: ['JP-27', 'US-CA'] }, [2]],
  ['cities', { cities: ['Osaka'] }, [2]],
  ['the language of most posts', { languages: ['ja'] }, [9]],
  ['genders', { genders: ['female'] }, [1, 3, 5, 9]],
  ['age groups', { age_groups: ['25-34'] }, [3]],
  ['verified', { verified: true }, [1, 8]],
  ['not verified, of those known', { verified: false }, [2, 3, 4, 5, 6, 7, 9]],
  ['followers, both ends in', { followers: { min: 20, max: 300 } }, [2, 3, 5, 6, 9]],
  ['few followers, of those known', { followers: { max: 10 } }, [4, 7]],
  ['bots', { bots: true }, [6]],
  ['no bots', { bots: false }, [1, 2, 3, 4, 5, 7, 8, 9, 10]],
  ['nested', { all: [{ countries: ['JP'] }, { not: { any: [{ genders: ['male'] }, { verified: true }] } }] }, [3]],
]
test.each(WHO)('who: %s', async (_, who, expected) => {
  const [{ rows }] = await oracle.ask({ ...DRINKERS, who }, [{ do: 'accounts', order: 'sample', limit: 100 }])
  expect(rows.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(expected)
})

const POSTS: [string, Scope['posts'], number[]][] = [
  ['by the audience', { by: 'audience', about: COFFEE }, [101, 102, 103, 104, 105, 106, 110, 111]],
  ['by anyone', { by: 'anyone', about: { groups: [['fresh']] } }, [101, 102, 103, 104, 105, 106, 109]],
  ['by handles', { by: { handles: ['ANN', 'fay'] } }, [101, 102, 107]],
  ['with ids', { by: 'audience', ids: ['101', '107', '0111'] }, [101, 111]],
]
test.each(POSTS)('posts: %s', async (_, posts, expected) => {
  const [{ n, rows }] = await oracle.ask({ ...DRINKERS, posts }, [{ do: 'posts', order: 'view_count', limit: 100 }])
  expect(rows.map(({ id }) => Number(id))).toEqual(expected)
  expect(n).toBe(expected.length)
})

test('of several accounts with one handle, the one with the highest id is meant', async () => {
  const twins = new Oracle({ ...TEN_PEOPLE, accounts: [accountFact(20n, 'ANN'), ...TEN_PEOPLE.accounts] })
  const [{ rows }] = await twins.ask(DRINKERS, [{ do: 'profile', handle: 'ann' }])
  expect(rows.map(({ id }) => id)).toEqual(['20'])
})

test('nobody is known by what is not counted: ended follows, posts that are not there, snapshots', async () => {
  const more = new Oracle({
    ...TEN_PEOPLE,
    follows: [...TEN_PEOPLE.follows, { follower_id: 30n, followed_id: 31n, since: null, until: 1 }],
    interactions: [...TEN_PEOPLE.interactions, { account_id: 32n, post_id: 999n }],
    snapshots: [...TEN_PEOPLE.snapshots, { account_id: 33n, day: 0, followers_count: 1 }],
  })
  expect(await more.state()).toMatchObject({ accounts: 10 })
})
