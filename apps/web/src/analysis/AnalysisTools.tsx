import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { Button, CopyButton, IconButton } from '@starling/ui'
import { MessageSquareText, Target } from 'lucide-react'
import { notify } from '../floor/index.ts'
import type { Explorer } from '../question/index.ts'
import { analysisOf, SearchTools } from '../searches/index.ts'
import { ShareAnalysis } from '../sharing/index.ts'

/** What can be done with the whole analysis. */
export function AnalysisTools({
  question,
  window,
  utc_offset_minutes,
  explorer,
  isEmpty,
  onChat,
  onSuggest,
}: {
  question: AskedQuestion
  /** That was asked about, where nobody chose one. */
  window: AskedQuestion['window']
  utc_offset_minutes: number
  explorer: Explorer
  /** There is nothing to save, to ask or to suggest from. */
  isEmpty: boolean
  onChat: () => void
  onSuggest: () => void
}) {
  const { t } = useText()
  const { question: asked, view } = explorer.analysis
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2">
      <SearchTools
        kept={{ question: asked ?? question, days: view.days ?? null }}
        canSave={!isEmpty}
        onPick={(kept) => explorer.ask(analysisOf(kept))}
      />
      {!isEmpty && (
        <IconButton label={t('Targeting suggestions')} variant="secondary" onClick={onSuggest}>
          <Target size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
      {!isEmpty && (
        <ShareAnalysis
          question={question.window || !window ? question : { ...question, window }}
          view={view}
          utc_offset_minutes={utc_offset_minutes}
        />
      )}
      <CopyButton
        content={() => location.href}
        label={t('Copy the link')}
        iconOnly
        size="medium"
        notify={(text, { level }) => notify(text, level)}
      />
      {!isEmpty && (
        <Button icon={<MessageSquareText size={16} strokeWidth={1.5} aria-hidden />} onClick={onChat}>
          {t('Ask this analysis')}
        </Button>
      )}
    </div>
  )
}
