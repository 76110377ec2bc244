import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type Row = { id: string }

/** One change: kind, owner, id, and the row or null when it is gone. */
type Entry = [kind: string, owner: string, id: string, row: Row | null]

export type Records = {
  get<T extends Row>(kind: string, id: string): T | undefined
  /** Rows of one owner, oldest first. */
  list<T extends Row>(kind: string, owner: string): T[]
  all<T extends Row>(kind: string): T[]
  put<T extends Row>(kind: string, owner: string, row: T): void
  drop(kind: string, id: string): void
  /** All writes inside become one line of the journal, or none of them happens. */
  change<T>(work: () => T): T
  /** Counts on for ever, so that an id is never given twice. */
  next(): number
  close(): void
}

type Kind = { rows: Map<string, { owner: string; row: Row }>; owners: Map<string, Set<string>> }

const SPARE_LINES = 2_000

/** Rows in memory, and every change of them as a line on disk before the caller hears that it is done. */
export function openRecords(file: string): Records {
  mkdirSync(dirname(file), { recursive: true })
  const kinds = new Map<string, Kind>()
  let serial = 0
  let pending: Entry[] | null = null
  let undo: (() => void)[] = []

  function kindOf(name: string): Kind {
    let kind = kinds.get(name)
    if (!kind) {
      kind = { rows: new Map(), owners: new Map() }
      kinds.set(name, kind)
    }
    return kind
  }

  function set(name: string, owner: string, id: string, row: Row | null) {
    const { rows, owners } = kindOf(name)
    if (row === null) {
      rows.delete(id)
      owners.get(owner)?.delete(id)
      return
    }
    rows.set(id, { owner, row })
    const ids = owners.get(owner) ?? new Set()
    ids.add(id)
    owners.set(owner, ids)
  }

  function apply([name, owner, id, row]: Entry) {
    if (name === 'serial') serial = Number(id)
    else set(name, owner, id, row)
  }

  restore(file, apply, () => snapshot(kinds, serial))
  const handle = openSync(file, 'a')

  function write(entry: Entry) {
    if (!pending) throw new Error('Records are written inside change()')
    const [name, owner, id] = entry
    const before = kindOf(name).rows.get(id)
    undo.push(() => set(name, before?.owner ?? owner, id, before?.row ?? null))
    pending.push(entry)
    apply(entry)
  }

  const records: Records = {
    get: <T extends Row>(name: string, id: string) => kindOf(name).rows.get(id)?.row as T | undefined,
    list: <T extends Row>(name: string, owner: string) => {
      const { rows, owners } = kindOf(name)
      return [...(owners.get(owner) ?? [])].map((id) => rows.get(id)!.row as T)
    },
    all: <T extends Row>(name: string) => [...kindOf(name).rows.values()].map(({ row }) => row as T),
    put: (name, owner, row) => write([name, owner, row.id, row]),
    drop: (name, id) => {
      const held = kindOf(name).rows.get(id)
      if (held) write([name, held.owner, id, null])
    },
    change(work) {
      if (pending) return work()
      pending = []
      undo = []
      const before = serial
      try {
        const answer = work()
        if (serial !== before) pending.push(['serial', '', String(serial), null])
        if (pending.length > 0) writeSync(handle, `${JSON.stringify(pending)}\n`)
        return answer
      } catch (error) {
        for (const back of undo.reverse()) back()
        throw error
      } finally {
        pending = null
      }
    },
    next() {
      if (!pending) throw new Error('Ids are taken inside change()')
      return ++serial
    },
    close: () => closeSync(handle),
  }
  return records
}

function* snapshot(kinds: Map<string, Kind>, serial: number): Generator<Entry> {
  yield ['serial', '', String(serial), null]
  for (const [name, { rows }] of kinds) for (const [id, { owner, row }] of rows) yield [name, owner, id, row]
}

/** A process killed while writing leaves half a line, of a change that nobody was told of. */
function restore(file: string, apply: (entry: Entry) => void, rows: () => Iterable<Entry>) {
  if (!existsSync(file)) return
  const content = readFileSync(file, 'utf8')
  const whole = content.slice(0, content.lastIndexOf('\n') + 1)
  const lines = whole.split('\n').slice(0, -1)
  for (const line of lines) for (const entry of JSON.parse(line) as Entry[]) apply(entry)
  if (whole === content && lines.length < SPARE_LINES) return
  writeFileSync(`${file}.new`, [...rows()].map((entry) => `${JSON.stringify([entry])}\n`).join(''))
  renameSync(`${file}.new`, file)
}
