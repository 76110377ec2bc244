import { expect, test } from 'vitest'
import { rowsOfPage } from './x-page.ts'

const fetched_at = new Date('2026-06-01T00:00:00Z')
const user = (id: string, more = {}) => ({ id, username: `u${id}`, name: `U ${id}`, ...more })

test('a page of posts gives the posts, their authors and what they do to others', () => {
  const { rows, refused } = rowsOfPage(
    {
      data: [
        { id: '20', author_id: '1', text: 'Hello', created_at: '2026-05-01T00:00:00Z' },
        {
          id: '21',
          author_id: '1',
          text: 'Yes',
          created_at: '2026-05-02T00:00:00Z',
          referenced_tweets: [{ type: 'replied_to', id: '5' }],
        },
      ],
      includes: { users: [user('1')], media: [{ media_key: '3_1', type: 'photo' }] },
      meta: { result_count: 2 },
    },
    { fetched_at },
  )
  expect(rows.posts?.map(({ id }) => id)).toEqual(['20', '21'])
  expect(rows.accounts?.map(({ handle }) => handle)).toEqual(['u1'])
  expect(rows.engagements).toMatchObject([{ account_id: '1', post_id: '5', kind: 'reply' }])
  expect(refused).toEqual([])
})

test.each([
  { side: { followers_of: '9' }, pairs: ['1>9', '2>9'] },
  { side: { following_of: '9' }, pairs: ['9>1', '9>2'] },
  { side: {}, pairs: [] },
])('users of a page follow as asked: $side', ({ side, pairs }) => {
  const { rows } = rowsOfPage({ data: [user('1'), user('2')], meta: {} }, { fetched_at, ...side })
  expect(rows.follows?.map(({ follower_id, followed_id }) => `${follower_id}>${followed_id}`)).toEqual(pairs)
  expect(rows.accounts).toHaveLength(2)
})

test('a protected account is refused, and a broken row costs only itself', () => {
  const page = { data: [user('1', { protected: true }), user('x'), user('3')], meta: {} }
  const { rows, refused, malformed } = rowsOfPage(page, { fetched_at })
  expect(rows.accounts?.map(({ id }) => id)).toEqual(['3'])
  expect(refused).toEqual(['1'])
  expect(malformed.counts).toEqual({ protected: 1, bad_id: 1 })
})

test('an answer without rows gives none', () => {
  const { rows } = rowsOfPage({ meta: { result_count: 0 } }, { fetched_at })
  expect(Object.values(rows).flat()).toEqual([])
})
