import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { useCorrectedCount } from './queries.ts'

/** What the team says otherwise, counted apart: no figure is changed by it. */
export function CorrectedNote({ question }: { question: AskedQuestion }) {
  const { t, language, fullNumber } = useText()
  const counts = useCorrectedCount(question)
  if (!counts || counts.posts === 0) return null
  const into = [
    counts.negative > 0 && t('{{n}} to negative', { n: fullNumber(counts.negative) }),
    counts.neutral > 0 && t('{{n}} to neutral', { n: fullNumber(counts.neutral) }),
    counts.positive > 0 && t('{{n}} to positive', { n: fullNumber(counts.positive) }),
  ].filter((part) => part !== false)
  return (
    <p role="status" className="tabular text-13 text-muted">
      {t('Your team corrected {{n}} of these posts: {{into}}. The figures count them as judged.', {
        n: fullNumber(counts.posts),
        into: into.join(language === 'ja' ? '、' : ', '),
      })}
    </p>
  )
}
