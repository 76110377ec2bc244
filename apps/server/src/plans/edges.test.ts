import { ApiError, type Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
})
afterAll(() => world.stop())

const BODY = { name: 'Spring', budget: 10_000, starts_on: '2026-12-01', ends_on: '2026-12-31', parts: [] }
const made = (patch: object) => admin.createAudiencePlan({ body: { ...BODY, ...patch, team: 'meridian' } as never })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )

test('a name is one line of what is seen', async () => {
  expect((await made({ name: ' Spring\u202e \r\n2027\u200b\u2066 ' })).name).toBe('Spring 2027')
  expect((await made({ name: '春　2027 👩‍🚀' })).name).toBe('春　2027 👩‍🚀')
  for (const name of ['\u200b', '\u2060\u00ad', ' \n\t', '\u200d', '\u3164', '\u2800']) {
    expect(await refusalOf(made({ name })), escape(name)).toMatchObject([400, { name: ['This must not be empty.'] }])
  }
})

test('days that no campaign has are refused, in the words of who asks', async () => {
  const year = world.clock.now().getUTCFullYear()
  const far = `${year + 11}-01-01`
  const words = [expect.stringMatching(/^This must be a day from 2006-01-01 to \d{4}-\d\d-\d\d\.$/)]
  expect(await refusalOf(made({ starts_on: '0000-01-01' }))).toMatchObject([400, { starts_on: words }])
  expect(await refusalOf(made({ starts_on: '2005-12-31' }))).toMatchObject([400, { starts_on: words }])
  expect(await refusalOf(made({ ends_on: '9999-12-31' }))).toMatchObject([400, { ends_on: words }])
  expect(await refusalOf(made({ ends_on: far }))).toMatchObject([400, { ends_on: words }])
  const { id } = await made({ starts_on: '2006-01-01', ends_on: `${year + 10}-01-01` })
  const path = { pk: id }
  expect(await refusalOf(admin.changeAudiencePlan({ path, body: { ends_on: far } }))).toMatchObject([
    ...[400, { ends_on: words }],
  ])
  expect(await refusalOf(admin.replaceAudiencePlan({ path, body: { ...BODY, ends_on: far } }))).toMatchObject([
    ...[400, { ends_on: words }],
  ])
  await admin.replaceMe({ body: { language: 'ja' } })
  expect(await refusalOf(made({ starts_on: '0001-01-01' }))).toMatchObject([
    400,
    { starts_on: [expect.stringMatching(/^2006-01-01から\d{4}-\d\d-\d\dまで/)] },
  ])
  await admin.replaceMe({ body: { language: 'en' } })
})

test('a budget of nothing is told what the least is', async () => {
  expect(await refusalOf(made({ budget: 0 }))).toMatchObject([400, { budget: ['This must be at least 1.'] }])
})

test('nobody makes plans without end', async () => {
  const member = await world.as('member@meridian.example')
  const answers: string[] = []
  for (let n = 0; n < 105 && !answers.includes('too_many'); n++) {
    const asked = member.createAudiencePlan({ body: { ...BODY, team: 'meridian' } })
    answers.push(await asked.then(() => 'ok').catch((error) => error.code))
  }
  expect(answers.filter((one) => one === 'ok')).toHaveLength(100)
  expect(answers.at(-1)).toBe('too_many')
  // Another person's are their own, and tomorrow is another day.
  await made({})
  world.clock.advance(86_400_000)
  await member.createAudiencePlan({ body: { ...BODY, team: 'meridian' } })
})
