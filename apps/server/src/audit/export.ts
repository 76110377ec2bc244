import { type AuditEntry, type AuditFilter, type FileAnswer, shownAct } from '@starling/contract'
import { pageLog, type Store } from '@starling/store'
import { fullName, type Say, say } from '@starling/text/both'
import type { Input, TeamContext } from '../floor/index.ts'
import { BYTE_ORDER_MARK, csvLine } from '../sheets/index.ts'
import { entryAnswer, logFilter } from './entries.ts'

/** Changes when a program that reads the file would have to. */
const VERSION = 1
const AT_ONCE = 500
const COLUMNS = ['happened_at', 'who', 'email', 'by', 'action', 'what', 'subject', 'detail', 'address', 'device']

/** All that fits the filter, however much that is: read and sent a page at a time. */
export async function exportAudit({ query }: Input<'exportAudit'>, context: TeamContext): Promise<FileAnswer> {
  const { format, ...filter } = query
  const { change, store, team, now, language } = context
  await change(({ audit }) => audit('audit.exported', { team_id: team.id, detail: { format } }))
  const entries = entriesOf(store, team.id, filter)
  const name = `starling-audit-${team.slug}-${now.toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', bytes: inBytes(asCsv(entries, say(language))) }
  const about = { format: 'starling.audit', version: VERSION, exported_at: now, team: team.slug, filter }
  return { name, type: 'application/json; charset=utf-8', bytes: inBytes(asJson(entries, about)) }
}

async function* entriesOf(store: Store, team_id: string, filter: AuditFilter): AsyncGenerator<AuditEntry[], void> {
  let cursor: string | undefined
  do {
    const { rows, next } = await pageLog(store, team_id, logFilter(filter), { limit: AT_ONCE, cursor })
    yield rows.map(entryAnswer)
    cursor = next ?? undefined
  } while (cursor)
}

async function* asCsv(pages: AsyncIterable<AuditEntry[]>, { t }: Say): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS)
  for await (const entries of pages) {
    yield entries
      .map(({ happened_at, person, by, action, subject, detail, address, device }) => {
        const who = person && fullName(person)
        const shown = shownAct(action)
        const what = shown ? t(shown.words) : action
        const more = Object.keys(detail).length > 0 ? JSON.stringify(detail) : null
        return csvLine([happened_at, who, person?.email ?? null, by, action, what, subject, more, address, device])
      })
      .join('')
  }
}

async function* asJson(pages: AsyncIterable<AuditEntry[]>, about: object): AsyncGenerator<string, void> {
  yield `${JSON.stringify(about).slice(0, -1)},"entries":[`
  let between = ''
  for await (const entries of pages) {
    for (const entry of entries) {
      yield between + JSON.stringify(entry)
      between = ',\n'
    }
  }
  yield ']}\n'
}

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  for await (const text of texts) yield Buffer.from(text)
}
