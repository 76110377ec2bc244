import { handleIn } from '@starling/question'
import { BUILDER_AGES, BUILDER_GENDERS, type BuilderAge, type BuilderDraft, yearsOf } from '@starling/question/builder'
import { countedInstead, yearsInWords } from '@starling/sections/age-words'
import { conditionLines } from '@starling/sections/condition-words'
import { say, type TextKey, useText } from '@starling/text'
import { Checkbox, Input, Select } from '@starling/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useQuiet } from '../floor/index.ts'
import { accountText, CHOICES, ChoiceField, findAccounts, foundAmong, type ListedChoice } from '../question/index.ts'

export type BlockFieldProps = {
  draft: BuilderDraft
  change: (patch: Partial<BuilderDraft>) => void
  /** What is being typed, as it would be taken; null is nothing. */
  type: (patch: Partial<BuilderDraft> | null) => void
  /** What the block is called, and what an empty field of it says. */
  label: string
  placeholder: string
}
type ListField = Exclude<
  keyof { [K in keyof BuilderDraft as BuilderDraft[K] extends string[] ? K : never]: 1 },
  'all_of'
>
export const isAll = ({ all_of }: BuilderDraft, field: keyof BuilderDraft) => all_of.some((one) => one === field)
const NONE: readonly ListedChoice[] = []

