import path from 'node:path'
import type { ApiError, Client } from '@starling/contract/browser'
import { type AccountRow, openCorpus, type PostRow } from '@starling/engine'
import type { Question } from '@starling/question'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { runDueMonitors } from './run-monitors.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const DAY = 86_400_000
const WEEK = 7 * DAY
const ADMIN = 'admin@meridian.example'
const ESPRESSO: Question = { query_type: 'conversation', keywords: [['espresso']] }
let world: World
let admin: Client
/** When the monitor is made: the end of its first week. */
let start: Date

/** Twenty people; six were cross about espresso last week, twelve will be happy about a grinder next week. */
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  start = world.clock.now()
  const people = Array.from({ length: 20 }, (_, at) => account(String(100 + at), `user${at}`))
  const cross = people
    .slice(0, 6)
    .map(({ id }, at) => post(id, -2 - at / 10, 'This awful espresso is terrible, I hate it'))
  const happy = people
    .slice(0, 12)
    .map(({ id }, at) => post(id, 2 + at / 10, 'I love this wonderful espresso from the new grinder #homebarista'))
  const others = people.map(({ id }, at) => post(id, -at, 'Rain all day'))
  const follows = people.slice(1, 13).map(({ id }, at) => ({
    follower_id: id,
    followed_id: '100',
    since: daysFrom(at < 4 ? -100 : at < 10 ? -3 : 3),
    until: null,
  }))
  await put({ accounts: people, posts: [...cross, ...happy, ...others], follows })
})
afterAll(() => world.stop())

const daysFrom = (days: number) => new Date(start.getTime() + days * DAY)
function account(id: string, handle: string): AccountRow {
  const unknown = { bio: null, location: null, url: null, verified: null, verified_type: null, avatar_url: null }
  const counts = { followers_count: 5, following_count: 5, post_count: 5, listed_count: 0 }
  return { id, handle, name: handle, created_at: daysFrom(-900), protected: false, ...unknown, ...counts }
}
let last = 0
function post(account_id: string, days: number, text: string): PostRow {
  const nobody = { reply_to_post_id: null, reply_to_account_id: null, reposted_post_id: null, quoted_post_id: null }
  const counts = { like_count: 1, repost_count: 0, reply_count: 0, quote_count: 0, view_count: 9 }
  const id = String((BigInt(daysFrom(days).getTime() - 1_288_834_974_657) << 22n) + BigInt(last++))
  return {
    id,
    account_id,
    text,
    created_at: daysFrom(days),
    lang: 'en',
    conversation_id: id,
    via: null,
    ...nobody,
    ...counts,
  }
}
async function put(rows: Parameters<ReturnType<Awaited<ReturnType<typeof openCorpus>>['import']>['add']>[0]) {
  const corpus = await openCorpus(path.join(world.product.config.DATA_DIR, 'corpus'), { write: true, workers: 1 })
  const entering = corpus.import({ source: 'test', fetched_at: start })
  await entering.add(rows)
  await entering.commit()
  await corpus.close()
  await world.product.engine.keepUp()
}
/** As the page does: what the question is named by comes from the product. */
async function save(body: Question, query_type: 'conversation_analysis' | 'handle_analysis' | 'post_analysis') {
  const { audience_creator_query_id } = await admin.analyzeQuestion({ body: { question: body } })
  return admin.createExploreSearch({ body: { body, email: ADMIN, query_type, audience_creator_query_id } })
}

test('of a handle the followers are counted by the days on which they came', async () => {
  const { id: search } = await save({ query_type: 'handle', handle: 'user0' }, 'handle_analysis')
  const { id: monitor } = await admin.createMonitor({ body: { search } })
  await world.settle()
  const { results } = await admin.getWeeklyResults({ body: { monitor } })
  // Four for long, six in this week; the two of next week are not there yet.
  expect(results.map(({ people }) => people)).toEqual([
    { now: 10, before: 4, ratio_interval: null, is_significant: true, mark: 'few' },
  ])
  await admin.deleteMonitor({ path: { pk: monitor } })
})

test('a monitor’s weekly result after moving the clock', async () => {
  const { id: search } = await save(ESPRESSO, 'conversation_analysis')
  const { id: monitor } = await admin.createMonitor({ body: { search } })
  await world.settle()
  const results = async () => (await admin.getWeeklyResults({ body: { monitor } })).results
  const [first] = await results()
  expect(first).toMatchObject({ people: { now: 6, before: 0 }, posts: { now: 6, before: 0 }, source: ['test'] })

  await runDueMonitors(world.product)
  expect(await results()).toHaveLength(1)
  world.clock.advance(WEEK)
  await runDueMonitors(world.product)
  const [second, ...earlier] = await results()
  expect(earlier).toEqual([first])
  expect(second!.before).toEqual(first!.week)
  expect(Date.parse(second!.week.until) - Date.parse(second!.week.since)).toBe(WEEK)
  expect(second!.people).toMatchObject({ now: 12, before: 6, is_significant: false, mark: 'few' })
  // 12 of 18: Wilson 0.4375 to 0.8372, as odds.
  expect(second!.people!.ratio_interval![0]).toBeCloseTo(0.778, 2)
  expect(second!.people!.ratio_interval![1]).toBeCloseTo(5.143, 2)
  expect(second!.mood).toMatchObject({ now: { positive: 12, net: 1 }, before: { negative: 6, net: -1 }, difference: 2 })
  expect(second!.mood.is_significant).toBe(true)
  const terms = Object.fromEntries(second!.terms.map((one) => [one.term, one]))
  expect(terms.grinder).toMatchObject({ kind: 'keyword', now: 12, before: 0, share: 1, is_significant: true })
  expect(terms['#homebarista'] ?? terms.homebarista).toMatchObject({ kind: 'hashtag', now: 12, before: 0 })
  expect(Object.keys(terms)).not.toContain('espresso')
  expect(await admin.listMonitors()).toMatchObject([
    { id: monitor, latest: second, paused: false, error: null, is_news: true },
  ])
  await admin.noteMonitorsSeen()
  expect(await admin.listMonitors()).toMatchObject([{ id: monitor, is_news: false }])

  const path = { pk: monitor }
  await admin.changeMonitor({ path, body: { paused: true } })
  world.clock.advance(WEEK)
  await runDueMonitors(world.product)
  expect(await results()).toHaveLength(2)
  await admin.changeMonitor({ path, body: { paused: false } })
  await world.settle()
  expect(await results()).toHaveLength(3)
  expect((await results())[0]).toMatchObject({ people: null, posts: { now: 0, before: 12 }, terms: [] })

  await admin.deleteMonitor({ path })
  expect(await admin.listMonitors()).toEqual([])
  world.clock.advance(WEEK)
  await runDueMonitors(world.product)
  expect((await admin.restoreMonitor({ path })).latest).toMatchObject({ posts: { before: 12 } })
  await world.settle()
  expect(await results()).toHaveLength(4)
})

