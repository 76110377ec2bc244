import { ACT_KINDS, type AuditFilter } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Field, Input, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { personName } from '../session/index.ts'
import { membersOptions } from '../teams/index.ts'

type Props = { team_id: string; filter: AuditFilter; onChange: (filter: AuditFilter) => void }

/** What the log is narrowed to; it stands in the address, so that it can be sent to someone. */
export function AuditFilters({ team_id, filter, onChange }: Props) {
  const { t } = useText()
  const { data: members = [] } = useQuery(membersOptions(team_id))
  const change = (field: keyof AuditFilter) => (event: { currentTarget: { value: string } }) => {
    const { [field]: _, ...others } = filter
    const { value } = event.currentTarget
    onChange(value ? { ...others, [field]: value } : others)
  }
  // Whoever has left is in no list of members; their acts are still narrowed to by the address.
  const hasLeft = filter.person && !members.some(({ user }) => user.id === filter.person)
  return (
    <search aria-label={t('Filter the log')} className="flex flex-wrap items-end gap-3">
      <Field label={t('Person')} className="grow basis-full sm:min-w-48 sm:grow-0 sm:basis-48">
        {(control) => (
          <Select {...control} value={filter.person ?? ''} onChange={change('person')}>
            <option value="">{t('Everyone')}</option>
            {hasLeft && <option value={filter.person}>{t('A former member')}</option>}
            {members.map(({ user }) => (
              <option key={user.id} value={user.id}>
                {personName(user)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Type of action')} className="grow basis-full sm:min-w-48 sm:grow-0 sm:basis-48">
        {(control) => (
          <Select {...control} value={filter.kind ?? ''} onChange={change('kind')}>
            <option value="">{t('All kinds')}</option>
            {Object.entries(ACT_KINDS).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {t(words)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('First day')} className="grow basis-32 sm:grow-0">
        {(control) => <Input {...control} type="date" value={filter.since ?? ''} onChange={change('since')} />}
      </Field>
      <Field label={t('Last day')} className="grow basis-32 sm:grow-0">
        {(control) => <Input {...control} type="date" value={filter.until ?? ''} onChange={change('until')} />}
      </Field>
      {Object.keys(filter).length > 0 && (
        <Button variant="ghost" onClick={() => onChange({})}>
          {t('Show everything')}
        </Button>
      )}
    </search>
  )
}
