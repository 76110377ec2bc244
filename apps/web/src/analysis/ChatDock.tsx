import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { IconButton, Skeleton, SkeletonGroup } from '@starling/ui'
import { X } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { ChatPanel } from '../chat/index.ts'
import { type Store, useStore } from '../floor/index.ts'
import type { Answers } from './use-answers.ts'

/** At the side of the page, which stays in view: each figure of an answer leads to its place there. */
export function ChatDock({
  question,
  shown,
  utc_offset_minutes,
  onClose,
}: {
  question: AskedQuestion
  shown: Store<Answers>
  utc_offset_minutes: number
  onClose: () => void
}) {
  const { t } = useText()
  const all = useStore(shown)
  const answers = useMemo(() => [...all.values()], [all])
  const dock = useRef<HTMLElement>(null)
  useEffect(() => {
    dock.current?.focus()
  }, [])
  return (
    <aside
      ref={dock}
      tabIndex={-1}
      aria-label={t('Ask this analysis')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-30 flex h-[60dvh] animate-rise flex-col rounded-t-card border-line bg-raised p-4 shadow-float outline-none md:inset-x-auto md:top-44 lg:top-31 md:right-0 md:h-auto md:w-96 md:rounded-none md:border-l md:shadow-none"
    >
      <IconButton size="small" label={t('Close')} onClick={onClose} className="absolute! top-3 right-3 z-10">
        <X size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <div className="min-h-0 grow [&_header]:pr-9">
        <Suspense fallback={<Awaited />}>
          <ChatPanel question={question} answers={answers} utc_offset_minutes={utc_offset_minutes} />
        </Suspense>
      </div>
    </aside>
  )
}

function Awaited() {
  return (
    <SkeletonGroup className="grid gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
