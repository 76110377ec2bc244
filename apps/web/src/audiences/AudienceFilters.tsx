import { type TextKey, useText } from '@starling/text'
import { Button, Field, Input, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SAVED_TYPES } from '../searches/index.ts'
import { readAudiences, type SORTS, withAsked } from './audience-url.ts'
import { categoriesOptions, regionsOptions } from './queries.ts'
import { SORT_WORDS, STATUS_WORDS } from './words.ts'

const TYPING_MS = 250
const NARROWING = ['status', 'targetable', 'category', 'region', 'least', 'most', 'text', 'query_type'] as const
type Narrowing = (typeof NARROWING)[number] | 'sort'
/** Our choice: what a campaign is planned with. */
const SIZES = [100, 250, 500, 1_000, 2_500, 5_000, 10_000]

/** What a list of audiences is narrowed by; all of it stands in the address. */
export function AudienceFilters({ sort, saved }: { sort: (typeof SORTS)[number]; saved: boolean }) {
  const { t, language } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readAudiences(search)
  const categories = useQuery(categoriesOptions)
  const regions = useQuery(regionsOptions)
  // Each choice is a step that Back undoes; a word that is being typed is one.
  const set = (name: Narrowing, value: string) =>
    setSearch((now) => withAsked(now, { [name]: value }), { replace: name === 'text' && asked.text !== undefined })
  const named = ({ name, name_ja }: { name: string; name_ja: string }) => (language === 'ja' ? name_ja : name)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = NARROWING.filter((name) => name in asked).length
  const clear = () => setSearch((now) => withAsked(now, Object.fromEntries(NARROWING.map((name) => [name, '']))))

  const choose = (name: Narrowing, label: TextKey, options: ReactNode, any: TextKey | null = 'Any') => (
    <Field label={t(label)} className="min-w-0">
      {(control) => (
        <Select
          {...control}
          value={String(name === 'sort' ? (asked.sort ?? sort) : (asked[name] ?? ''))}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        >
          {any && <option value="">{t(any)}</option>}
          {options}
        </Select>
      )}
    </Field>
  )
  const words = (all: Readonly<Record<string, TextKey>>) =>
    Object.entries(all).map(([value, name]) => (
      <option key={value} value={value}>
        {t(name)}
      </option>
    ))

  return (
    <search aria-label={t('Filters')} className="grid grid-cols-1 gap-3">
      {/* On a phone they would stand before what they narrow, a screen long. */}
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
        className="justify-self-start sm:hidden"
      >
        {chosen > 0 ? t('Filters: {{n}}', { n: chosen }) : t('Filters')}
      </Button>
      <div
        id={id}
        className={clsx(
          'grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-8',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <TextFilter text={asked.text ?? ''} onChange={(text) => set('text', text)} className="col-span-2" />
        {saved && choose('status', 'Status', words(STATUS_WORDS))}
        {saved && choose('targetable', 'Targetable', words({ targetable: 'Yes', not_targetable: 'No' }))}
        {saved && choose('query_type', 'Kind of analysis', words(SAVED_TYPES), 'All kinds')}
        {choose(
          'category',
          'Category',
          categories.data?.map((one) => (
            <option key={one.id} value={one.name}>
              {named(one)}
            </option>
          )),
        )}
        {choose(
          'region',
          'Region',
          regions.data?.map((one) => (
            <option key={one.id} value={one.id}>
              {named(one)}
            </option>
          )),
        )}
        {!saved &&
          choose(
            'least',
            'Size',
            SIZES.map((size) => (
              <option key={size} value={size}>
                {t('At least {{n}} people', { n: size.toLocaleString(language) })}
              </option>
            )),
          )}
        {choose('sort', 'Order', words(SORT_WORDS), null)}
      </div>
      {chosen > 0 && (
        <Button size="small" variant="ghost" className="justify-self-start" onClick={clear}>
          {t('Clear all filters')}
        </Button>
      )}
    </search>
  )
}

/** Asked for once the typing rests. */
function TextFilter({
  text,
  onChange,
  className,
}: {
  text: string
  onChange: (text: string) => void
  className: string
}) {
  const { t } = useText()
  const [typed, setTyped] = useState(text)
  const told = useRef(text)
  const tell = useEffectEvent((next: string) => {
    told.current = next
    onChange(next)
  })
  useEffect(() => {
    if (typed.trim() === told.current) return
    const timer = setTimeout(() => tell(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // Back, or a filter that was dropped: the field says what the address does.
  useEffect(() => {
    if (text === told.current) return
    told.current = text
    setTyped(text)
  }, [text])
  return (
    <Field label={t('Name')} className={className}>
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
