import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside each text file. index.html is left out: the server fills it in for every answer. */
export function compress(): Plugin {
  let folder = ''
  let watching = false
  return {
    name: 'starling:compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(build.outDir.startsWith('/') ? '' : root, build.outDir)
      watching = build.watch !== null
    },
    closeBundle: async () => {
      if (watching) return
      await Promise.all(
        globSync('**/*.{js,css,svg,json}', { cwd: folder }).map((name) => compressed(join(folder, name))),
      )
    },
  }
}

async function compressed(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
