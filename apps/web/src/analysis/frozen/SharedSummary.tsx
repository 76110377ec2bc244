import type { SharedAnalysis } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { summaryOf } from '@starling/sections/summary'
import { useText } from '@starling/text'
import { useId, useMemo } from 'react'
import { SummarySentences } from '../AnalysisSummary.tsx'

/** What the kept answers say, in the reader's language; each figure leads to its section. */
export function SharedSummary({ shared, asked }: { shared: SharedAnalysis; asked: string }) {
  const say = useText()
  const titleId = useId()
  const summary = useMemo(() => {
    const { answers, utc_offset_minutes } = shared
    return summaryOf({ question: shared.question as AskedQuestion, asked, answers, say, utc_offset_minutes })
  }, [shared, asked, say])
  if (summary.sentences.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-raised px-5 pt-4 pb-5 shadow-card">
      <h2 id={titleId} className="mb-2 font-strong text-16">
        {say.t('Summary')}
      </h2>
      <SummarySentences summary={summary} to="" />
    </section>
  )
}
