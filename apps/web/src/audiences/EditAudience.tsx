import { ApiError, type AudienceConfig } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { CheckboxField, Chip, Dialog, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { type AudiencesOf, categoriesOptions, useAudienceChanges } from './queries.ts'
import { useCategoryName } from './use-category-name.ts'
import { RULE_WORDS, RULES, STATUS_WORDS } from './words.ts'

const LONGEST = 200
type Props = { audience: AudienceConfig; of: AudiencesOf; open: boolean; onClose: () => void }

export function EditAudience({ open, onClose, ...rest }: Props) {
  const { t } = useText()
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Edit this audience')}>
      {open && <EditForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

type SettableStatus = 'active' | 'paused' | 'draft'
type Values = {
  name: string
  status: SettableStatus
  starts: string
  ends: string
  refresh: AudienceConfig['refresh']
  mails: boolean
  reason: string
}
const SETTABLE: readonly SettableStatus[] = ['active', 'paused', 'draft']
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? ''
const momentOf = (day: string) => (day === '' ? null : `${day}T00:00:00Z`)

function EditForm({ audience, of, onClose }: Omit<Props, 'open'>) {
  const { t, language } = useText()
  const { replace } = useAudienceChanges(of)
  const all = useQuery(categoriesOptions)
  const categoryName = useCategoryName()
  // As it was when this was opened: the list behind may be read again meanwhile.
  const [seen] = useState(audience.changed_at)
  const [isRefused, setIsRefused] = useState(false)
  const [categories, setCategories] = useState(audience.categories.map(({ name }) => name))
  const set = audience.status === 'paused' || audience.status === 'draft' ? audience.status : 'active'
  const form = useForm<Values>({
    defaultValues: {
      name: audience.name,
      status: set,
      starts: dayOf(audience.starts_at),
      ends: dayOf(audience.ends_at),
      refresh: audience.refresh,
      mails: audience.refresh === 'never' || audience.refresh_mails,
      reason: '',
    },
  })
  async function submit({ name, status, starts, ends, refresh, mails, reason }: Values) {
    const { id, body, days } = audience
    const dates = { starts_at: momentOf(starts), ends_at: momentOf(ends) }
    const seen_changed_at = isRefused ? audience.changed_at : seen
    const rule = { refresh, ...(refresh !== 'never' && { refresh_mails: mails }) }
    const told = { body, days, name: name.trim(), categories, status, ...dates, ...rule, reason, seen_changed_at }
    await replace.mutateAsync({ id, body: told }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setIsRefused(true)
      throw error
    })
    notify(t('{{name}} was saved.', { name: name.trim() }), 'success')
    onClose()
  }
  const toggle = (name: string, isChosen: boolean) =>
    setCategories(isChosen ? [...categories, name] : categories.filter((one) => one !== name))

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Save')}
        </SubmitButton>
      }
    >
      {isRefused && (
        <p className="wrap-break-word text-13">
          {t('It is now: {{what}}', {
            what: [
              `“${audience.name}”`,
              t(STATUS_WORDS[audience.status]),
              ...audience.categories.map(({ name }) => categoryName(name)),
              ...[audience.starts_at, audience.ends_at].flatMap((moment) => (moment ? [shortDate(moment)] : [])),
            ].join(' · '),
          })}
        </p>
      )}
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" required max={LONGEST} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium text-13">{t('Categories')}</legend>
        <p className="text-13 text-muted">{t('With “Exclusion Audience” its people are left out of campaigns.')}</p>
        <div className="flex max-h-48 flex-wrap gap-1.5 overflow-y-auto p-0.5">
          {all.data?.map(({ id, name, name_ja }) => (
            <Chip
              key={id}
              label={language === 'ja' ? name_ja : name}
              {...(categories.includes(name) && { selected: true })}
              onToggle={() => toggle(name, !categories.includes(name))}
            />
          ))}
        </div>
      </fieldset>
      <SelectField form={form} name="status" label={t('Status')}>
        {SETTABLE.map((status) => (
          <option key={status} value={status}>
            {t(STATUS_WORDS[status])}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="starts" type="date" label={t('Starts on')} optional />
        <TextField form={form} name="ends" type="date" label={t('Ends on')} optional />
      </div>
      <SelectField
        form={form}
        name="refresh"
        label={t('Count it anew')}
        help={t('While it is active, from its first day to its last. The history then tells who joined and who left.')}
      >
        {RULES.map((rule) => (
          <option key={rule} value={rule}>
            {t(RULE_WORDS[rule])}
          </option>
        ))}
      </SelectField>
      {form.watch('refresh') !== 'never' && (
        <CheckboxField form={form} name="mails" label={t('Email me when it moves more than chance explains')} />
      )}
      <TextField
        form={form}
        name="reason"
        label={t('Why')}
        optional
        max={LONGEST}
        help={t('It stands beside this version.')}
      />
    </ServerForm>
  )
}
