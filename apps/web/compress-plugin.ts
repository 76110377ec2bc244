import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

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
    closeBundle: () => {
      if (watching) return
      for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
        const path = join(folder, name)
        const content = readFileSync(path)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
