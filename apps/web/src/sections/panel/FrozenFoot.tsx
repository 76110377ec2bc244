import type { Answered } from '@starling/contract/browser'
import { sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { asOfWords, baseWords, comparedWords, offsetName, sourceNames } from '../../figures/index.ts'

/** Whose numbers these are, of an answer that was kept: the same words, and nothing to choose. */
export function FrozenFoot({ answer, utc_offset_minutes }: { answer: Answered; utc_offset_minutes: number }) {
  const { t, language } = useText()
  const beside = comparedWords(answer, language)
  return (
    <footer className="mt-auto border-line border-t px-4 py-2 text-12 text-muted">
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular">{baseWords(answer.base, language)}</span>
        {beside && <span>{beside}</span>}
        {sectionOf(answer.section).clock === 'reader' && (
          <span>{t('{{zone}} time', { zone: offsetName(utc_offset_minutes) })}</span>
        )}
        <span className="tabular">{asOfWords(answer, language)}</span>
        {answer.source.length > 0 && <span>{t('from {{source}}', { source: sourceNames(answer.source) })}</span>}
      </p>
    </footer>
  )
}
