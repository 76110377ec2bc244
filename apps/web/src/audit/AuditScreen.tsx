import type { AuditFilter } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, EmptyState } from '@starling/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Lock } from 'lucide-react'
import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { refused } from '../errors/index.ts'
import { api, saveFile } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { membershipOf, useMe } from '../session/index.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { auditOptions, filterIn } from './queries.ts'

/** What was done in a team, for its admins. What is shown stands in the address. */
export function AuditScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const { me } = useMe()
  const membership = me ? membershipOf(me, teamId) : undefined
  const [search, setSearch] = useSearchParams()
  const filter = filterIn(search)
  if (!membership) return null
  const isAdmin = membership.level === 'admin'
  return (
    <div className="mx-auto grid w-full max-w-320 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-strong text-28">{t('Audit log')}</h1>
          <p className="text-muted">
            {t('What was done in {{team}} and by its members. Only admins can read it.', {
              team: membership.team.name,
            })}
          </p>
        </div>
        {isAdmin && (
          <div className="flex flex-wrap gap-2">
            <ExportButton team_id={teamId} filter={filter} format="csv" />
            <ExportButton team_id={teamId} filter={filter} format="json" />
          </div>
        )}
      </header>
      {isAdmin ? <Log team_id={teamId} filter={filter} onFilter={setSearch} /> : <NotForMembers />}
    </div>
  )
}

function NotForMembers() {
  const { t } = useText()
  return (
    <p className="flex items-center gap-2 text-muted">
      <Lock size={16} strokeWidth={1.5} aria-hidden />
      {t('Only admins of the team can read its audit log.')}
    </p>
  )
}

type LogProps = { team_id: string; filter: AuditFilter; onFilter: (search: Record<string, string>) => void }
function Log({ team_id, filter, onFilter }: LogProps) {
  const { t } = useText()
  const log = useInfiniteQuery(auditOptions(team_id, filter))
  const narrow = useCallback((wanted: AuditFilter) => onFilter(wanted as Record<string, string>), [onFilter])
  const onPerson = useCallback((person: string) => onFilter({ person }), [onFilter])
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      <AuditFilters team_id={team_id} filter={filter} onChange={narrow} />
      <Await query={log} name={JSON.stringify(filter)} height="h-96">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries)
          if (entries.length === 0) {
            return (
              <EmptyState
                className="rounded-card border border-line border-dashed"
                title={isNarrowed ? t('No matching entries') : t('Nothing has been recorded yet')}
                reason={
                  isNarrowed
                    ? t('Nothing of this type was recorded in this period.')
                    : t('Everything done in this team from now on appears here.')
                }
                {...(isNarrowed && { action: <Button onClick={() => narrow({})}>{t('Show everything')}</Button> })}
              />
            )
          }
          return (
            <AuditTable
              entries={entries}
              busy={log.isFetchingNextPage}
              onMore={log.hasNextPage ? () => log.fetchNextPage() : undefined}
              onPerson={onPerson}
            />
          )
        }}
      </Await>
    </>
  )
}

type Exporting = { team_id: string; filter: AuditFilter; format: 'csv' | 'json' }
/** All that fits, and not only what is shown. */
function ExportButton({ team_id, filter, format }: Exporting) {
  const { t } = useText()
  const take = () =>
    api
      .exportAudit({ path: { team_id }, query: { ...filter, format } })
      .then(({ blob, name }) => saveFile(blob, name), refused)
  return (
    <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />} onClick={take}>
      {format === 'csv' ? t('Export as CSV') : t('Export as JSON')}
    </Button>
  )
}