/** What is chosen out of a list that the page has. */
export function Listed({
  field,
  from,
  label,
  placeholder,
  draft,
  change,
}: BlockFieldProps & { field: ListField; from: keyof typeof CHOICES }) {
  const { language } = useText()
  const choices = useMemo(() => CHOICES[from](language), [from, language])
  const names = useMemo(() => new Map(choices.map(({ id, label: name }) => [id, name])), [choices])
  const value = draft[field]
  return (
    <ChoiceField
      label={label}
      placeholder={placeholder}
      value={value}
      isAll={isAll(draft, field)}
      nameOf={(id) => names.get(id) ?? id}
      find={(typed) => foundAmong(choices, typed, value)}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

/** Accounts known here, by handle or name; another's handle is taken as it is written. */
export function Accounts({ field, label, placeholder, draft, change }: BlockFieldProps & { field: ListField }) {
  const [looked, setLooked] = useState('')
  const typed = useQuiet(accountText(looked))
  const { data } = useQuery({
    queryKey: ['builder', 'accounts', typed],
    queryFn: ({ signal }) => findAccounts(typed, signal),
    placeholderData: keepPreviousData,
    enabled: typed !== '',
    retry: false,
  })
  const value = draft[field]
  const found =
    typed === '' || !data
      ? NONE
      : data.map(({ handle, name }) => ({ id: handle.toLowerCase(), label: `${name} @${handle}` }))
  return (
    <ChoiceField
      label={label}
      placeholder={placeholder}
      value={value}
      isAll={isAll(draft, field)}
      nameOf={(handle) => `@${handle}`}
      onType={setLooked}
      find={() => found.filter(({ id }) => !value.includes(id))}
      free={handleIn}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

export function Words({ field, label, placeholder, draft, change, type }: BlockFieldProps & { field: ListField }) {
  return (
    <ChoiceField
      label={label}
      placeholder={placeholder}
      value={draft[field]}
      isAll={isAll(draft, field)}
      find={() => NONE}
      free={(typed) => typed}
      onTaking={(next) => type(next && { [field]: next })}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

export function Places(props: BlockFieldProps) {
  const { t } = useText()
  const listed = (
    field: 'countries' | 'selected_regions' | 'selected_states',
    label: TextKey,
    placeholder: TextKey,
  ) => (
    <Labelled label={t(label)}>
      <Listed {...props} field={field} from={field} label={t(label)} placeholder={t(placeholder)} />
    </Labelled>
  )
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {listed('countries', 'Countries', 'Find a country')}
      {listed('selected_regions', 'World regions', 'Europe, APAC …')}
      {listed('selected_states', 'Region or state', 'Region or state')}
      <Labelled label={t('Cities')}>
        <Words {...props} field="cities" label={t('Cities')} placeholder={t('A city, as people write it in English')} />
      </Labelled>
    </div>
  )
}

/** Once something is chosen no placeholder says any more what a field is for. The field itself has the name. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span aria-hidden className="text-13 text-muted">
        {label}
      </span>
      {children}
    </div>
  )
}

const GENDER_WORDS: Record<BuilderDraft['gender'], TextKey> = { ANY: 'Any', FEMALE: 'Women', MALE: 'Men' } // spec 3
export function Gender({ draft, change }: BlockFieldProps) {
  const { t } = useText()
  return (
    <Select
      aria-label={t('Gender')}
      value={draft.gender}
      onChange={({ currentTarget }) => change({ gender: currentTarget.value as BuilderDraft['gender'] })}
    >
      {BUILDER_GENDERS.map((gender) => (
        <option key={gender} value={gender}>
          {t(GENDER_WORDS[gender])}
        </option>
      ))}
    </Select>
  )
}

export function Age({ draft, change }: BlockFieldProps) {
  const { t, language } = useText()
  const counted = useId()
  const instead = countedInstead(draft.age, say(language))
  const nameOf = (age: BuilderAge) => yearsInWords(yearsOf(age), say(language))
  return (
    <div className="grid gap-1">
      <Select
        aria-label={t('Age')}
        aria-describedby={counted}
        value={draft.age}
        onChange={({ currentTarget }) => change({ age: currentTarget.value as BuilderAge })}
      >
        {BUILDER_AGES.map((age) => (
          <option key={age} value={age}>
            {nameOf(age)}
          </option>
        ))}
      </Select>
      <p id={counted} role="status" className="text-13 text-warn empty:hidden">
        {instead}
      </p>
    </div>
  )
}

export function Followers({ draft, change }: BlockFieldProps) {
  const { t } = useText()
  const { min, max } = draft.followers ?? {}
  const set = (end: 'min' | 'max', text: string) => {
    const digits = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
    // What is no number leaves the field as it was.
    if (!/^\d{0,10}$/.test(digits)) return
    const { [end]: _, ...rest } = draft.followers ?? {}
    const next = { ...rest, ...(digits !== '' && { [end]: Number(digits) }) }
    change({ followers: Object.keys(next).length > 0 ? next : null })
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['min', 'max'] as const).map((end) => (
        <Input
          key={end}
          inputMode="numeric"
          aria-label={t(end === 'min' ? 'At least so many followers' : 'At most so many followers')}
          placeholder={t(end === 'min' ? 'at least' : 'at most')}
          value={(end === 'min' ? min : max) ?? ''}
          onChange={({ currentTarget }) => set(end, currentTarget.value)}
        />
      ))}
    </div>
  )
}

export function Verified({ draft, change }: BlockFieldProps) {
  const { t } = useText()
  const value = draft.verified === null ? '' : String(draft.verified)
  return (
    <Select
      aria-label={t('Verified')}
      value={value}
      onChange={({ currentTarget: { value: next } }) => change({ verified: next === '' ? null : next === 'true' })}
    >
      <option value="">{t('Verified or not')}</option>
      <option value="true">{t('Verified')}</option>
      <option value="false">{t('Not verified')}</option>
    </Select>
  )
}

export function Bots({ draft, change }: BlockFieldProps) {
  const { t } = useText()
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-10 cursor-pointer items-center gap-2.5 text-14">
      <Checkbox
        id={id}
        checked={draft.without_bots}
        onChange={({ currentTarget }) => change({ without_bots: currentTarget.checked })}
      />
      {t('Leave out accounts that behave like bots')}
    </label>
  )
}

export function Kept({ draft }: BlockFieldProps) {
  const { language } = useText()
  const lines = draft.kept ? conditionLines({ query_type: 'builder', who: draft.kept }, null, say(language)) : []
  return (
    <ul className="list-disc pl-5 text-14">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
