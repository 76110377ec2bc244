import type { Answer, CALLS } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question, Who } from '@starling/question'
import type { SectionId } from '@starling/sections'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

type Piece = Answer<typeof CALLS.exploreSections>

let world: World
let member: Client
let handle: string
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { env: { BUSY_AFTER_MS: '5000' } })
  member = await world.as('member@meridian.example')
  const [{ rows }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 1 },
  ])
  handle = rows[0]!.handle
})
afterAll(() => world.stop())
/** A test's own work makes the process late. */
const late = (ms: number) => {
  world.product.lateness.ms = ms
}
beforeEach(() => late(0))

const aboutHandle = (): Question => ({ query_type: 'handle', handle })
const aboutWords = (word: string): Question => ({ query_type: 'conversation', keywords: [[word]] })
async function piecesOf(question: Question, sections?: SectionId[], asker = member): Promise<Piece[]> {
  const pieces: Piece[] = []
  for await (const piece of asker.exploreSections({ body: { question, ...(sections && { sections }) } })) {
    pieces.push(piece)
  }
  return pieces
}
const namesOf = (pieces: readonly Piece[]) => pieces.map((one) => (one.event === 'section' ? one.section : one.event))

test.each([
  ['a handle', aboutHandle],
  ['a conversation', () => aboutWords('good')],
])('%s: what was understood, then every section as it is answered elsewhere', async (_, question) => {
  const [understood, ...sections] = await piecesOf(question())
  expect(understood).toEqual({
    event: 'understood',
    ...(await member.analyzeQuestion({ body: { question: question() } })),
  })
  const { sections: expected } = await member.explore({ body: { question: question() } })
  const bySection = (all: { section: string }[]) => all.toSorted((a, b) => (a.section < b.section ? -1 : 1))
  expect(bySection(sections as { section: string }[])).toEqual(
    bySection(expected.map((one) => ({ event: 'section', ...one }))),
  )
})

test('who asks again is given the same text, in any time zone what knows no clock', async () => {
  const first = await piecesOf(aboutWords('week'))
  expect(await piecesOf(aboutWords('week'))).toEqual(expect.arrayContaining(first))
  const asking = { question: aboutWords('week'), utc_offset_minutes: 540 }
  const kept = world.product.analyses.kept(['countries', 'activity'], asking)
  expect([...kept.keys()]).toEqual(['countries'])
})

test('what a reader looks at first comes first', async () => {
  const names = namesOf(await piecesOf(aboutWords('today')))
  const at = (name: string) => names.indexOf(name as SectionId)
  expect(at('understood')).toBe(0)
  expect(at('audience_size')).toBeLessThan(at('countries'))
  expect(at('countries')).toBeLessThan(at('topic_clusters'))
})

test('some sections again: only these, and one that cannot be answered is a line of its own', async () => {
  const pieces = await piecesOf(aboutWords('good'), ['profile', 'audience_size'])
  expect(namesOf(pieces).toSorted()).toEqual(['audience_size', 'profile'])
  const refused = pieces.find((one) => one.event === 'section' && one.section === 'profile')
  expect(refused).toMatchObject({ error: { code: 'invalid' } })
})

test('a stranger sees the beginning of lists', async () => {
  const pieces = await piecesOf(aboutHandle(), ['top_accounts'], world.browser('pro.localhost:4000'))
  expect(pieces).toMatchObject([{ section: 'top_accounts', more: true }])
})

test('a question that makes no sense is refused before anything is sent', async () => {
  await expect(piecesOf({ query_type: 'handle', handle: 'no handle!' })).rejects.toMatchObject({
    status: 400,
    body: { handle: ['This is not a handle'] },
  })
})

const words = { query_type: 'conversation' as const }
test.each<[string, Question]>([
  ['no word', { ...words, keywords: [[], [' ']] }],
  ['a word of signs only', { ...words, keywords: [['!!']] }],
  ['a keyword as long as a page', { ...words, keywords: [['a'.repeat(300)]] }],
  ['more keywords than can be', { ...words, keywords: Array.from({ length: 1_001 }, (_, n) => [`word${n}`]) }],
  ['followers from more to fewer', { query_type: 'builder', who: { followers: { min: 9, max: 1 } } }],
  ['conditions too deep', { query_type: 'builder', who: nested(30) }],
  ['posts about nothing', { query_type: 'builder', who: { posted: { groups: [] } } }],
])('what is wrong with the question itself is a status, with sections named or not: %s', async (_, question) => {
  for (const sections of [undefined, ['audience_size' as const]]) {
    await expect(piecesOf(question, sections)).rejects.toMatchObject({ status: 400, code: 'invalid' })
  }
})

function nested(depth: number): Who {
  return depth === 0 ? { verified: true } : { all: [nested(depth - 1)] }
}

describe('while all wait', () => {
  const codesOf = (asked: Promise<unknown>[]) =>
    Promise.all(
      asked.map((one) =>
        one.then(
          () => 'in',
          ({ code }: { code: string }) => code,
        ),
      ),
    )
  const MANY = Array.from({ length: 20 }, (_, n) => n)
  /** So late that hardly anybody is let in any more. */
  async function press(): Promise<void> {
    for (let codes: string[] = []; !codes.includes('busy'); ) {
      late(1_000_000)
      codes = await codesOf(MANY.map((n) => piecesOf(aboutWords(`crowd${n}`), ['audience_size'])))
    }
    late(1_000_000)
  }

  test('a whole analysis is told its turn before its first byte', async () => {
    await press()
    const asked = MANY.map((n) => piecesOf(aboutWords(`late${n}`)))
    const [refused] = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { status: 503, code: 'busy', retry_after_s: expect.any(Number) } })
  })

  test('a name that was let in is let in for what it asked, and for nothing else', async () => {
    const analysis_id = 'one_that_was_let_in'
    const ask = (word: string, more: object = {}) =>
      member.explore({ body: { question: aboutWords(word), sections: ['audience_size'], analysis_id, ...more } })
    await expect.poll(() => codesOf([ask('first')]), { timeout: 15_000 }).toEqual(['in'])
    await press()
    const same = MANY.map(() => ask('first', { sections: ['countries'] }))
    expect(new Set(await codesOf(same))).toEqual(new Set(['in']))
    await press()
    expect(await codesOf(MANY.map((n) => ask(`other${n}`)))).toContain('busy')
    await press()
    expect(await codesOf(MANY.map((n) => ask('first', { limit: 100 + n })))).toContain('busy')
  })

  test('large questions of strangers get none of the members refused, and no more of them are let in', async () => {
    const stranger = world.browser()
    const large = (n: number): Question => ({
      query_type: 'conversation',
      keywords: Array.from({ length: 900 }, (_, at) => [`large${n}x${at}`]),
    })
    late(0)
    const begun = codesOf(MANY.slice(0, 5).map((n) => piecesOf(large(n), undefined, stranger)))
    await expect.poll(() => codesOf([piecesOf(large(99), ['audience_size'], stranger)])).toEqual(['in'])
    late(1_000_000)
    const members = codesOf(MANY.map((n) => piecesOf(aboutWords(`member${n}`), ['audience_size'])))
    const more = codesOf(MANY.map((n) => piecesOf(large(100 + n), ['audience_size'], stranger)))
    expect(new Set(await members)).toEqual(new Set(['in']))
    expect(await more).toContain('busy')
    await begun
  })
})
