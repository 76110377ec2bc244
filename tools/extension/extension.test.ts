import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extensionFiles, packExtension } from '@starling/server'
import { expect, test } from 'vitest'
import { buildExtension } from './build.ts'

const places = { home: 'https://starling.example', sites: ['https://starling.example'], ads_page: 'https://ads.x.com/' }

async function packed(): Promise<{ names: string[]; hash: string; files: Map<string, Uint8Array> }> {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'))
  try {
    await buildExtension(folder)
    const files = extensionFiles(folder, places)
    const hash = createHash('sha256').update(packExtension(files)).digest('hex')
    return { names: [...files.keys()], hash, files }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('built and packed twice, in two places and two time zones, it is the same to the last byte', async () => {
  const { TZ } = process.env
  const one = await packed()
  process.env.TZ = 'Pacific/Kiritimati'
  const other = await packed()
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
  expect(other.hash).toBe(one.hash)
  expect(one.names).toEqual(one.names.toSorted())
  for (const name of ['manifest.json', 'background.js', 'ads.js', 'product.js', 'popup.html', 'icons/128.png']) {
    expect(one.names).toContain(name)
  }
  expect(one.names).toContain('_locales/ja/messages.json')
  // What runs beside pages of others is small, and has no word of the product's calls.
  for (const name of ['ads.js', 'product.js']) {
    const text = new TextDecoder().decode(one.files.get(name))
    expect(text.length).toBeLessThan(20_000)
    expect(text).not.toContain('/api/')
    expect(text).not.toContain('storage')
  }
}, 120_000)
