import type { CoveredEntry } from '@starling/contract/browser'
import type { PackageEntry } from '@starling/targeting'
import { say, useText } from '@starling/text'
import { Checkbox, IconButton } from '@starling/ui'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { peopleWords, Why } from '../targeting/index.ts'
import { keyOf, moved } from './edit-package.ts'
import { entryLabel } from './entry-label.ts'
import { useDragOrder } from './use-drag-order.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
type Props = {
  name: string
  /** What is shown of them, from the first on; only all of them, unfiltered, can be ordered. */
  entries: readonly PackageEntry[]
  covered: ReadonlyMap<string, CoveredEntry>
  onToggle: (key: string) => void
  onRemove: (key: string) => void
  onOrder: ((from: number, to: number) => void) | null
}

/** The same entries one below the other: why each is there, whom it reaches, and in which order they are applied. */
export function EntryRows({ name, entries, covered, onToggle, onRemove, onOrder }: Props) {
  const drag = useDragOrder(entries.length, onOrder)
  const shown = drag.dragged ? moved(entries, drag.dragged.from, drag.dragged.to) : entries
  const dragged = drag.dragged ? entries[drag.dragged.from] : undefined
  return (
    <ol ref={drag.list} aria-label={name} className="divide-y divide-line rounded-control border border-line">
      {shown.map((entry, at) => (
        <EntryRow
          key={keyOf(entry)}
          entry={entry}
          at={at}
          last={shown.length - 1}
          covered={covered.get(entry.value)}
          isDragged={entry === dragged}
          grip={drag.grip(at)}
          onToggle={() => onToggle(keyOf(entry))}
          onRemove={() => onRemove(keyOf(entry))}
          onOrder={onOrder}
        />
      ))}
    </ol>
  )
}

function EntryRow({
  entry,
  at,
  last,
  covered,
  isDragged,
  grip,
  onToggle,
  onRemove,
  onOrder,
}: {
  entry: PackageEntry
  at: number
  last: number
  covered: CoveredEntry | undefined
  isDragged: boolean
  grip: ReturnType<ReturnType<typeof useDragOrder>['grip']>
  onToggle: () => void
  onRemove: () => void
  onOrder: Props['onOrder']
}) {
  const { t, language } = useText()
  const { deselected, reason } = entry
  const label = entryLabel(entry, say(language))
  const id = useId()
  const detailsId = `${id}-details`
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0 || !onOrder) return
    event.preventDefault()
    const to = at + step
    if (to >= 0 && to <= last) onOrder(at, to)
  }
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 px-2 py-1.5',
        isDragged ? 'bg-accent-two/8' : 'bg-raised',
      )}
    >
      {onOrder ? (
        <button
          type="button"
          {...grip}
          aria-label={t('Move {{label}}: arrow keys or drag', { label })}
          title={t('Move {{label}}: arrow keys or drag', { label })}
          onKeyDown={press}
          className="grid size-8 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-text/8 active:cursor-grabbing pointer-coarse:size-10"
        >
          <GripVertical {...ICON} />
        </button>
      ) : (
        <span />
      )}
      <Checkbox id={id} checked={!deselected} aria-describedby={detailsId} onChange={onToggle} />
      <label
        htmlFor={id}
        className={clsx('wrap-break-word min-w-0 cursor-pointer text-14', deselected && 'text-muted line-through')}
      >
        {label}
      </label>
      <span className="flex items-center">
        {onOrder && (
          <>
            <IconButton
              size="small"
              label={t('Move {{label}} up', { label })}
              disabled={at === 0}
              onClick={() => onOrder(at, at - 1)}
            >
              <ArrowUp {...ICON} />
            </IconButton>
            <IconButton
              size="small"
              label={t('Move {{label}} down', { label })}
              disabled={at === last}
              onClick={() => onOrder(at, at + 1)}
            >
              <ArrowDown {...ICON} />
            </IconButton>
          </>
        )}
        <IconButton size="small" label={t('Remove {{label}}', { label })} onClick={onRemove}>
          <X {...ICON} />
        </IconButton>
      </span>
      <span id={detailsId} className="col-span-full grid pb-1 max-sm:ps-2 sm:col-span-2 sm:col-start-3">
        <Why reason={reason} />
        {covered && <Reached covered={covered} />}
      </span>
    </li>
  )
}

/** Of one to four people only that they are few is told. */
function Reached({ covered }: { covered: CoveredEntry }) {
  const { t } = useText()
  const { inside, outside, about, only_inside, only_about } = covered
  const isNone = ({ size, few }: CoveredEntry['inside']) => size === 0 && !few
  const words =
    isNone(inside) && isNone(outside)
      ? [t('Reaches nobody known here')]
      : [
          t('Reaches {{inside}} of the audience and {{outside}} others', {
            inside: peopleWords(t, inside, about),
            outside: peopleWords(t, outside, about),
          }),
          ...(isNone(only_inside)
            ? []
            : [t('{{only}} of the audience only through it', { only: peopleWords(t, only_inside, only_about) })]),
        ]
  return <span className="tabular text-13 text-muted">{words.join(' · ')}</span>
}
