import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { S3_KEYS, startS3 } from '../../test-kit/media/s3.ts'
import { readConfig } from '../floor/index.ts'
import { Files } from './files.ts'
import { S3 } from './s3.ts'
import { signedHeaders } from './s3-signature.ts'

let store: Awaited<ReturnType<typeof startS3>>
let home: string
let files: Files
beforeAll(async () => {
  store = await startS3()
  home = await mkdtemp(path.join(tmpdir(), 'starling-s3-'))
  files = new Files(
    readConfig({
      DATA_DIR: home,
      FILES_S3_URL: store.url,
      FILES_S3_BUCKET: S3_KEYS.bucket,
      FILES_S3_REGION: S3_KEYS.region,
      FILES_S3_KEY_ID: S3_KEYS.key_id,
      FILES_S3_SECRET: S3_KEYS.secret,
    }),
  )
})
afterAll(async () => {
  await store.stop()
  await rm(home, { recursive: true })
})

const ID = '0198c0de-0000-7000-8000-0000000000ab'
const textOf = async (range?: { from: number; to: number }) =>
  Buffer.concat(await Array.fromAsync(files.bytes.read(ID, range))).toString()

test('bytes are put, read in whole and in part, listed and removed', async () => {
  expect(await files.bytes.size(ID)).toBeUndefined()
  await files.bytes.put(ID, Buffer.from('a picture'))
  expect([await files.bytes.size(ID), await textOf(), await textOf({ from: 2, to: 4 })]).toEqual([
    9,
    'a picture',
    'pic',
  ])
  async function* film() {
    yield Buffer.from('ab')
    yield Buffer.from('c'.repeat(1_000))
  }
  await files.staged(
    film(),
    () => 10_000,
    ({ path: from }) => files.bytes.move(ID, from),
  )
  expect(await files.bytes.size(ID)).toBe(1_002)
  expect(await readdir(path.join(home, 'files/incoming'))).toEqual([])
  expect(await Array.fromAsync(files.bytes.list(new Date()))).toEqual([ID])
  await files.bytes.remove(ID)
  expect(await files.bytes.size(ID)).toBeUndefined()
})

test('a browser may send exactly the file that was announced', async () => {
  const { url, fields } = files.bytes.formFor!(ID, 5, new Date())
  const send = async (bytes: string, patch: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...patch })) form.append(name, value)
    form.append('file', new Blob([bytes]))
    return (await fetch(url, { method: 'POST', body: form })).status
  }
  expect(await send('hello')).toBe(201)
  expect(await textOf()).toBe('hello')
  expect(await send('too long')).toBe(400)
  expect(await send('hello', { key: 'files/another' })).toBe(403)
  expect(await send('hello', { policy: Buffer.from('{"conditions":[]}').toString('base64') })).toBe(403)
})

test('who has other keys is told nothing', async () => {
  const other = new S3({ url: store.url, ...S3_KEYS, secret: 'a guess' })
  await expect(other.size(ID)).rejects.toMatchObject({ code: 'upstream_down' })
})

test('the signature is the one that its description has as its example', () => {
  const place = {
    ...{ url: 'https://examplebucket.s3.amazonaws.com', bucket: '', region: 'us-east-1' },
    ...{ key_id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  }
  const { authorization } = signedHeaders(
    place,
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    new Date('2013-05-24T00:00:00Z'),
  )
  expect(authorization).toContain('Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})