test('posts alone cannot be monitored, a search has one monitor, and it is nobody else’s', async () => {
  const posts = await save({ query_type: 'post', post_ids: ['123'] }, 'post_analysis')
  const refused = await admin.createMonitor({ body: { search: posts.id } }).catch((error: ApiError) => error.body)
  expect(refused).toHaveProperty('search')
  const [{ id: monitor, search } = { id: '', search: { id: '' } }] = await admin.listMonitors()
  expect((await admin.createMonitor({ body: { search: search.id } })).id).toBe(monitor)
  const member = await world.as('member@meridian.example')
  expect(await member.listMonitors()).toEqual([])
  await expect(member.getWeeklyResults({ body: { monitor } })).rejects.toMatchObject({ status: 404 })
  await expect(member.deleteMonitor({ path: { pk: monitor } })).rejects.toMatchObject({ status: 404 })
})

const MAILED = 'member@meridian.example'
const newsTo = (email: string) =>
  world.sandbox.mailbox.messages({ to: email }).filter(({ subject }) => subject.startsWith('Changes this week'))

test('a week that brought changes is mailed, one without is not, and a click in the mail ends it', async () => {
  const member = await world.as(MAILED)
  const from = world.clock.now()
  const at = (days: number) => (from.getTime() - start.getTime()) / DAY + days
  const people = Array.from({ length: 20 }, (_, n) => String(100 + n))
  const quiet = people.slice(0, 6).flatMap((id) => [-5, 2, 9].map((days) => post(id, at(days), 'Latte at last')))
  const loud = people.map((id, n) => post(id, at(16 + n / 30), 'Latte art for <everyone> #latteart'))
  await put({ posts: [...quiet, ...loud] })
  const LATTE: Question = { query_type: 'conversation', keywords: [['latte']] }
  const { audience_creator_query_id } = await member.analyzeQuestion({ body: { question: LATTE } })
  const query_type = 'conversation_analysis'
  const search = await member.createExploreSearch({
    body: { body: LATTE, email: MAILED, query_type, audience_creator_query_id, name: 'Latte <b>art</b>' },
  })
  const { id: monitor, mails } = await member.createMonitor({ body: { search: search.id } })
  expect(mails).toBe(true)
  await world.settle()
  const weekGoesBy = async () => {
    world.clock.advance(WEEK)
    await runDueMonitors(world.product)
    await world.settle()
  }
  await weekGoesBy()
  await weekGoesBy()
  // Six people each week: the first was asked for, the others are as the one before.
  expect(newsTo(MAILED)).toEqual([])
  await weekGoesBy()
  const [mail, ...others] = newsTo(MAILED)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('Changes this week: Latte b art b')
  const [found] = (await member.getWeeklyResults({ body: { monitor } })).results
  expect(found).toMatchObject({ posts: { now: 20, before: 6, is_significant: true } })
  expect(mail!.text).toContain('> Posts: 20, 6 the week before (+233%), Change, 95% sure: ')
  expect(mail!.text).toMatch(/> #?latteart: 20 posts, 0 the week before; 100% of all/)
  expect(mail!.html).not.toMatch(/<everyone>|<b>/)
  const stop = /monitor-emails#(\S+)/.exec(mail!.text)![1]!
  const code = new URLSearchParams(stop).get('code')!
  const stranger = world.browser()
  // Not the last letter, of which some bits mean nothing.
  const forged = code.slice(0, -4) + (code.at(-4) === 'A' ? 'B' : 'A') + code.slice(-3)
  await expect(stranger.stopMonitorMails({ body: { code: forged } })).rejects.toMatchObject({ status: 404 })
  for (const _ of ['once', 'again']) {
    expect(await stranger.stopMonitorMails({ body: { code } })).toEqual({ name: 'Latte <b>art</b>' })
  }
  expect(await member.listMonitors()).toMatchObject([{ mails: false, paused: false }])
  // The next week is silent about it, which is a change.
  await weekGoesBy()
  expect((await member.listMonitors())[0]).toMatchObject({ is_news: true })
  expect(newsTo(MAILED)).toHaveLength(1)
  expect((await member.changeMonitor({ path: { pk: monitor }, body: { mails: true } })).mails).toBe(true)
  await member.deleteMonitor({ path: { pk: monitor } })
  await expect(stranger.stopMonitorMails({ body: { code } })).rejects.toMatchObject({ status: 404 })
})
