import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ApiError, type Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filmOf } from '../../test-kit/media/mp4.ts'

let world: World
let admin: Client
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  member = await world.as('member@meridian.example')
  stranger = await world.as('admin@halcyon.example')
})
afterAll(() => world.stop())

const picture = (r: number, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r, g: 90, b: 30 } } })
const blob = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])
const add = (client: Client, bytes: Uint8Array, query: object = {}) =>
  client.createAdMedia({ query: { team: 'meridian', ...query }, body: { file: blob(bytes) } })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
/** Everything that lies in the store, and on its way in. */
const kept = () => {
  const dir = path.resolve(world.product.config.DATA_DIR, 'files')
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
}

test('a picture is known by its content, drawn anew, shown to its team and to nobody else', async () => {
  const bytes = await picture(200)
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('SECRET PLACE')).toBe(true)
  const added = await add(admin, bytes, { name: '../../etc/passwd.txt', alt_text: 'A red square' })
  expect(added).toMatchObject({
    ...{ kind: 'image', type: 'image/jpeg', name: 'passwd.txt', alt_text: 'A red square', width: 64, height: 64 },
    ...{ has_thumb: true, is_duplicate: false },
  })
  const path_ = { path: { pk: added.id } }
  const file = await member.getAdMediaFile(path_)
  expect(file.name).toBe('passwd.jpg')
  expect(Buffer.from(await file.blob.arrayBuffer()).includes('SECRET PLACE')).toBe(false)
  expect((await member.getAdMediaThumb(path_)).blob.size).toBeGreaterThan(0)
  expect((await member.listAdMedia({ query: { team: 'meridian' } })).map(({ id }) => id)).toContain(added.id)
  for (const asked of [
    stranger.getAdMedia,
    stranger.getAdMediaFile,
    stranger.getAdMediaThumb,
    stranger.deleteAdMedia,
  ]) {
    expect(await refusalOf(asked(path_) as Promise<unknown>)).toMatchObject([404, {}])
  }
  // By the address alone.
  for (const part of ['file', 'thumb']) {
    const { statusCode, headers } = await world.product.app.inject({
      url: `/api/starling/ad-media/${added.id}/${part}/`,
      headers: { host: 'localhost:4000' },
    })
    expect([statusCode, headers['x-error-code']]).toEqual([403, 'sign_in_needed'])
  }
})

test('the same file is kept once, one that looks the same is found, one that was deleted comes back', async () => {
  const noise = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, at) => (at * 7919) % 251))
  const image = sharp(noise, { raw: { width: 96, height: 96, channels: 3 } })
  const bytes = await image.png().toBuffer()
  const before = kept().length
  const first = await add(admin, bytes)
  const again = await add(member, bytes, { alt_text: 'Noise' })
  expect(again).toMatchObject({ id: first.id, is_duplicate: true, alt_text: 'Noise' })
  expect(kept().length).toBe(before + 2)
  const other = await add(admin, await image.jpeg({ quality: 95 }).toBuffer())
  expect(other.similar_to).toEqual([first.id])
  // The same drawing in another colour is another picture.
  const red = await add(admin, await image.clone().tint({ r: 255, g: 0, b: 0 }).png().toBuffer())
  expect(red.similar_to).toEqual([])
  await admin.deleteAdMedia({ path: { pk: first.id } })
  expect(await refusalOf(admin.getAdMediaFile({ path: { pk: first.id } }))).toMatchObject([404, {}])
  expect(await add(admin, bytes)).toMatchObject({ id: first.id, is_duplicate: true })
  await admin.deleteAdMedia({ path: { pk: first.id } })
  expect(await admin.restoreAdMedia({ path: { pk: first.id } })).toMatchObject({ id: first.id })
  // Another team has its own.
  expect((await add(stranger, bytes, { team: 'halcyon' })).id).not.toBe(first.id)
})

