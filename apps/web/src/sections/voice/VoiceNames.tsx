import type { WordsQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { Button, Skeleton } from '@starling/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '../../floor/index.ts'

const VoiceEditor = lazyPart(() => import('./VoiceEditor.tsx').then((module) => module.VoiceEditor))

/** Under the shares: between whom, and what else they are called. Asked for only by who wants to know. */
export function VoiceNames({ question }: { question: WordsQuestion }) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const Arrow = isOpen ? ChevronUp : ChevronDown
  return (
    <div className="mt-3 border-line border-t pt-2">
      <Button
        size="small"
        variant="ghost"
        className="-ml-2"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<Arrow size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('Names and spellings')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton className="mt-2 h-24 w-full" />}>
            <VoiceEditor question={question} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
