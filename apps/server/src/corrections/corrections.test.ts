import { ApiError, type Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const path = { team_id: 'meridian' }
const question: Question = { query_type: 'conversation', keywords: [['coffee']], window: { since: 0, until: 4e9 } }
let world: World
let admin: Client
let member: Client
let posts: { id: string; sentiment: 'negative' | 'neutral' | 'positive' | null }[]
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  member = await world.as('member@meridian.example')
  const { rows } = await member.listPostsBehind({ body: { question, limit: 10 } })
  posts = rows as typeof posts
  expect(posts.length).toBeGreaterThan(4)
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))
const correct = (at: number, mood: 'negative' | 'neutral' | 'positive', by = member) =>
  by.createMoodCorrection({ path, body: { post_id: posts[at]!.id, judged: posts[at]!.sentiment, mood } })
const other = (at: number) => (posts[at]!.sentiment === 'negative' ? 'neutral' : 'negative')
const counted = (asked: Question = question) => member.countMoodCorrections({ path, body: { question: asked } })

test('a mood that was corrected stands beside the judged one, is the team’s, and changes no figure', async () => {
  const before = await member.measureMoods({ body: { question } })
  const made = await correct(0, other(0))
  expect(made).toMatchObject({
    post_id: posts[0]!.id,
    judged: posts[0]!.sentiment,
    mood: other(0),
    person: { email: 'member@meridian.example' },
  })
  expect(await admin.listMoodCorrections({ path, query: { post_ids: posts[0]!.id } })).toEqual([made])
  expect(await admin.listMoodCorrections({ path, query: { post_ids: posts[1]!.id } })).toEqual([])
  expect(await member.measureMoods({ body: { question } })).toEqual(before)

  const [entry] = await admin.listAuditEntries({ path, query: { kind: 'team' } })
  expect(entry).toMatchObject({
    action: 'mood.corrected',
    subject: posts[0]!.id,
    detail: { mood: other(0), post: expect.stringMatching(/^@\w+: ./) },
  })

  const stranger = await world.as('admin@halcyon.example')
  expect(await stranger.listMoodCorrections({ path: { team_id: 'halcyon' } })).toEqual([])
  expect(await stranger.listMoodCorrections({ path }).catch(codeOf)).toBe('not_found')
})

test('a file has the corrections of the team apart, and beside each post; figures stay as they were', async () => {
  await correct(2, other(2))
  const body = { question, sections: ['conversation_posts', 'sentiment_analysis'] as const, limit: 20 }
  const ask = { ...body, sections: [...body.sections] }
  const file = async (format: 'xlsx' | 'json', team?: string) => {
    const { blob } = await member.createSheet({ body: { ...ask, format, ...(team && { team_id: team }) } })
    return new Uint8Array(await blob.arrayBuffer())
  }
  const { sheets } = await readXlsx(await file('xlsx', 'meridian'))
  const named = (name: string) => sheets.find((sheet) => sheet.name === name)!.rows
  const [head, ...rows] = named('Posts of the conversation')
  const row = rows.find(([id]) => String(id) === posts[2]!.id)!
  expect(head!.at(-1)).toBe('Mood as corrected by the team')
  expect(String(row[head!.length - 1]).toLowerCase()).toBe(other(2))
  expect(named('Moods corrected by the team').map(([id]) => String(id))).toContain(posts[2]!.id)
  const plain = await readXlsx(await file('xlsx'))
  const sentiment = plain.sheets.find(({ name }) => name === 'Sentiment')!.rows
  expect(named('Sentiment')).toEqual(sentiment)
  expect(plain.sheets.map(({ name }) => name)).not.toContain('Moods corrected by the team')
  const json = JSON.parse(Buffer.from(await file('json', 'meridian')).toString())
  expect(json.corrected_moods).toContainEqual(expect.objectContaining({ post_id: posts[2]!.id, mood: other(2) }))
  expect(await file('json', 'halcyon').catch(codeOf)).toBe('not_found')
})

test('said again, the later one stands; taken back, it is gone, and comes back', async () => {
  const first = await correct(1, other(1))
  const mood = ['neutral', 'positive'].find((one) => one !== posts[1]!.sentiment && one !== other(1)) as 'positive'
  const second = await correct(1, mood, admin)
  expect(second).toMatchObject({ id: first.id, mood, person: { email: 'admin@meridian.example' } })

  const all = async () => (await member.listMoodCorrections({ path })).map(({ id }) => id)
  await member.deleteMoodCorrection({ path: { ...path, pk: first.id } })
  expect(await all()).not.toContain(first.id)
  expect(await member.restoreMoodCorrection({ path: { ...path, pk: first.id } })).toEqual(second)
  await member.deleteMoodCorrection({ path: { ...path, pk: first.id } })
  expect(await correct(1, other(1)), 'one for each post').toMatchObject({ id: first.id, mood: other(1) })
})

test('of a question it is told how many of its posts were corrected, and into what', async () => {
  for (const { id: pk } of await member.listMoodCorrections({ path })) {
    await member.deleteMoodCorrection({ path: { ...path, pk } })
  }
  expect(await counted()).toEqual({ posts: 0, negative: 0, neutral: 0, positive: 0 })
  const said = [0, 1, 2, 3].map((at) => (posts[at]!.sentiment === 'positive' ? 'negative' : 'positive'))
  for (const [at, mood] of said.entries()) await correct(at, mood as 'negative')
  // Of no post that is about coffee.
  const elsewhere: Question = { query_type: 'conversation', keywords: [['tea']], excluded_keywords: ['coffee'] }
  const { rows } = await member.listPostsBehind({
    body: { question: { ...elsewhere, window: { since: 0, until: 4e9 } }, limit: 1 },
  })
  const { id: post_id } = rows[0] as { id: string }
  await member.createMoodCorrection({ path, body: { post_id, judged: null, mood: 'neutral' } })
  const negative = said.filter((mood) => mood === 'negative').length
  expect(await counted()).toEqual({ posts: 4, negative, neutral: 0, positive: 4 - negative })
  const one: Question = { query_type: 'post', post_ids: [posts[0]!.id, posts[9]?.id ?? '2'] }
  expect((await counted(one)).posts).toBe(1)
})

test('what makes no sense is refused', async () => {
  const unknown = member.createMoodCorrection({ path, body: { post_id: '5', judged: null, mood: 'neutral' } })
  await expect(unknown).rejects.toMatchObject({
    status: 400,
    body: { post_id: ['This post has not been imported yet.'] },
  })
  const create = (body: object) => member.createMoodCorrection({ path, body: body as never }).catch(codeOf)
  const right = { post_id: posts[4]!.id, judged: null, mood: 'positive' }
  expect(await create({ ...right, judged: 'positive' }), 'no correction').toBe('invalid')
  expect(await create({ ...right, mood: 'unsure' })).toBe('invalid')
  expect(await create({ ...right, post_id: 'x' })).toBe('invalid')
  expect(await create({ ...right, team: 'halcyon' }), 'an unknown field').toBe('invalid')
  expect(await member.listMoodCorrections({ path, query: { post_ids: '1,x' } }).catch(codeOf)).toBe('invalid')
})
