import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { handleIn } from '@starling/question'
import { labelOf, type PackageEntry, type PackagePart } from '@starling/targeting'
import { type Language, type TextKey, useText } from '@starling/text'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { sayError } from '../errors/index.ts'
import { useQuiet } from '../floor/index.ts'
import { accountText, CHOICES, ChoiceField, foundAmong, type ListedChoice } from '../question/index.ts'
import { LOOKED_UP, type LookedUpPart, lookedUpOptions } from './look-ups.ts'

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
  const [strangers, lookFor] = useStrangers()
  const there = useMemo(() => entries.filter(({ deselected }) => !deselected).map(({ value }) => value), [entries])
  const listed = useListed(part, language)
  const { found, isNone, error } = useLookedUp(part, typed)
  const free = FREE[part]
  const isRefused = part === 'countries' && readCountry(typed.trim()) === UNSELECTABLE_COUNTRY
  const isNoHandle = part === 'handles' && isNone && handleIn(typed.trim()) === null
  function add(values: string[]) {
    if (part === 'handles') lookFor(values.filter((value) => !found.some(({ id }) => id === value)))
    onAdd(values.map((value) => ({ value, label: labelOf(part, value, language) })))
  }
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
              : found.filter(({ id }) => !there.includes(id))
        }
        isFinding={isLookedUp(part) && !isNone}
        {...(free && { free })}
        onChange={add}
      />
      {isRefused && <Problem>{t('This country is not available for targeting.')}</Problem>}
      {error !== null && !free && <Problem>{sayError(error)}</Problem>}
      {isNoHandle && (
        <Problem>
          {t('Nobody known here is called “{{typed}}”, and it is no handle: letters, digits and _, up to 15 of them.', {
            typed: typed.trim(),
          })}
        </Problem>
      )}
      {strangers
        .filter((handle) => there.includes(handle))
        .map((handle) => (
          <p key={handle} role="status" className="text-13 text-muted">
            {t('Nobody is known here as @{{handle}}. It was added; X may know the account.', { handle })}
          </p>
        ))}
    </div>
  )
}

const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-pretty text-13 text-bad">
    {children}
  </p>
)

function useListed(part: PackagePart, language: Language): ListedChoice[] | null {
  const from = LISTED[part]
  return useMemo(() => (from ? CHOICES[from](language) : null), [from, language])
}

/** What the server finds, and whether it has said that there is nothing. */
function useLookedUp(part: PackagePart, typed: string) {
  const { language } = useText()
  const isAsked = isLookedUp(part)
  const wanted = part === 'handles' ? accountText(typed) : typed.trim()
  const text = useQuiet(wanted)
  const { data, error, isPlaceholderData } = useQuery({
    ...lookedUpOptions(isAsked ? part : 'handles', text, language),
    placeholderData: keepPreviousData,
    enabled: isAsked && text !== '',
  })
  const isThere = isAsked && text !== ''
  return {
    found: isThere && data ? data : NONE,
    isNone: isThere && text === wanted && !isPlaceholderData && data?.length === 0,
    error: isThere && text === wanted ? error : null,
  }
}

/** Handles that were taken as they were written and that nobody here has. */
function useStrangers(): [handles: string[], lookFor: (handles: string[]) => void] {
  const { language } = useText()
  const client = useQueryClient()
  const [strangers, setStrangers] = useState<string[]>([])
  const lookFor = async (handles: string[]) => {
    setStrangers([])
    for (const handle of handles) {
      // Where nobody can be asked nothing is said of anybody.
      const found = await client.fetchQuery(lookedUpOptions('handles', handle, language)).catch(() => null)
      if (found && !found.some(({ id }) => id === handle)) setStrangers((before) => [...before, handle])
    }
  }
  return [strangers, (handles) => void lookFor(handles)]
}
