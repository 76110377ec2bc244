import { watch } from 'node:fs'

/** What the server is made of; pages are changed in place. */
const FOLDERS = [
  'apps/server/src',
  ...['catalog', 'text', 'question', 'sections', 'contract', 'enrich', 'engine', 'store', 'outside', 'world'].map(
    (name) => `packages/${name}/src`,
  ),
]
const QUIET_MS = 200

/** An editor writes several files at once: the change is told when it has been quiet for a moment. */
export function watchCode(root: string, onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = FOLDERS.map((folder) =>
    watch(`${root}/${folder}`, { recursive: true }, (_, name) => {
      if (!name || !/\.(ts|sql|tsv|json)$/.test(name) || /\.test\.ts$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => onChange(`${folder}/${name}`), QUIET_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
