import { useText } from '@starling/text'
import { Field, Input, Select } from '@starling/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQuiet } from '../floor/index.ts'
import { LIST_SORTS, LIST_TYPES, type ListsAsked, readLists, withLists } from './lists-url.ts'
import { SORT_WORDS, TYPE_WORDS } from './words.ts'

/** What saved lists are narrowed by; all of it stands in the address. */
export function ListFilters() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readLists(search)
  const set = (name: keyof ListsAsked, value: string) =>
    setSearch((now) => withLists(now, name, value), { replace: name === 'text' })
  return (
    <search aria-label={t('Filters')} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <TextFilter text={asked.text ?? ''} onChange={(text) => set('text', text)} />
      <Field label={t('Kind of list')}>
        {(control) => (
          <Select
            {...control}
            value={asked.type ?? ''}
            onChange={({ currentTarget }) => set('type', currentTarget.value)}
          >
            <option value="">{t('All kinds')}</option>
            {LIST_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(TYPE_WORDS[type])}
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
            {LIST_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_WORDS[sort])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Saved or deleted')}>
        {(control) => (
          <Select
            {...control}
            value={asked.deleted ?? ''}
            onChange={({ currentTarget }) => set('deleted', currentTarget.value)}
          >
            <option value="">{t('Saved lists')}</option>
            <option value="only">{t('Deleted lists')}</option>
          </Select>
        )}
      </Field>
    </search>
  )
}

/** The address follows once the typing rests. */
function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState(text)
  const rested = useQuiet(typed)
  const tell = useEffectEvent((next: string) => next.trim() !== text && onChange(next.trim()))
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
