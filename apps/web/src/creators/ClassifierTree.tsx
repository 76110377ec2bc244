import { shortNumber, useText } from '@starling/text'
import { Checkbox, Skeleton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { FailedState } from '../errors/index.ts'
import { classifiersOptions } from './queries.ts'

type Choosing = { chosen: readonly string[]; onToggle: (id: string, name: string) => void }

/** Interests as a tree; what lies below one is fetched when it is opened. */
export function ClassifierTree(props: Choosing) {
  return <Branch parent={null} {...props} />
}

function Branch({ parent, ...choosing }: Choosing & { parent: string | null }) {
  const query = useQuery(classifiersOptions(parent))
  if (query.error && !query.data) return <FailedState error={query.error} retry={query.refetch} />
  if (!query.data) return <Skeleton className="h-24 w-full" />
  return (
    <ul className={parent === null ? 'grid grid-cols-1' : 'ml-4 grid grid-cols-1 border-line border-l pl-2'}>
      {query.data.map((one) => (
        <Leaf key={one.id} leaf={one} {...choosing} />
      ))}
    </ul>
  )
}

type LeafOf = { id: string; name: string; name_ja: string; people: number; has_children: boolean }
function Leaf({ leaf, chosen, onToggle }: Choosing & { leaf: LeafOf }) {
  const { t, language } = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const name = language === 'ja' ? leaf.name_ja : leaf.name
  return (
    <li>
      <div className="flex min-h-8 items-center gap-1 pointer-coarse:min-h-10">
        {leaf.has_children ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('Subcategories of {{name}}', { name })}
            onClick={() => setOpen(!isOpen)}
            className="grid size-6 shrink-0 place-items-center rounded-[4px] text-muted hover:text-text pointer-coarse:size-10"
          >
            <ChevronRight
              size={14}
              strokeWidth={2}
              aria-hidden
              className={`transition-transform ${isOpen ? 'rotate-90' : ''}`}
            />
          </button>
        ) : (
          <span className="size-6 shrink-0 pointer-coarse:size-10" />
        )}
        <label htmlFor={id} className="flex min-w-0 grow cursor-pointer items-center gap-2 text-13">
          <Checkbox id={id} checked={chosen.includes(leaf.id)} onChange={() => onToggle(leaf.id, name)} />
          <span className="min-w-0 grow break-words">{name.replaceAll('/', '–')}</span>
          <span className="tabular shrink-0 text-12 text-muted">{shortNumber(leaf.people)}</span>
        </label>
      </div>
      {isOpen && <Branch parent={leaf.id} chosen={chosen} onToggle={onToggle} />}
    </li>
  )
}
