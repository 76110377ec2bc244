import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { Progress } from '@starling/ui'
import { type HowFar, type States, useProgress } from './use-progress.ts'

type Going = { question: AskedQuestion; states: States; turn_in_s: number | undefined }

/** How far an analysis is that lasts. Drawn apart from the sections: that it lasts draws none of them again. */
export function AnalysisProgress({ question, states, turn_in_s }: Going) {
  const howFar = useProgress(question, states)
  if (turn_in_s !== undefined) return <Turn seconds={turn_in_s} />
  return howFar && <Bar {...howFar} />
}

/** Stands in the gap between two rows: nothing moves when it comes or goes. */
const GAP = 'absolute top-full left-0 flex h-5 w-full animate-appear items-center gap-3 text-12 text-muted'

function Turn({ seconds }: { seconds: number }) {
  const { t } = useText()
  return (
    <div role="status" className={GAP}>
      {t('Many people are asking right now. Your turn comes in {{seconds}} s.', { seconds })}
    </div>
  )
}

function Bar({ done, total }: HowFar) {
  const { t } = useText()
  const label = t('{{done}} of {{total}} sections', { done, total })
  return (
    <div className={GAP}>
      <div className="w-40 max-w-1/3 shrink-0">
        <Progress label={label} share={done / total} />
      </div>
      <span className="tabular">{label}</span>
    </div>
  )
}
