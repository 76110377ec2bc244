import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WEB = path.join(ROOT, 'apps/web')
/** Where the product finds its page while there is no build. */
export const DEV_PAGES = path.join(ROOT, 'node_modules/.cache/dev-pages')

/** Modules as they are on disk, changed in the open page when they change there. `__NONCE__` is the product's to fill. */
export async function servePages(server: Server): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: path.join(WEB, 'vite.config.ts'),
    configLoader: 'native',
    mode: 'test',
    appType: 'custom',
    logLevel: 'warn',
    html: { cspNonce: '__NONCE__' },
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
  })
  await mkdir(path.join(DEV_PAGES, 'assets'), { recursive: true })
  const page = await readFile(path.join(WEB, 'index.html'), 'utf8')
  await writeFile(path.join(DEV_PAGES, 'index.html'), await vite.transformIndexHtml('/index.html', page))
  return vite
}
