import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What must be there after a restart, by room and key. A write is on disk when the call returns, a killed process included. */
export type State = {
  get(room: string, key: string): Json | undefined
  set(room: string, key: string, value: Json): void
  /** False when somebody else took it first: for things that may be used once. */
  take(room: string, key: string): boolean
  delete(room: string, key: string): boolean
  entries(room: string): [string, Json][]
  secret: string
  close(): void
}

export function openState(dir: string): State {
  mkdirSync(dir, { recursive: true })
  const database = new DatabaseSync(join(dir, 'state.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
  database.exec(
    'CREATE TABLE IF NOT EXISTS state (room TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (room, key)) WITHOUT ROWID',
  )
  const read = database.prepare('SELECT value FROM state WHERE room = ? AND key = ?')
  const write = database.prepare('INSERT OR REPLACE INTO state VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM state WHERE room = ? AND key = ?')
  const list = database.prepare('SELECT key, value FROM state WHERE room = ? ORDER BY key')
  const add = database.prepare('INSERT OR IGNORE INTO state VALUES (?, ?, ?)')
  const state: State = {
    get: (room, key) => {
      const row = read.get(room, key)
      return row && (JSON.parse(String(row.value)) as Json)
    },
    set: (room, key, value) => void write.run(room, key, JSON.stringify(value)),
    take: (room, key) => remove.run(room, key).changes === 1,
    delete: (room, key) => remove.run(room, key).changes === 1,
    entries: (room) => list.all(room).map(({ key, value }) => [String(key), JSON.parse(String(value)) as Json]),
    secret: '',
    close: () => database.close(),
  }
  add.run('sandbox', 'secret', JSON.stringify(randomBytes(32).toString('hex')))
  return { ...state, secret: String(state.get('sandbox', 'secret')) }
}
