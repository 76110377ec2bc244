import type { BlockEffect } from '@starling/contract/browser'
import { BLOCK_KINDS, BLOCKS, type BlockKind, type BlockRole, blocksOf, withoutBlock } from '@starling/question/builder'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { AnyOrAll } from './AnyOrAll.tsx'
import { BLOCK_FIELDS } from './block-fields.tsx'
import { EffectsInWords } from './EffectsInWords.tsx'
import { effectsOptions } from './queries.ts'
import type { Builder } from './use-builder.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const ROLES: readonly { role: BlockRole; title: TextKey; add: TextKey }[] = [
  { role: 'subject', title: 'Who they are', add: 'Add what they have in common' },
  { role: 'filter', title: 'Only those who', add: 'Add a filter' },
  { role: 'exclusion', title: 'Leave out', add: 'Leave somebody out' },
]

/** The blocks of a draft, each with what it does, and those that can be added. */
export function BlockList({ builder }: { builder: Builder }) {
  const { draft } = builder
  // One that was added and is still empty stays until it is filled or taken away.
  const [added, setAdded] = useState<readonly BlockKind[]>([])
  const effects = useQuery({ ...effectsOptions(draft), placeholderData: keepPreviousData })
  const there = new Set<BlockKind>([...blocksOf(draft), ...added, 'without_bots'])
  return (
    <div className="grid grid-cols-1 gap-6">
      {ROLES.map(({ role, title, add }) => (
        <RoleBlocks
          key={role}
          role={role}
          title={title}
          add={add}
          kinds={BLOCK_KINDS.filter((kind) => BLOCKS[kind].role === role && there.has(kind))}
          others={BLOCK_KINDS.filter((kind) => BLOCKS[kind].role === role && !there.has(kind) && kind !== 'kept')}
          builder={builder}
          // An effect of the draft before this one is none of this one's.
          effects={effects.isPlaceholderData ? undefined : effects.data?.blocks}
          onAdd={(kind) => setAdded([...added, kind])}
          onRemove={(kind) => {
            setAdded(added.filter((one) => one !== kind))
            builder.replace(withoutBlock(draft, kind))
          }}
        />
      ))}
    </div>
  )
}

function RoleBlocks({
  role,
  title,
  add,
  kinds,
  others,
  builder,
  effects,
  onAdd,
  onRemove,
}: {
  role: BlockRole
  title: TextKey
  add: TextKey
  kinds: readonly BlockKind[]
  others: readonly BlockKind[]
  builder: Builder
  effects: readonly BlockEffect[] | undefined
  onAdd: (kind: BlockKind) => void
  onRemove: (kind: BlockKind) => void
}) {
  const { t } = useText()
  const blocks = useRef(new Map<BlockKind, HTMLElement>())
  const added = useRef<BlockKind | null>(null)

  /** What was just added is in sight, and can be written into at once. */
  function goToAdded(): boolean {
    const block = added.current && blocks.current.get(added.current)
    const field = block?.querySelector<HTMLElement>('input, select, textarea')
    added.current = null
    if (!block || !field) return false
    block.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return true
  }
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={t(title)}>
      <h2 className="font-strong text-16">{t(title)}</h2>
      {role === 'subject' && <EffectsInWords draft={builder.draft} />}
      {kinds.map((kind) => {
        const { title: name, hint, placeholder, Field } = BLOCK_FIELDS[kind]
        return (
          <section
            key={kind}
            ref={(block) => {
              if (block) blocks.current.set(kind, block)
              else blocks.current.delete(kind)
            }}
            aria-label={t(name)}
            className="grid gap-2 rounded-card border border-line bg-raised p-4 shadow-card"
          >
            <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="font-medium text-14">{t(name)}</h3>
              <span className="flex items-center gap-2">
                <Effect effect={effects?.find((one) => one.kind === kind)} />
                {kind !== 'without_bots' && (
                  <IconButton
                    size="small"
                    label={t('Remove {{label}}', { label: t(name) })}
                    onClick={() => onRemove(kind)}
                  >
                    <X {...ICON} />
                  </IconButton>
                )}
              </span>
            </header>
            {hint && <p className="text-13 text-muted">{t(hint)}</p>}
            <Field
              draft={builder.draft}
              change={builder.change}
              type={builder.type}
              label={t(name)}
              placeholder={placeholder ? t(placeholder) : ''}
            />
            <AnyOrAll kind={kind} label={t(name)} draft={builder.draft} change={builder.change} />
          </section>
        )
      })}
      {others.length > 0 && (
        <DropdownMenu
          align="start"
          focusAfter={goToAdded}
          trigger={
            <Button size="small" icon={<Plus {...ICON} />} className="justify-self-start">
              {t(add)}
            </Button>
          }
        >
          {others.map((kind) => (
            <DropdownItem
              key={kind}
              onSelect={() => {
                added.current = kind
                onAdd(kind)
              }}
            >
              {t(BLOCK_FIELDS[kind].title)}
            </DropdownItem>
          ))}
        </DropdownMenu>
      )}
    </section>
  )
}

/** How many it finds by itself, and how many more or fewer there are because of it. */
function Effect({ effect }: { effect: BlockEffect | undefined }) {
  const { t } = useText()
  if (!effect) return null
  const { alone, change, few } = effect
  return (
    <span className="tabular text-13 text-muted">
      {effect.kind !== 'without_bots' && (
        <>{alone.few ? t('Fewer than five by itself') : t('{{n}} by itself', { n: fullNumber(alone.size) })} · </>
      )}
      <span className={clsx(change > 0 && 'text-good')}>
        {few ? t('moves fewer than five') : changeWords(change, t)}
      </span>
    </span>
  )
}

function changeWords(change: number, t: ReturnType<typeof useText>['t']): string {
  if (change === 0) return t('changes nothing')
  const n = fullNumber(Math.abs(change))
  return change > 0 ? t('adds {{n}}', { n }) : t('takes away {{n}}', { n })
}
