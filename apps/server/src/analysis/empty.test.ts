import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

test('before anything was read in, questions are understood and sections say that it is too early', async () => {
  const member = await world.as('member@meridian.example')
  const question = { query_type: 'handle', handle: '@Somebody' } as const
  expect(await member.analyzeQuestion({ body: { question } })).toMatchObject({
    missing: { handles: ['somebody'] },
    account: null,
    corpus: { accounts: 0, as_of: null },
  })
  const { sections } = await member.explorePeople({ body: { question } })
  expect(sections.map((one) => 'error' in one && one.error.code)).toEqual(Array(3).fill('unavailable'))
  await expect(member.getTimeline({ query: { handle: 'somebody' } })).rejects.toMatchObject({ status: 503 })
})

test('a picture of the sandbox is drawn anew', async () => {
  const stranger = world.browser('pro.localhost:4000')
  const { blob } = await stranger.getPicture({ query: { url: '/media/avatars/12.svg' } })
  expect(new Uint8Array(await blob.arrayBuffer()).slice(1, 4)).toEqual(new Uint8Array(Buffer.from('PNG')))
  const answer = await world.product.app.inject({
    url: `/api/external/image-downloader/download_image_unique_name/?url=${encodeURIComponent(`${world.sandbox.url}/media/avatars/12.svg`)}`,
    headers: { authorization: `Token ${world.product.secrets.pro_client_id}` },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^inline/),
  })
  await expect(stranger.getPicture({ query: { url: 'https://example.com/a.png' } })).rejects.toMatchObject({
    status: 400,
  })
})
