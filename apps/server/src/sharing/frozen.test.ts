import path from 'node:path'
import type { Answered, AnswerRow, SharedAnalysis } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { openCorpus } from '@starling/engine'
import type { AskedQuestion } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { unpack } from './freeze.ts'

const team = { team_id: 'meridian' }
const question: AskedQuestion = {
  query_type: 'conversation',
  keywords: [['coffee']],
  window: { since: 0, until: 4_000_000_000 },
}
let world: World
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  stranger = world.browser()
})
afterAll(() => world.stop())

type Wanted = Parameters<Client['createSharedLink']>[0]['body']
const share = (wanted: Partial<Wanted> = {}) =>
  member.createSharedLink({ path: team, body: { question, sections: ['audience_size'], ...wanted } })
const open = (token: string) => stranger.openSharedLink({ body: { token } })
const rowsOf = ({ answers }: Pick<SharedAnalysis, 'answers'>, id: string): AnswerRow[] =>
  answers.find(({ section }) => section === id)!.rows

test('words that would be code, or turn the line around, stand in it as they were typed', async () => {
  const hostile = ['<img src=x onerror=alert(1)>', '‮evil', '"}],"team":{"name":"Halcyon"', '=1+1']
  const link = await share({ question: { ...question, keywords: [['coffee'], ...hostile.map((one) => [one])] } })
  const shown = await open(link.token)
  expect(shown.team).toEqual({ name: 'Meridian' })
  expect(shown.question).toMatchObject({ keywords: expect.arrayContaining([['<img src=x onerror=alert(1)>']]) })
})

test('of so few people that a stranger is told nothing of them the link tells nothing either', async () => {
  const { engine } = world.product
  const terms = { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 10_000 } as const
  const [{ rows }] = await engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [terms])
  const sections = ['conversation_posts', 'languages', 'sample_accounts'] as const
  for (const { value } of rows.filter(({ count }) => count < 4)) {
    const [{ rows: countries }] = await engine.ask(
      { who: { posted: { groups: [[value]] } }, posts: { by: 'audience' } },
      [{ do: 'breakdown', dimension: 'country', limit: 5 }],
    )
    const country = countries[0]?.value
    if (!country) continue
    const rare = { ...question, keywords: [[value]], countries: [country] } as AskedQuestion
    const known = await member.explore({ body: { question: rare, sections: [...sections] } })
    const seen = known.sections.flatMap((one) => (one as Answered).rows)
    if (seen.length === 0) continue
    const { answers } = await open((await share({ question: rare, sections: [...sections] })).token)
    expect(answers.flatMap((one) => one.rows)).toEqual([])
    return
  }
  throw new Error('no word is rare')
})

test('people picked out by conditions are no question to share, nor one that is too long', async () => {
  const built = { query_type: 'builder', who: { handles: ['someone'] } } as never
  expect(await codeOf(share({ question: built }))).toBe('invalid')
  expect(await codeOf(share({ others: [built] }))).toBe('invalid')
  const long = { ...question, keywords: Array.from({ length: 9_000 }, (_, at) => [`word number ${at}`]) }
  expect(await codeOf(share({ question: long as AskedQuestion }))).toBe('invalid')
  expect(await codeOf(share({ days: 365 as never }))).toBe('invalid')
  expect(await codeOf(share({ answers: [] } as never)), 'no figure comes from outside').toBe('invalid')
})

test('what an older release kept otherwise is left out and named; the rest is shown', async () => {
  const { brotliCompressSync } = await import('node:zlib')
  const link = await share({ sections: ['audience_size', 'countries'] })
  const row = (await world.rows('shared_answers')).find(({ link_id }) => link_id === link.id)!
  const frozen = await unpack(row.content)
  const older = frozen.answers.map(({ base, ...rest }) => (rest.section === 'countries' ? rest : { base, ...rest }))
  const unknown = { ...frozen.answers[0], section: 'a_section_of_long_ago' }
  const again = await unpack(brotliCompressSync(JSON.stringify({ ...frozen, answers: [...older, unknown] })))
  expect(again.answers.map(({ section }) => section)).toEqual(['audience_size'])
  expect(again.left_out).toEqual(['countries'])
})

test('fifty at once are enough for a person: one more is refused until one is revoked, and the day has its limit', async () => {
  const mine = await member.listSharedLinks({ path: team, query: { by: 'me' } })
  for (const { id: pk } of mine) await member.deleteSharedLink({ path: { ...team, pk } })
  const spent = mine.length
  const made = []
  for (let at = spent; at < 50; at++) made.push(await share())
  expect(await codeOf(share())).toBe('too_many')
  world.clock.advance(86_400_000)
  for (let at = made.length; at < 50; at++) made.push(await share())
  await expect(share()).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('50 open links') })
  await member.deleteSharedLink({ path: { ...team, pk: made[0]!.id } })
  expect(await codeOf(share())).toBe('ok')
  expect(await codeOf(member.restoreSharedLink({ path: { ...team, pk: made[0]!.id } })), 'one too many').toBe('invalid')
  for (const { id: pk } of made) await member.deleteSharedLink({ path: { ...team, pk } })
  world.clock.advance(86_400_000)
}, 60_000)

test('a post or an account that has left the corpus is shown no more, and one asked about closes the link', async () => {
  const link = await share({ sections: ['conversation_posts', 'top_accounts', 'languages'] })
  const before = await open(link.token)
  const [post, account] = [rowsOf(before, 'conversation_posts')[0]!, rowsOf(before, 'top_accounts')[0]!]
  const about: AskedQuestion = { query_type: 'handle', handle: String(account.handle) }
  const ofAccount = await share({ question: about, sections: ['audience_size', 'languages'] })
  expect((await open(ofAccount.token)).question).toMatchObject(about)

  const { config, engine } = world.product
  const corpus = await openCorpus(path.resolve(config.DATA_DIR, 'corpus'), { write: true, what: 'a test' })
  await corpus.delete({ accounts: [String(account.id)], posts: [String(post.id)] })
  await corpus.close()
  await engine.keepUp()

  const after = await open(link.token)
  expect(JSON.stringify(after)).not.toContain(String(post.text))
  expect(rowsOf(after, 'top_accounts').map(({ handle }) => handle)).not.toContain(account.handle)
  expect(rowsOf(after, 'top_accounts')).toHaveLength(rowsOf(before, 'top_accounts').length - 1)
  expect(rowsOf(after, 'languages'), 'counts stay as they were shared').toEqual(rowsOf(before, 'languages'))
  expect(await codeOf(open(ofAccount.token))).toBe('not_found')
})
