import { useText } from '@starling/text'
import { Field, Input, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { useQuiet } from '../../floor/index.ts'
import { type AddressName, readCampaigns, SORTS, STATES, withCampaigns } from '../campaigns-url.ts'
import { SORT_WORDS, STATE_WORDS } from '../words.ts'

/** What campaigns are narrowed and ordered by; all of it stands in the address. */
export function CampaignFilters({ team }: { team: string }) {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const { data: accounts = [] } = useQuery(teamAccountsOptions(team))
  const asked = readCampaigns(search)
  const set = (name: AddressName, value: string) =>
    setSearch((now) => withCampaigns(now, { [name]: value }), { replace: name === 'text' })
  const shown = asked.deleted ? 'deleted' : asked.differs ? 'differs' : ''
  return (
    <search aria-label={t('Filters')} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
      <TextFilter text={asked.text ?? ''} onChange={(text) => set('text', text)} />
      <Field label={t('Status')}>
        {(control) => (
          <Select
            {...control}
            value={asked.state ?? ''}
            onChange={({ currentTarget }) => set('state', currentTarget.value)}
          >
            <option value="">{t('Any')}</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {t(STATE_WORDS[state])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Ad account')}>
        {(control) => (
          <Select
            {...control}
            value={asked.team_account_id ?? ''}
            onChange={({ currentTarget }) => set('account', currentTarget.value)}
          >
            <option value="">{t('Any')}</option>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Order')}>
        {(control) => (
          <Select
            {...control}
            value={asked.sort ?? 'changed'}
            onChange={({ currentTarget }) => set('sort', currentTarget.value)}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_WORDS[sort])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Which ones')}>
        {(control) => (
          <Select
            {...control}
            value={shown}
            onChange={({ currentTarget: { value } }) =>
              setSearch((now) =>
                withCampaigns(now, {
                  differs: value === 'differs' ? 'only' : '',
                  deleted: value === 'deleted' ? 'only' : '',
                }),
              )
            }
          >
            <option value="">{t('All campaigns')}</option>
            <option value="differs">{t('Changed at X')}</option>
            <option value="deleted">{t('Deleted ones')}</option>
          </Select>
        )}
      </Field>
    </search>
  )
}

/** The address follows once the typing rests; where it changes by itself, as when filters are dropped, the field follows. */
function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState(text)
  const [told, setTold] = useState(text)
  const [seen, setSeen] = useState(text)
  if (seen !== text) {
    setSeen(text)
    if (told !== text) setTyped(text)
  }
  const rested = useQuiet(typed)
  const tell = useEffectEvent((next: string) => {
    if (next.trim() === text) return
    setTold(next.trim())
    onChange(next.trim())
  })
  useEffect(() => {
    tell(rested)
  }, [rested])
  return (
    <Field label={t('Name')} className="max-lg:col-span-2">
      {(control) => (
        <Input
          {...control}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </Field>
  )
}
