import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hostileFiles, PAYLOAD } from '../../test-kit/media/hostile.ts'

const COUNT = process.env.ENDURE === 'full' ? 3_000 : 93
const SEED = Number(process.env.SEED ?? 20261118)
/** A picture of 25 million pixels takes about 100 MB while it is drawn, and there is one at a time. */
const MOST_MORE_BYTES = 600 * 1024 * 1024
const PLAIN_NAME = /^[^/\\\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const dir = () => path.resolve(world.product.config.DATA_DIR, 'files')
const kept = () =>
  existsSync(dir()) ? readdirSync(dir(), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()) : []

test(
  `${COUNT} hostile files are refused or made harmless, and leave nothing behind (SEED=${SEED})`,
  async () => {
    const { token } = await world.token('admin@meridian.example')
    const headers = { host: 'localhost:4000', authorization: `Token ${token}` }
    const ask = (url: string) => world.product.app.inject({ url, headers })
    const outcomes = new Map<string, { refused: number; taken: number }>()
    const [before, more] = [process.memoryUsage().rss, { bytes: 0 }]
    for await (const { family, name, bytes } of hostileFiles(COUNT, SEED)) {
      const answer = await world.product.app.inject({
        method: 'POST',
        url: `/api/ad-media/?${new URLSearchParams({ team: 'meridian', name })}`,
        headers: { ...headers, 'content-type': 'image/png' },
        payload: bytes,
      })
      expect([200, 400], `${family}: ${answer.body}`).toContain(answer.statusCode)
      const isTaken = answer.statusCode === 200
      const counted = outcomes.get(family) ?? { refused: 0, taken: 0 }
      outcomes.set(family, { refused: counted.refused + +!isTaken, taken: counted.taken + +isTaken })
      more.bytes = Math.max(more.bytes, process.memoryUsage().rss - before)
      if (!isTaken) continue
      const { id, kind, type, name: called } = answer.json()
      expect(called, family).toMatch(PLAIN_NAME)
      const file = await ask(`/api/starling/ad-media/${id}/file/`)
      expect(file.headers).toMatchObject({
        ...{ 'content-type': type, 'x-content-type-options': 'nosniff' },
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      expect(type).toMatch(kind === 'video' ? /^video\// : /^image\/(jpeg|png|webp|gif)$/)
      if (kind !== 'video') expect(file.rawPayload.includes(PAYLOAD.slice(0, 20)), family).toBe(false)
    }
    console.log(`at most ${Math.round(more.bytes / 1024 / 1024)} MB more memory`, Object.fromEntries(outcomes))
    expect(more.bytes).toBeLessThan(MOST_MORE_BYTES)
    const rows = await world.rows('files')
    expect(
      kept()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(rows.map(({ id }) => id).toSorted())
    // These have nothing in them that could be shown.
    const never = [
      'svg',
      'other_type',
      'picture_in_film_box',
      'empty',
      'png_bomb',
      'jpeg_sides',
      'gif_sides',
      'gif_frames',
    ]
    const films = ['film_behind', 'film_codec', 'film_sound', 'film_length', 'film_elsewhere', 'film_deep', 'film_size']
    for (const family of [...never, ...films, 'cut_film', 'film_index', 'film_boxes', 'too_large', 'webp_sides']) {
      expect(outcomes.get(family)?.taken, family).toBe(0)
    }
  },
  20 * 60_000,
)
