import { ApiError, type Client } from '@starling/contract/browser'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ hookTimeout: 120_000 })
let world: World
let member: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
})
afterAll(() => world.stop())

const fields = (error: unknown) => (error instanceof ApiError ? error.body : String(error))
const HANDLE = 'kettlerow'
const RIVAL = 'sundialcoffee'

test('suggestions say why, and leave the account itself out', async () => {
  const { account, competitors, base } = await member.suggestCompetitors({
    body: { handle: `@${HANDLE.toUpperCase()}` },
  })
  expect(account.handle.toLowerCase()).toBe(HANDLE)
  expect(competitors).toHaveLength(10)
  expect(competitors.map(({ score }) => score)).toEqual(competitors.map(({ score }) => score).sort((a, b) => b - a))
  expect(competitors.map(({ handle }) => handle)).not.toContain(account.handle)
  const [{ accounts }] = await world.product.engine.ask({ who: { follows: [HANDLE] }, posts: { by: 'audience' } }, [
    { do: 'size' },
  ] as const)
  expect(base.n).toBe(accounts)
  for (const { followers_in_common, share } of competitors)
    expect(share).toBeCloseTo(followers_in_common / accounts, 10)
})

test('side by side: each figure is the engine’s, who is not there is named', async () => {
  const compared = await member.analyzeCompetitors({ body: { handle: HANDLE, competitors: [RIVAL, 'nobody_is_this'] } })
  expect(compared.accounts.map(({ account }) => account.handle)).toEqual([HANDLE, RIVAL])
  expect(compared.missing).toEqual(['nobody_is_this'])
  for (const { account, followers, growth, voice } of compared.accounts) {
    const [{ accounts }, { rows }] = await world.product.engine.ask(
      { who: { follows: [account.handle] }, posts: { by: 'audience' } },
      [{ do: 'size' }, { do: 'growth', handle: account.handle }] as const,
    )
    expect(followers.known).toBe(accounts)
    const recent = rows.filter(({ day }) => day >= compared.window.until - 30 * 86_400 && day < compared.window.until)
    expect([growth.gained, growth.lost]).toEqual([
      recent.reduce((sum, { gained }) => sum + gained, 0),
      recent.reduce((sum, { lost }) => sum + lost, 0),
    ])
    expect(voice.people).toBeLessThanOrEqual(voice.posts)
  }
  expect(compared.overlap).toMatchObject({ section: 'overlap' })
  expect(compared.share_of_voice).toMatchObject({ section: 'share_of_voice' })
})

test('a comparison is the sections of each account, row by row', async () => {
  const compared = await member.compareAccounts({ body: { handles: [HANDLE, RIVAL], section: 'languages' } })
  expect(compared.accounts.map(({ handle }) => handle)).toEqual([HANDLE, RIVAL])
  const { sections } = await member.exploreDemographics({
    body: { question: { query_type: 'handle', handle: RIVAL }, sections: ['languages'] },
  })
  const own = 'rows' in sections[0]! ? sections[0].rows : []
  expect(compared.rows.flatMap(({ value, cells }) => (cells[1] ? [[value, cells[1].count]] : [])).sort()).toEqual(
    own.map(({ value, count }) => [value, count]).sort(),
  )
})

test('topics of an account; one that is not in the corpus is a refusal of its field', async () => {
  const { account, sections } = await member.listAccountTopics({ body: { handle: HANDLE } })
  expect([account.handle, sections.length]).toEqual([HANDLE, 4])
  const nobody = { handle: 'nobody_is_this' }
  const why = { handle: ['This account has not been imported yet.'] }
  expect(await member.suggestCompetitors({ body: nobody }).catch(fields)).toEqual(why)
  expect(await member.listAccountTopics({ body: nobody }).catch(fields)).toEqual(why)
})
