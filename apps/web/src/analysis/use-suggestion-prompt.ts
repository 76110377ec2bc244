import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '../floor/index.ts'
import { noteToolUse } from './suggestion-prompt.ts'

/** Every question is a use of the tool; now and then suggestions are offered, and never forced. */
export function useSuggestionPrompt(question: AskedQuestion, show: () => void): void {
  const { t } = useText()
  const key = JSON.stringify(question)
  const use = useEffectEvent(() => {
    if (!noteToolUse()) return
    notify(t('Would you like targeting suggestions from this analysis?'), 'info', {
      timeout: 0,
      action: { label: t('Show suggestions'), onPress: show },
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another use
  useEffect(() => {
    use()
  }, [key])
}
