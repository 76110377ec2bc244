import { MEDIA_KINDS } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Field, Input, Select } from '@starling/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQuiet } from '../floor/index.ts'
import { type MediaAsked, readMedia, withMedia } from './media-url.ts'
import { KIND_WORDS } from './words.ts'

export function MediaFilters() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readMedia(search)
  const set = (name: keyof MediaAsked, value: string) =>
    setSearch((now) => withMedia(now, name, value), { replace: name === 'search' })
  const [typed, setTyped] = useState(asked.search ?? '')
  const rested = useQuiet(typed)
  const put = useEffectEvent((words: string) => {
    if (words.trim() !== (asked.search ?? '')) set('search', words.trim())
  })
  useEffect(() => put(rested), [rested])
  return (
    <search aria-label={t('Filters')} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <Field label={t('Name or description')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={120}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('Kind')}>
        {(control) => (
          <Select
            {...control}
            value={asked.kind ?? ''}
            onChange={({ currentTarget }) => set('kind', currentTarget.value)}
          >
            <option value="">{t('All kinds')}</option>
            {MEDIA_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(KIND_WORDS[kind])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Description')}>
        {(control) => (
          <Select
            {...control}
            value={asked.alt_text ?? ''}
            onChange={({ currentTarget }) => set('alt_text', currentTarget.value)}
          >
            <option value="">{t('With or without')}</option>
            <option value="none">{t('Without a description')}</option>
          </Select>
        )}
      </Field>
    </search>
  )
}
