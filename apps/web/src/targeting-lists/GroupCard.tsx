import type { CoveredEntry } from '@starling/contract/browser'
import { chosenOf, FIELD_WORDS, type PackageEntry, type PackagePart } from '@starling/targeting'
import { useText } from '@starling/text'
import { Button, CopyButton, IconButton } from '@starling/ui'
import { ListOrdered, Tags } from 'lucide-react'
import { useState } from 'react'
import { notify } from '../floor/index.ts'
import { AddEntry } from './AddEntry.tsx'
import { EntryChips } from './EntryChips.tsx'
import { EntryRows } from './EntryRows.tsx'
import { added, allChosen, moved, removed, toggled } from './edit-package.ts'
import { FindingList } from './FindingList.tsx'
import type { PackageFinding } from './findings.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
/** More are shown when they are asked for: a thousand chips are a page by themselves. */
const SHOWN = 60
const NOTHING: ReadonlyMap<string, CoveredEntry> = new Map()

/** One kind of element: its entries, what is wrong with them, and a field for the next. Without `change` it is only read. */
export function GroupCard({
  part,
  entries,
  findings,
  covered = NOTHING,
  looked,
  change,
}: {
  part: PackagePart
  entries: readonly PackageEntry[]
  findings: readonly PackageFinding[]
  covered?: ReadonlyMap<string, CoveredEntry>
  /** What is searched for in the whole list; empty is everything. */
  looked: string
  change?: (entries: PackageEntry[]) => void
}) {
  const { t } = useText()
  const [isRows, setIsRows] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const name = t(FIELD_WORDS[part])
  const found = entries.filter((entry) => isCalled(entry, looked))
  const shown = isWhole ? found : found.slice(0, SHOWN)
  const chosen = chosenOf(entries)
  const isAll = chosen.length === entries.length
  const toggle = (key: string) => change?.(toggled(entries, key))
  const remove = (key: string) => change?.(removed(entries, key))
  return (
    <section
      aria-label={name}
      data-part={part}
      className="grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-strong text-14">
          {name}{' '}
          <span className="tabular font-normal text-13 text-muted">
            {isAll ? entries.length || '' : t('{{n}} of {{total}} chosen', { n: chosen.length, total: entries.length })}
          </span>
        </h3>
        <span className="flex items-center">
          {change && entries.length > 1 && (
            <Button size="small" variant="ghost" onClick={() => change(allChosen(entries, !isAll))}>
              {isAll ? t('Leave all out') : t('Choose all')}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <CopyButton
            iconOnly
            variant="ghost"
            label={t('Copy {{what}}', { what: name })}
            content={chosen.map(({ label }) => label).join('\n')}
            notify={(text, { level }) => notify(text, level)}
          />
          {change && entries.length > 0 && (
            <IconButton
              size="small"
              label={isRows ? t('{{name}} as chips', { name }) : t('{{name}} with reasons and order', { name })}
              onClick={() => setIsRows(!isRows)}
            >
              {isRows ? <Tags {...ICON} /> : <ListOrdered {...ICON} />}
            </IconButton>
          )}
        </span>
      </header>
      {found.length > 0 && isRows && change ? (
        <EntryRows
          name={name}
          entries={shown}
          covered={covered}
          onToggle={toggle}
          onRemove={remove}
          onOrder={looked === '' ? (from, to) => change(moved(entries, from, to)) : null}
        />
      ) : (
        found.length > 0 && (
          <EntryChips name={name} entries={shown} {...(change && { onToggle: toggle, onRemove: remove })} />
        )
      )}
      {found.length > SHOWN && (
        <Button size="small" variant="ghost" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('Show fewer') : t('Show all {{n}}', { n: found.length })}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {part === 'conversation_topics' && chosen.length > 0 && (
        <p className="text-pretty text-13 text-muted">
          {t(
            'These are our own names of topics. X takes those that it has under the same name; which it did not take is said after applying.',
          )}
        </p>
      )}
      <FindingList findings={findings} />
      {change && looked === '' && (
        <AddEntry part={part} name={name} entries={entries} onAdd={(more) => change(added(entries, more))} />
      )}
    </section>
  )
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
export const isCalled = ({ label, value }: PackageEntry, looked: string): boolean =>
  looked === '' || fold(label).includes(fold(looked)) || fold(value).includes(fold(looked))
