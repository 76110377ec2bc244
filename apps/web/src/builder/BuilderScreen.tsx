import { useText } from '@starling/text'
import { Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FailedState } from '../errors/index.ts'
import { EstimatePart, TargetingPart } from '../targeting/index.ts'
import { BlockList } from './BlockList.tsx'
import { BudgetPart } from './BudgetPart.tsx'
import { PreviewPart } from './PreviewPart.tsx'
import { sizeOptions } from './queries.ts'
import { SavePart } from './SavePart.tsx'
import { OrderPart, SizePart } from './SizePart.tsx'
import { StartPart } from './StartPart.tsx'
import { SuggestionPart } from './SuggestionPart.tsx'
import { type Builder, useBuilder } from './use-builder.ts'

/** An audience, block by block, with its size at every step. */
export function BuilderScreen() {
  const { t } = useText()
  const opened = useBuilder()
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Audience builder')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('Describe whom you want to reach, and see at every step how many people that is.')}
        </p>
      </header>
      {opened.builder ? (
        <Building builder={opened.builder} />
      ) : opened.error ? (
        <FailedState error={opened.error} retry={opened.retry} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Building({ builder }: { builder: Builder }) {
  useUndoKeys(builder)
  const size = useQuery(sizeOptions(builder.draft))
  return (
    <>
      {/* In sight while blocks are changed; on a phone it would take the place of what is changed. */}
      <div className="z-20 grid grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-5 shadow-card lg:sticky lg:top-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <SizePart builder={builder} />
        <div className="lg:col-span-2 empty:hidden">
          <EstimatePart draft={builder.draft} />
        </div>
        <div className="lg:col-start-2 lg:row-start-1">
          <SavePart builder={builder} />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          <StartPart builder={builder} />
          <BlockList builder={builder} />
        </div>
        <div className="grid grid-cols-1 gap-6 rounded-card border border-line bg-raised p-5 shadow-card">
          <OrderPart builder={builder} />
          <SuggestionPart builder={builder} />
          <BudgetPart builder={builder} />
        </div>
      </div>
      <PreviewPart builder={builder} />
      <TargetingPart draft={builder.draft} size={size.data} />
    </>
  )
}

/** As everywhere; in a field of text they are the field's own. */
function useUndoKeys({ undo, redo }: Builder): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (!(event.ctrlKey || event.metaKey) || isInField) return
      const key = event.key.toLowerCase()
      const step = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null
      if (!step) return
      event.preventDefault()
      step()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
