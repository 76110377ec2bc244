import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { manifestOf } from '@starling/contract'
import { World } from '@starling/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EXTENSION_FILE } from './extension-file.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
let world: World
beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'))
  mkdirSync(path.join(dist, 'extension/popup'), { recursive: true })
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html>')
  writeFileSync(path.join(dist, 'extension/background.js'), 'void 0')
  writeFileSync(path.join(dist, 'extension/popup/popup.js'), 'void 1')
  world = await World.create(inject('postgres'), { WEB_DIST: dist, ADS_PAGE_URL: 'https://ads.example/' })
})
afterAll(async () => {
  await world.stop()
  rmSync(dist, { recursive: true, force: true })
})

const SITES = ['http://localhost:4000', 'http://pro.localhost:4000', 'http://premium.localhost:4000']

test.each(SITES)('%s gives out the extension, made for its own hosts', async (site) => {
  const ask = () => world.product.app.inject({ url: EXTENSION_FILE, headers: { host: new URL(site).host } })
  const answer = await ask()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toBe('attachment; filename="starling-extension.zip"')
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toEqual(['background.js', 'manifest.json', 'popup/popup.js'])
  const manifest = manifestOf({ home: SITES[1]!, sites: SITES, ads_page: 'https://ads.example/' })
  expect(JSON.parse(strFromU8(files['manifest.json']!))).toEqual(JSON.parse(JSON.stringify(manifest)))
  expect((await ask()).rawPayload.equals(answer.rawPayload)).toBe(true)
})