test('a form brings its one file, and nothing beside it', async () => {
  const bytes = await picture(10).png().toBuffer()
  const { token } = await world.token('admin@meridian.example')
  const send = async (form: FormData) => {
    const request = new Request('http://localhost:4000/', { method: 'POST', body: form })
    return world.product.app.inject({
      method: 'POST',
      url: '/api/ad-media/?team=meridian&alt_text=Form',
      headers: {
        host: 'localhost:4000',
        authorization: `Token ${token}`,
        'content-type': request.headers.get('content-type')!,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const form = new FormData()
  form.append('file', blob(bytes), 'C:\\temp\\..\\form.png')
  const answer = await send(form)
  expect(answer.json()).toMatchObject({ name: 'form.png', alt_text: 'Form', kind: 'image' })
  form.append('file', blob(bytes), 'two.png')
  expect((await send(form)).statusCode).toBe(400)
  const field = new FormData()
  field.append('team', 'halcyon')
  expect((await send(field)).json()).toMatchObject({ file: {} })
})

test('a video is read by its index; its small picture comes from the browser; ranges are answered', async () => {
  const film = filmOf({ turned: true, content: Buffer.alloc(5_000, 1) })
  const added = await add(admin, film, { name: 'clip.mov' })
  expect(added).toMatchObject({ kind: 'video', width: 360, height: 640, duration_ms: 4_000, has_thumb: false })
  const thumbed = await admin.setAdMediaThumb({
    path: { pk: added.id },
    body: { file: blob(await picture(120).jpeg().toBuffer()) },
  })
  expect(thumbed.has_thumb).toBe(true)
  const { token } = await world.token('member@meridian.example')
  const headers = { host: 'localhost:4000', authorization: `Token ${token}` }
  const url = `/api/starling/ad-media/${added.id}/file/`
  const part = await world.product.app.inject({ url, headers: { ...headers, range: 'bytes=10-19' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${film.length}`])
  expect(part.rawPayload.equals(film.subarray(10, 20))).toBe(true)
  const whole = await world.product.app.inject({ url, headers })
  expect([whole.statusCode, whole.rawPayload.equals(film)]).toEqual([200, true])
  for (const range of [`bytes=${film.length}-`, 'bytes=99999999-', 'bytes=-0']) {
    const none = await world.product.app.inject({ url, headers: { ...headers, range } })
    expect([none.statusCode, none.headers['content-range']], range).toEqual([416, `bytes */${film.length}`])
  }
  const set = stranger.setAdMediaThumb({ path: { pk: added.id }, body: { file: blob(film) } })
  expect(await refusalOf(set)).toMatchObject([404, {}])
})

test('a large file comes in parts, goes on where it broke off, and is what was announced', async () => {
  const { createHash } = await import('node:crypto')
  const film = filmOf({ content: Buffer.alloc(6 * 1024 * 1024, 3), duration_ms: 9_000 })
  const sha256 = createHash('sha256').update(film).digest('hex')
  const before = kept().length
  const policy = await admin.createFilePolicy({
    body: { team: 'meridian', name: 'a/b.mp4', size: film.length, sha256 },
  })
  expect(policy).toMatchObject({ method: 'PUT', file: { name: 'b.mp4', received: 0, state: 'waiting' } })
  const part = policy.part_bytes!
  const put = (from: number, to: number, url = policy.url) =>
    world.product.app.inject({
      method: 'PUT',
      url: `${url}&offset=${from}`,
      headers: { host: 'localhost:4000', 'content-type': 'application/octet-stream' },
      payload: film.subarray(from, to),
    })
  expect((await put(0, part)).json()).toEqual({ received: part })
  // The same once more, as after a lost answer.
  expect((await put(0, part)).statusCode).toBe(400)
  expect((await put(part, part + 10, policy.url.replace(/signature=.{5}/, 'signature=AAAAA'))).statusCode).toBe(404)
  const path_ = { path: { pk: policy.file.id } }
  // A part that is too long is refused, and nothing of it is kept.
  const long = await world.product.app.inject({
    method: 'PUT',
    url: `${policy.url}&offset=${part}`,
    headers: { host: 'localhost:4000', 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(part + 1),
  })
  expect([long.statusCode, (await admin.getFile(path_)).received]).toEqual([400, part])
  for (const offset of ['0x400000', '4194304.0', '4.194304e6', '+4194304', '']) {
    const url = `${policy.url}&offset=${encodeURIComponent(offset)}`
    const headers = { host: 'localhost:4000', 'content-type': 'application/octet-stream' }
    const odd = await world.product.app.inject({ method: 'PUT', url, headers, payload: Buffer.alloc(1) })
    expect([odd.statusCode, Object.keys(odd.json())], offset).toEqual([400, ['offset']])
  }
  expect(await refusalOf(stranger.getFile(path_))).toMatchObject([404, {}])
  expect(await refusalOf(admin.completeFile({ body: { file: policy.file.id } }))).toMatchObject([400, {}])
  expect(await member.getFile(path_)).toMatchObject({ received: part })
  const again = await admin.renewFilePolicy(path_)
  expect(again.file.received).toBe(part)
  expect((await put(part, film.length, again.url)).json()).toEqual({ received: film.length })
  expect((await put(film.length, film.length + 1, again.url)).json()).toEqual({ received: film.length })
  expect(await admin.completeFile({ body: { file: policy.file.id } })).toMatchObject({ state: 'whole', sha256 })
  const added = await admin.createAdMedia({ query: { team: 'meridian', file: policy.file.id, alt_text: 'Film' } })
  expect(added).toMatchObject({ kind: 'video', name: 'b.mp4', sha256, size: film.length })
  expect(kept().length).toBe(before + 1)
  expect(await refusalOf(admin.getFile(path_))).toMatchObject([404, {}])
})

test('a team has so many files on their way and no more, however many are announced at once', async () => {
  const body = { team: 'halcyon', name: 'a.mp4', size: 100 }
  const asked = await Promise.all(Array.from({ length: 60 }, () => refusalOf(stranger.createFilePolicy({ body }))))
  const refused = asked.filter((one) => one !== null)
  expect(refused).toHaveLength(10)
  expect(refused[0]).toEqual([
    400,
    { non_field_errors: ['50 files of your team were begun and have not arrived. Send those first, or wait a day.'] },
  ])
})

test('what nothing was made of is swept away, and bytes without a row as well', async () => {
  const { file } = await admin.createFilePolicy({ body: { team: 'meridian', name: 'late.mp4', size: 100 } })
  const day = 25 * 60 * 60_000
  world.clock.advance(day)
  await world.product.store.change('operator', async (change) => {
    await change.enqueue('sweep_files', {})
    await change.audit('test.swept')
  })
  await world.settle()
  expect((await world.rows('files')).some(({ id }) => id === file.id)).toBe(false)
})

test('what is no picture or film is refused in the words of who asks', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await refusalOf(add(admin, svg, { name: 'a.png' }))).toMatchObject([
    400,
    { file: [expect.stringContaining('JPEG')] },
  ])
  expect(await refusalOf(admin.createAdMedia({ query: { team: 'meridian' } }))).toMatchObject([400, {}])
  expect(await refusalOf(add(stranger, await picture(5).png().toBuffer()))).toMatchObject([404, {}])
})
