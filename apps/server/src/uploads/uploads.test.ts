import type { UploadedAudience } from '@starling/contract'
import { endPauses } from '@starling/store/testing'
import { type Browser, type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { openTeamDesk, sendUpload, type TeamDeskAtX } from '../../test-kit/uploading.ts'

const HOUR_MS = 3_600_000
const BODY = { query_type: 'builder' as const, who: { all: [] } }
let world: World
let admin: Browser
let desk: TeamDeskAtX
let audience: string
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.signIn('admin@meridian.example')
  const { id } = await admin.getTeam({ path: { slug: 'meridian' } })
  desk = await openTeamDesk(world, admin, id)
  const body = { name: 'Everybody', body: BODY, team: 'meridian' }
  audience = (await admin.createAudienceConfig({ body })).id
})
afterAll(() => world.stop())

const given = () => ({ audience_config_id: audience, team_account: desk.team_account_id, consent: true as const })
const upload = (more: object = {}) => admin.uploadAudience({ body: { ...given(), ...more } })
const look = ({ id }: Pick<UploadedAudience, 'id'>) => admin.getUploadedAudience({ path: { pk: id } })
const job = async (name: 'check_uploads' | 'refresh_uploads' | 'sweep_outbox') => {
  await world.product.store.change('operator', async (change) => {
    await change.enqueue(name, {})
    await change.audit('test.asked')
  })
  await world.settle()
}
/** As if the time in which it can be undone were over. */
const undoIsOver = async () => {
  await endPauses(world.connection)
  await job('sweep_outbox')
}
const atX = async (one: Pick<UploadedAudience, 'id'>) => {
  const mark = `stl-${one.id.replaceAll('-', '').slice(-8)}`
  return (await desk.audiencesAtX()).filter(({ name }) => name.endsWith(mark))
}

let first: UploadedAudience
test('an audience becomes a custom audience at X, is processed there, and is ready', async () => {
  first = await upload({ refresh: 'daily' })
  expect(first).toMatchObject({ name: 'Everybody', state: 'sending', uploaded_by: 'admin@meridian.example', sent: 0 })
  expect(first.people).toBeGreaterThan(500)
  await world.settle()
  expect(await look(first)).toMatchObject({
    state: 'processing',
    sent: first.people,
    to_send: first.people,
    error: null,
  })
  expect(await atX(first)).toHaveLength(1)
  await job('check_uploads')
  expect((await look(first)).state).toBe('processing')
  world.clock.advance(9 * HOUR_MS)
  await job('check_uploads')
  expect(await look(first)).toMatchObject({ state: 'ready', x_size: first.people })
  expect((await admin.listUploadedAudiences({ query: { team: 'meridian' } })).map(({ id }) => id)).toEqual([first.id])
})

test('an ad account has an audience once, however many ask for it at once, and also after one came back', async () => {
  const other = await admin.createAudienceConfig({ body: { name: 'Others', body: BODY, team: 'meridian' } })
  const more = { audience_config_id: other.id }
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => upload(more)))
  const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(made).toHaveLength(1)
  expect(await upload(more).catch((error: Error) => error.message)).toBe(
    'This audience is in this ad account already. See your uploaded audiences.',
  )
  const path = { pk: made[0]!.id }
  await admin.deleteUploadedAudience({ path })
  const again = await upload(more)
  expect(await codeOf(admin.restoreUploadedAudience({ path }))).toBe('invalid')
  await admin.deleteUploadedAudience({ path: { pk: again.id } })
  await world.settle()
})

test('one of few people whom X knows is too small', async () => {
  const network = await world.sandbox.world.network()
  const ids = Array.from({ length: 50 }, (_, slot) => network.accountAt(slot)!.id)
  ids.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  const id = await sendUpload(world, desk, 'Few', ids)
  await world.settle()
  world.clock.advance(9 * HOUR_MS)
  await job('check_uploads')
  expect(await look({ id })).toMatchObject({ state: 'too_small', x_size: null, people: 50 })
})

test('one of one’s own is uploaded as well; one of nobody is not, nor any without consent', async () => {
  const own = await admin.createProAudienceConfig({ body: { name: 'Mine', body: BODY } })
  const mine = await admin.uploadProAudience({ body: { ...given(), audience_config_id: own.id } })
  expect(mine).toMatchObject({ name: 'Mine', state: 'sending', people: first.people })
  const nobody = { query_type: 'handle' as const, handle: 'nobody_is_this' }
  const none = await admin.createProAudienceConfig({ body: { name: 'None', body: nobody } })
  const asked = admin.uploadProAudience({ body: { ...given(), audience_config_id: none.id } })
  expect(await codeOf(asked)).toBe('upload_not_available')
  expect(await codeOf(upload({ consent: false }))).toBe('invalid')
  expect(await codeOf(admin.uploadProAudience({ body: given() }))).toBe('not_found')
})

