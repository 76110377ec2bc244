import type { ActKind, AuditEntry, AuditFilter } from '@starling/contract/browser'
import { ACT_KINDS } from '@starling/contract/browser'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const AT_ONCE = 50
type LogPage = { entries: AuditEntry[]; next: string | null }

/** The log of a team, a page at a time, the newest first. */
export const auditOptions = (team_id: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', team_id, filter],
    queryFn: async ({ signal, pageParam }): Promise<LogPage> => {
      let next: string | null = null
      const onNext = (cursor: string | null) => {
        next = cursor
      }
      const query = { ...filter, limit: AT_ONCE, ...(pageParam && { cursor: pageParam }) }
      const entries = await api.listAuditEntries({ path: { team_id }, query }, { signal, onNext })
      return { entries, next }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

const isKind = (text: string): text is ActKind => Object.hasOwn(ACT_KINDS, text)
const PERSON = /^[0-9a-f-]{36}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the address says. What is none of it is left out, as an address can be written by anyone. */
export function filterIn(search: URLSearchParams): AuditFilter {
  const [person = '', kind = '', since = '', until = ''] = FIELDS.map((name) => search.get(name) ?? '')
  return {
    ...(PERSON.test(person) && { person }),
    ...(isKind(kind) && { kind }),
    ...(isDay(since) && { since }),
    ...(isDay(until) && { until }),
  }
}
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))
export const FIELDS = ['person', 'kind', 'since', 'until'] as const
