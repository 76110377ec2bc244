import { handleIn } from '@starling/question'
import {
  type BlockKind,
  BUILDER_AGES,
  BUILDER_GENDERS,
  type BuilderAge,
  type BuilderDraft,
  yearsOf,
} from '@starling/question/builder'
import { conditionLines } from '@starling/sections/condition-words'
import { say, type TextKey, useText } from '@starling/text'
import { Checkbox, Input, Select } from '@starling/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useQuiet } from '../floor/index.ts'
import { accountText, findAccounts } from '../question/index.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { CHOICES, type Choice, foundAmong } from './choices.ts'
import { KeywordGroups } from './KeywordGroups.tsx'

type Props = {
  draft: BuilderDraft
  change: (patch: Partial<BuilderDraft>) => void
  /** What the block is called, and what an empty field of it says. */
  label: string
  placeholder: string
}
type ListField = keyof { [K in keyof BuilderDraft as BuilderDraft[K] extends string[] ? K : never]: 1 }
const NONE: readonly Choice[] = []

/** What is chosen out of a list that the page has. */
function Listed({
  field,
  from,
  label,
  placeholder,
  draft,
  change,
}: Props & { field: ListField; from: keyof typeof CHOICES }) {
  const { language } = useText()
  const choices = useMemo(() => CHOICES[from](language), [from, language])
  const names = useMemo(() => new Map(choices.map(({ id, label: name }) => [id, name])), [choices])
  const value = draft[field]
  return (
    <ChoiceField
      label={label}
      placeholder={placeholder}
      value={value}
      nameOf={(id) => names.get(id) ?? id}
      find={(typed) => foundAmong(choices, typed, value)}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

/** Accounts known here, by handle or name; another's handle is taken as it is written. */
function Accounts({ field, label, placeholder, draft, change }: Props & { field: ListField }) {
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
      nameOf={(handle) => `@${handle}`}
      onType={setLooked}
      find={() => found.filter(({ id }) => !value.includes(id))}
      free={handleIn}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

function Words({ field, label, placeholder, draft, change }: Props & { field: ListField }) {
  return (
    <ChoiceField
      label={label}
      placeholder={placeholder}
      value={draft[field]}
      find={() => NONE}
      free={(typed) => typed}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

function Places(props: Props) {
  const { t } = useText()
  return (
    <div className="grid gap-3">
      <Listed {...props} field="countries" from="countries" label={t('Countries')} placeholder={t('Find a country')} />
      <Listed
        {...props}
        field="selected_regions"
        from="selected_regions"
        label={t('World regions')}
        placeholder={t('Europe, APAC …')}
      />
      <Listed
        {...props}
        field="selected_states"
        from="selected_states"
        label={t('Region or state')}
        placeholder={t('Region or state')}
      />
      <Words {...props} field="cities" label={t('Cities')} placeholder={t('A city, as people write it in English')} />
    </div>
  )
}

const GENDER_WORDS: Record<BuilderDraft['gender'], TextKey> = { ANY: 'Any', FEMALE: 'Women', MALE: 'Men' } // spec 3
function Gender({ draft, change }: Props) {
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

function Age({ draft, change }: Props) {
  const { t } = useText()
  const nameOf = (age: BuilderAge) => {
    const years = yearsOf(age)
    if (!years) return t('Any age')
    return years.to === null ? t('{{age}} and over', { age: String(years.from) }) : `${years.from}–${years.to}`
  }
  return (
    <Select
      aria-label={t('Age')}
      value={draft.age}
      onChange={({ currentTarget }) => change({ age: currentTarget.value as BuilderAge })}
    >
      {BUILDER_AGES.map((age) => (
        <option key={age} value={age}>
          {nameOf(age)}
        </option>
      ))}
    </Select>
  )
}

function Followers({ draft, change }: Props) {
  const { t } = useText()
  const { min, max } = draft.followers ?? {}
  const set = (end: 'min' | 'max', text: string) => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : undefined
    const { [end]: _, ...rest } = draft.followers ?? {}
    const next = { ...rest, ...(number !== undefined && { [end]: number }) }
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

function Verified({ draft, change }: Props) {
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

function Bots({ draft, change }: Props) {
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

function Kept({ draft }: Props) {
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

type BlockLook = { title: TextKey; hint?: TextKey; placeholder?: TextKey; Field: (props: Props) => ReactNode }
/** How each kind of block is called and filled in: a new kind is one row. */
export const BLOCK_FIELDS: Record<BlockKind, BlockLook> = {
  keywords: {
    title: 'Keywords and hashtags',
    hint: 'All words of a line in one post; any of the lines.',
    Field: ({ draft, change }) => (
      <KeywordGroups groups={draft.keyword_groups} onChange={(keyword_groups) => change({ keyword_groups })} />
    ),
  },
  posted_about: {
    title: 'Posted about',
    hint: 'A topic in every language that it is known in.',
    placeholder: 'coffee, travel …',
    Field: (props) => <Words {...props} field="posted_about" />,
  },
  interests: {
    title: 'Interested in',
    placeholder: 'Find an interest',
    Field: (props) => <Listed {...props} field="interests" from="interests" />,
  },
  handles: {
    title: 'Followers of',
    placeholder: '@handle or name',
    Field: (props) => <Accounts {...props} field="handles" />,
  },
  similar_to: {
    title: 'Similar to followers of',
    hint: 'Follow two or more of the ten accounts most like it.',
    placeholder: '@handle or name',
    Field: (props) => <Accounts {...props} field="similar_to" />,
  },
  words_in_profile: {
    title: 'Words in profile',
    placeholder: 'mother, freelance …',
    Field: (props) => <Words {...props} field="words_in_profile" />,
  },
  job_titles: {
    title: 'Job titles',
    placeholder: 'Find a job title',
    Field: (props) => <Listed {...props} field="job_titles" from="job_titles" />,
  },
  kept: {
    title: 'Conditions of the saved audience',
    hint: 'They are kept as they are. Remove them to begin anew.',
    Field: Kept,
  },
  places: { title: 'Places', Field: Places },
  languages: {
    title: 'Languages',
    placeholder: 'Find a language',
    Field: (props) => <Listed {...props} field="languages" from="languages" />,
  },
  gender: { title: 'Gender', Field: Gender },
  age: { title: 'Age', hint: 'Counted by the age groups that most of these years lie in.', Field: Age },
  followers: { title: 'Number of followers', Field: Followers },
  verified: { title: 'Verified', Field: Verified },
  without_bots: { title: 'Without bots', Field: Bots },
  excluded_keywords: {
    title: 'Did not post about',
    placeholder: 'Words to leave out',
    Field: (props) => <Words {...props} field="excluded_keywords" />,
  },
  excluded_handles: {
    title: 'Not followers of',
    placeholder: '@handle or name',
    Field: (props) => <Accounts {...props} field="excluded_handles" />,
  },
  excluded_interests: {
    title: 'Not interested in',
    placeholder: 'Find an interest',
    Field: (props) => <Listed {...props} field="excluded_interests" from="interests" />,
  },
  excluded_job_titles: {
    title: 'Not these job titles',
    placeholder: 'Find a job title',
    Field: (props) => <Listed {...props} field="excluded_job_titles" from="job_titles" />,
  },
  excluded_words_in_profile: {
    title: 'Not in profile',
    placeholder: 'Words to leave out',
    Field: (props) => <Words {...props} field="excluded_words_in_profile" />,
  },
}
