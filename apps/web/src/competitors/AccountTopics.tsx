import { useText } from '@starling/text'
import { Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Await } from '../panels/index.ts'
import { StatPanels } from '../sections/index.ts'
import { accountTopicsOptions } from './queries.ts'

/** What one of the accounts writes about, and what its followers care for. */
export function AccountTopics({ handles }: { handles: readonly string[] }) {
  const { t } = useText()
  const [picked, setPicked] = useState<string | null>(null)
  const handle = picked !== null && handles.includes(picked) ? picked : handles[0]!
  const query = useQuery(accountTopicsOptions(handle))
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={t('What they write about')}>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="font-strong text-20">{t('What they write about')}</h2>
        <Field label={t('Account')} className="w-full sm:w-64">
          {(control) => (
            <Select {...control} value={handle} onChange={({ currentTarget }) => setPicked(currentTarget.value)}>
              {handles.map((one) => (
                <option key={one} value={one}>
                  @{one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </header>
      <Await query={query} name={`topics ${handle}`} height="h-80">
        {({ sections }) => <StatPanels sections={sections} />}
      </Await>
    </section>
  )
}
