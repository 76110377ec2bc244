import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ExtensionPlaces, manifestOf } from '@starling/contract'
import type { FastifyInstance } from 'fastify'
import { type Zippable, zipSync } from 'fflate'
import { type Config, origins } from './floor/index.ts'

/** Where every site gives out the extension. */
export const EXTENSION_FILE = '/starling-extension.zip'

export const extensionPlaces = (config: Config): ExtensionPlaces => ({
  home: origins(config).pro,
  sites: [...new Set(Object.values(origins(config)))],
  ads_page: config.ADS_PAGE_URL,
})

/** Its files, made for these places. */
export function extensionFiles(folder: string, places: ExtensionPlaces): Map<string, Uint8Array> {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  const manifest = new TextEncoder().encode(`${JSON.stringify(manifestOf(places), null, 2)}\n`)
  const files = new Map(names.map((name): [string, Uint8Array] => [name, readFileSync(path.join(folder, name))]))
  files.set('manifest.json', manifest)
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The same bytes for the same files, whenever and wherever it is packed. */
export function packExtension(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  // A zip has no time zone: this is written as the first of January 1980 everywhere.
  const mtime = new Date(1980, 0, 1)
  const entries: Zippable = {}
  for (const [name, content] of files) entries[name] = [content, { level: 9, mtime }]
  return zipSync(entries)
}

/** Made of what the build left beside the pages, for the places of this installation. */
export function serveExtension(app: FastifyInstance, config: Config, dist: string): void {
  const folder = path.join(dist, 'extension')
  if (!existsSync(folder)) return
  let packed: Uint8Array | undefined
  app.get(EXTENSION_FILE, (_, reply) => {
    packed ??= packExtension(extensionFiles(folder, extensionPlaces(config)))
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="starling-extension.zip"')
      .header('cache-control', 'public, max-age=3600')
      .send(Buffer.from(packed))
  })
}
