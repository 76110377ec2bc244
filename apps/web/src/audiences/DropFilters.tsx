import { type TextKey, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { SAVED_TYPES } from '../searches/index.ts'
import { type AudienceAsked, readAudiences, withAsked } from './audience-url.ts'
import { categoriesOptions, regionsOptions } from './queries.ts'
import { STATUS_WORDS } from './words.ts'

type Filter = Exclude<keyof AudienceAsked, 'sort'>
const LABELS: Record<Filter, TextKey> = {
  text: 'Name',
  status: 'Status',
  targetable: 'Targetable',
  query_type: 'Kind of analysis',
  category: 'Category',
  region: 'Region',
  least: 'Size',
  most: 'Size',
}

/** Where filters leave nothing: each of them by its name, to be taken away alone. */
export function DropFilters() {
  const { t, language } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readAudiences(search)
  const categories = useQuery(categoriesOptions)
  const regions = useQuery(regionsOptions)
  const named = (all: readonly { name: string; name_ja: string }[] | undefined, value: string, key: 'name' | 'id') => {
    const found = all?.find((one) => (one as Record<string, unknown>)[key] === value)
    return found ? (language === 'ja' ? found.name_ja : found.name) : value
  }
  const words: { [F in Filter]: (value: NonNullable<AudienceAsked[F]>) => string } = {
    text: (text) => `“${text}”`,
    status: (status) => t(STATUS_WORDS[status]),
    targetable: (value) => t(value === 'targetable' ? 'Yes' : 'No'),
    query_type: (type) => t(SAVED_TYPES[type]),
    category: (name) => named(categories.data, name, 'name'),
    region: (id) => named(regions.data, id, 'id'),
    least: (n) => t('At least {{n}} people', { n: n.toLocaleString(language) }),
    most: (n) => t('At most {{n}} people', { n: n.toLocaleString(language) }),
  }
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {(Object.keys(LABELS) as Filter[])
        .filter((filter) => filter in asked)
        .map((filter) => (
          <Button
            key={filter}
            size="small"
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => setSearch((now) => withAsked(now, { [filter]: '' }))}
          >
            {t('Without {{filter}}', {
              filter: `${t(LABELS[filter])}: ${(words[filter] as (value: unknown) => string)(asked[filter])}`,
            })}
          </Button>
        ))}
    </div>
  )
}
