import type { Primitive } from '@starling/sections'
import { expect, test } from 'vitest'
import type { AccountCard, PrimitiveAnswers } from '../port/answers.ts'
import { AnswerReceiver, AnswerSender } from './wire.ts'

const card = (id: number, name = `name ${id}`): AccountCard => ({
  id: String(id),
  handle: `handle_${id}`,
  name,
  bio: '\ud800 lone',
  location: '',
  verified: id % 2 === 0,
  followers_count: id * 10,
  following_count: 0,
  post_count: 1,
  avatar_url: id % 3 === 0 ? null : `https://pictures.example/${id}`,
  created_at: 7,
})
const base = { n: 3, known: 2, baseline_n: 9, baseline_known: 8 }
type Said = [Primitive, PrimitiveAnswers[Primitive['do']]]
const followed = (ids: number[]): Said => [
  { do: 'followed', order: 'count', limit: 9 },
  { ...base, rows: ids.map((id) => ({ ...card(id), count: id, baseline_count: id + 1 })) },
]
const accounts = (ids: number[], name?: string): Said => [
  { do: 'accounts', order: 'sample', limit: 9 },
  { n: 3, rows: ids.map((id) => card(id, name)) },
]
const OTHERS: Said[] = [
  [{ do: 'size' }, { accounts: 1, posts: 2, all_accounts: 3, all_posts: 4 }],
  [
    { do: 'breakdown', dimension: 'city', limit: 9 },
    { ...base, rows: [] },
  ],
  [
    { do: 'pairs', source: 'used', limit: 9 },
    { n: 3, known: 2, rows: [{ values: ['a', 'b'], count: 2 }] },
  ],
  [
    { do: 'overlap', with: [] },
    { sizes: [1, 2], rows: [{ in: [0, 1], count: 1 }] },
  ],
  [
    { do: 'reach', by: [{ verified: true }] },
    { n: 3, inside: 2, outside: 1, rows: [{ inside: 2, outside: 1, only_inside: 2, only_outside: 1 }] },
  ],
  [
    { do: 'cover', groups: [{ by: [{ verified: true }], most: 1 }] },
    { n: 3, rows: [{ group: 0, at: 0, inside: 2, outside: 1, adds_inside: 2, adds_outside: 1 }] },
  ],
  [
    { do: 'growth', handle: 'a' },
    { n: 3, rows: [{ day: 0, gained: 1, lost: 0, followers: null }] },
  ],
  [{ do: 'spread', of: 'liked', limit: 9 }, { rows: [{ count: 2, expected: 1.5, variance: 0.25 }] }],
  [{ do: 'profile', handle: 'nobody' }, { rows: [] }],
]

const sent = (sender: AnswerSender, receiver: AnswerReceiver, said: Said[]) =>
  receiver.unpack(
    sender.pack(
      said.map(([primitive]) => primitive),
      said.map(([, answer]) => answer),
    ),
  )

test('what arrives is what was answered, however often the same accounts are shown', () => {
  const [sender, receiver] = [new AnswerSender(), new AnswerReceiver()]
  const turns = [
    [...OTHERS, followed([1, 2, 2]), accounts([2, 3])],
    [accounts([3, 4, 1]), followed([])],
    [followed([4, 5]), followed([5])],
  ]
  for (const said of turns) expect(sent(sender, receiver, said)).toEqual(said.map(([, answer]) => answer))
})

test('a card that changed arrives anew, and rows are the own ones of who asked', () => {
  const [sender, receiver] = [new AnswerSender(), new AnswerReceiver()]
  const [first] = sent(sender, receiver, [accounts([1])]) as [PrimitiveAnswers['accounts']]
  first.rows[0]!.name = 'scribbled over'
  expect(sent(sender, receiver, [accounts([1])])).toEqual([accounts([1])[1]])
  sender.forget()
  expect(sent(sender, receiver, [accounts([1], 'new name')])).toEqual([accounts([1], 'new name')[1]])
})

test('more cards than are remembered', () => {
  const [sender, receiver] = [new AnswerSender(), new AnswerReceiver()]
  for (let turn = 0; turn < 12; turn++) {
    const said = accounts(Array.from({ length: 1_000 }, (_, at) => turn * 500 + at))
    expect(sent(sender, receiver, [said])).toEqual([said[1]])
  }
})
