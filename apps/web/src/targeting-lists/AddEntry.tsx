import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { handleIn } from '@starling/question'
import { labelOf, type PackageEntry, type PackagePart } from '@starling/targeting'
import { type Language, type TextKey, useText } from '@starling/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useQuiet } from '../floor/index.ts'
import { accountText, CHOICES, ChoiceField, foundAmong, type ListedChoice } from '../question/index.ts'
import { lookedUpOptions } from './queries.ts'

const NONE: readonly ListedChoice[] = []
/** What an empty field says. */
const HINTS: Record<PackagePart, TextKey> = {
  keywords: 'Add keywords, parted by commas',
  hashtags: 'Add hashtags, parted by commas',
  handles: 'Add an account: handle or name',
  interests: 'Add an interest',
  conversation_topics: 'Add a topic',
  movies_tv_shows: 'Add a film or a show',
  countries: 'Add a country',
  locations: 'Add a region or a city',
  languages: 'Add a language',
  network_operators: 'Add a network',
  custom_audiences: 'Add the name of a custom audience',
  excluded_keywords: 'Add words to leave out',
}
/** Chosen out of a list that the page has. */
const LISTED: Partial<Record<PackagePart, keyof typeof CHOICES>> = {
  interests: 'interests',
  // The same list, by the same ids.
  conversation_topics: 'interests',
  countries: 'countries',
  languages: 'languages',
}
/** Found by asking. */
export const LOOKED_UP = ['handles', 'movies_tv_shows', 'locations', 'network_operators'] as const
export type LookedUpPart = (typeof LOOKED_UP)[number]
const isLookedUp = (part: PackagePart): part is LookedUpPart => LOOKED_UP.some((one) => one === part)
/** Taken as it is written; null is none. */
const FREE: Partial<Record<PackagePart, (typed: string) => string | null>> = {
  keywords: (typed) => typed,
  excluded_keywords: (typed) => typed,
  custom_audiences: (typed) => typed,
  hashtags: (typed) => `#${typed.replace(/^[#＃]+/, '').replaceAll(/\s/g, '')}`,
  handles: handleIn,
}

type Props = {
  part: PackagePart
  name: string
  entries: readonly PackageEntry[]
  onAdd: (more: Pick<PackageEntry, 'value' | 'label'>[]) => void
}

/** A field for the next entry of a group: out of a list, found, or as it is written. */
export function AddEntry({ part, name, entries, onAdd }: Props) {
  const { t, language } = useText()
  const [typed, setTyped] = useState('')
  const there = useMemo(() => entries.filter(({ deselected }) => !deselected).map(({ value }) => value), [entries])
  const listed = useListed(part, language)
  const looked = useLookedUp(part, typed)
  const labels = new Map(looked.map(({ id, label }) => [id, label]))
  const free = FREE[part]
  const isRefused = part === 'countries' && readCountry(typed.trim()) === UNSELECTABLE_COUNTRY
  return (
    <div className="grid max-w-100 gap-1">
      <ChoiceField
        label={t('Add to {{name}}', { name })}
        placeholder={t(HINTS[part])}
        value={[]}
        onType={setTyped}
        find={(text) =>
          listed
            ? foundAmong(listed, text, there)
            : text.trim() === ''
              ? NONE
              : looked.filter(({ id }) => !there.includes(id))
        }
        {...(free && { free })}
        onChange={(values) =>
          onAdd(values.map((value) => ({ value, label: nameOf(part, value, labels.get(value), language) })))
        }
      />
      {isRefused && (
        <p role="alert" className="text-13 text-bad">
          {t('This country is not available for targeting.')}
        </p>
      )}
    </div>
  )
}

const nameOf = (part: PackagePart, value: string, found: string | undefined, language: Language) =>
  part === 'handles'
    ? `@${value}`
    : labelOf(part, value, language) === value
      ? (found ?? value)
      : labelOf(part, value, language)

function useListed(part: PackagePart, language: Language): ListedChoice[] | null {
  const from = LISTED[part]
  return useMemo(() => (from ? CHOICES[from](language) : null), [from, language])
}

function useLookedUp(part: PackagePart, typed: string): readonly ListedChoice[] {
  const { language } = useText()
  const isAsked = isLookedUp(part)
  const text = useQuiet(part === 'handles' ? accountText(typed) : typed.trim())
  const { data } = useQuery({
    ...lookedUpOptions(isAsked ? part : 'handles', text, language),
    placeholderData: keepPreviousData,
    enabled: isAsked && text !== '',
  })
  return isAsked && text !== '' && data ? data : NONE
}
