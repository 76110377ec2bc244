import { useText } from '@starling/text'
import { Button, EmptyState, Field, Select, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedState } from '../errors/index.ts'
import { askToSignIn } from '../floor/index.ts'
import { useMe } from '../session/index.ts'
import { type SavedFilter, savedSearchesOptions, useMonitors } from './queries.ts'
import { SavedRow } from './SavedRow.tsx'
import { type KeptQuestion, SAVED_TYPES } from './saved-types.ts'

type Props = { onPick: (kept: KeptQuestion) => void }

/** What a person saved, with what is found in it week by week. */
export function SavedSearches({ onPick }: Props) {
  const { t } = useText()
  const { me, pending } = useMe()
  if (pending) return <Awaited />
  if (me) return <Mine onPick={onPick} />
  return (
    <EmptyState
      level={3}
      title={t('Saved audiences')}
      reason={t('Sign in to save an audience.')}
      action={<Button onClick={() => askToSignIn(t('Sign in to save an audience.'))}>{t('Sign in')}</Button>}
    />
  )
}

function Mine({ onPick }: Props) {
  const { t } = useText()
  const [filter, setFilter] = useState<SavedFilter>('all') // spec 3
  const { data, error, refetch } = useQuery(savedSearchesOptions(filter))
  const monitors = useMonitors()
  const types = Object.entries(SAVED_TYPES) as [
    keyof typeof SAVED_TYPES,
    (typeof SAVED_TYPES)[keyof typeof SAVED_TYPES],
  ][]
  return (
    <div className="grid gap-2">
      <Field label={t('Kind of analysis')}>
        {(control) => (
          <Select
            {...control}
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value as SavedFilter)}
          >
            <option value="all">{t('All kinds')}</option>
            {types.map(([type, name]) => (
              <option key={type} value={type}>
                {t(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error && !data ? (
        <FailedState error={error} retry={refetch} />
      ) : !data ? (
        <Awaited />
      ) : data.length === 0 ? (
        <EmptyState
          level={3}
          title={t('Nothing saved yet')}
          reason={
            filter === 'all'
              ? t('Ask a question and press “Save audience”. It is kept here, and can be monitored every week.')
              : t('No audience of this kind was saved.')
          }
        />
      ) : (
        <ul aria-label={t('Saved audiences')} className="divide-y divide-line">
          {data.map((search) => (
            <SavedRow
              key={search.id}
              search={search}
              monitor={monitors.data?.find(({ id }) => id === search.monitor?.id)}
              onPick={onPick}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Awaited() {
  return (
    <SkeletonGroup className="grid gap-4 py-2">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  )
}
