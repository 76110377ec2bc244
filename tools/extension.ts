import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { extensionFiles, extensionPlaces, packExtension, readConfig } from '@starling/server'
import { buildExtension } from './extension/build.ts'

// `npm run extension`: the extension for the places that the environment names (PUBLIC_URL, HOSTS_PRO, HOSTS_PREMIUM,
// ADS_PAGE_URL), as a folder to load unpacked and as a zip. Without any it is the one of `npm start`.
const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'apps/extension/dist')
const SANDBOX_ADS = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4100}/ads`

const places = extensionPlaces(readConfig({ ADS_PAGE_URL: SANDBOX_ADS, ...process.env }))
await buildExtension(join(dist, 'built'))
const files = extensionFiles(join(dist, 'built'), places)
const unpacked = join(dist, 'unpacked')
rmSync(unpacked, { recursive: true, force: true })
for (const [name, content] of files) {
  mkdirSync(dirname(join(unpacked, name)), { recursive: true })
  writeFileSync(join(unpacked, name), content)
}
const zip = packExtension(files)
const file = join(dist, 'starling-extension.zip')
writeFileSync(file, zip)
console.log(`extension: ${relative(root, file)}, ${files.size} files, ${zip.length} bytes`)
console.log(`sha256 ${createHash('sha256').update(zip).digest('hex')}`)
console.log(`for ${places.sites.join(', ')} and the form at ${places.ads_page}`)
