import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '../floor/index.ts'
import { noteToolUse } from './suggestion-prompt.ts'

/** Every question that found people is a use of the tool; now and then suggestions are offered, and never forced. */
export function useSuggestionPrompt(
  question: AskedQuestion,
  { isAnswered, show }: { isAnswered: boolean; show: () => void },
): void {
  const { t } = useText()
  const answered = isAnswered ? JSON.stringify(question) : null
  const use = useEffectEvent(() => {
    if (!noteToolUse()) return
    notify(t('Would you like targeting suggestions from this analysis?'), 'info', {
      action: { label: t('Show suggestions'), onPress: show },
    })
  })
  useEffect(() => {
    // Another question is another use.
    if (answered !== null) use()
  }, [answered])
}