test('it is refreshed by its rule: X is told only who joined and who left', async () => {
  const named = (who: object) => ({ name: 'Everybody', body: { query_type: 'builder', who } }) as never
  const path = { pk: audience }
  await admin.replaceAudienceConfig({ path, body: named({ languages: ['en'] }) })
  world.clock.advance(25 * HOUR_MS)
  await job('refresh_uploads')
  const fewer = await look(first)
  expect(fewer).toMatchObject({ state: 'processing', error: null, to_send: first.people - fewer.people })
  expect(fewer.people).toBeGreaterThan(100)
  expect(Date.parse(fewer.refresh_at!)).toBeGreaterThan(world.clock.now().getTime())
  world.clock.advance(9 * HOUR_MS)
  await job('check_uploads')
  expect(await look(first)).toMatchObject({ state: 'ready', x_size: fewer.people })
  await admin.replaceAudienceConfig({ path, body: named({ all: [] }) })
  world.clock.advance(25 * HOUR_MS)
  await job('refresh_uploads')
  expect(await look(first)).toMatchObject({ people: first.people, to_send: first.people - fewer.people })
  expect(await atX(first)).toHaveLength(1)
})

test('removed here it is removed at X, unless that was undone in time; brought back later it is uploaded anew', async () => {
  const path = { pk: first.id }
  await admin.deleteUploadedAudience({ path })
  expect(await codeOf(look(first))).toBe('not_found')
  expect(await admin.restoreUploadedAudience({ path })).toMatchObject({ id: first.id })
  await undoIsOver()
  const [before] = await atX(first)
  expect(before).toBeDefined()
  await admin.deleteUploadedAudience({ path })
  await undoIsOver()
  expect(await atX(first)).toEqual([])
  expect(await admin.restoreUploadedAudience({ path })).toMatchObject({ state: 'sending' })
  await world.settle()
  const [after] = await atX(first)
  expect(after!.id).not.toBe(before!.id)
  expect(await look(first)).toMatchObject({ state: 'processing', sent: first.people })
})

test('deleted at X it is told so, and can be uploaded again', async () => {
  const [there] = await atX(first)
  await desk.api.remove(desk.ad_account.id, 'custom_audiences', there!.id)
  await job('check_uploads')
  expect(await look(first)).toMatchObject({
    state: 'failed',
    error: 'It was deleted at X. Upload it again to bring it back.',
  })
  await admin.retryUpload({ path: { pk: first.id } })
  await world.settle()
  expect(await look(first)).toMatchObject({ state: 'processing', error: null })
  expect(await atX(first)).toHaveLength(1)
})

test('the rule can be changed; who is not in the team finds nothing', async () => {
  const path = { pk: first.id }
  expect(await admin.changeUploadedAudience({ path, body: { refresh: 'weekly' } })).toMatchObject({ refresh: 'weekly' })
  expect(await admin.changeUploadedAudience({ path, body: { refresh: 'never' } })).toMatchObject({ refresh_at: null })
  const stranger = await world.as('admin@halcyon.example')
  expect(await codeOf(stranger.getUploadedAudience({ path }))).toBe('not_found')
  expect(await codeOf(stranger.deleteUploadedAudience({ path }))).toBe('not_found')
  expect(await codeOf(stranger.uploadAudience({ body: given() }))).toBe('not_found')
})

test('without a subscription nothing is uploaded, nor refreshed, in the words of the specification', async () => {
  await admin.changeUploadedAudience({ path: { pk: first.id }, body: { refresh: 'daily' } })
  const [row] = (await world.rows('subscriptions')).filter(({ team_id }) => team_id === desk.team_id)
  await world.product.store.change('operator', async (change) => {
    const values = { active: false }
    await change.table({ team_id: desk.team_id }, 'subscriptions').change(row!.id, values)
    await change.audit('test.ended')
  })
  const refusal = await upload().catch((error: Error) => error.message)
  expect(refusal).toBe('You need an active subscription to upload audiences to X.')
  world.clock.advance(25 * HOUR_MS)
  await job('refresh_uploads')
  expect((await look(first)).error).toBe('You need an active subscription to upload audiences to X.')
})

test('an ad account whose link was ended takes nothing', async () => {
  await world.product.store.change('operator', async (change) => {
    const [row] = (await change.table({ team_id: desk.team_id }, 'subscriptions').page({ limit: 1 })).rows
    await change.table({ team_id: desk.team_id }, 'subscriptions').change(row!.id, { active: true })
    await change.audit('test.begun')
  })
  const [link] = await admin.listSocialAccounts()
  await admin.disconnectSocialAccount({ path: { pk: link!.id } })
  await world.settle()
  expect(await upload().catch((error: Error) => error.message)).toBe('Upload not available')
})
