import type { Answered } from '@starling/contract/browser'
import { correctedWords, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { asOfWords, baseWords, comparedWords, offsetName, sourceNames } from '../../figures/index.ts'
import { useFormat } from './use-format.ts'

/** Whose numbers these are, of an answer that was kept: the same words, and nothing to choose. */
export function FrozenFoot({ answer, utc_offset_minutes }: { answer: Answered; utc_offset_minutes: number }) {
  const say = useText()
  const { t, language } = say
  const beside = comparedWords(answer, language)
  const format = useFormat(answer.section, utc_offset_minutes)
  const corrected = correctedWords(sectionOf(answer.section).columns, answer.rows, format, say)
  return (
    <footer className="mt-auto border-line border-t px-4 py-2 text-12 text-muted">
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular">{baseWords(answer.base, language)}</span>
        {beside && <span>{beside}</span>}
        {corrected && <span className="tabular">{corrected}</span>}
        {sectionOf(answer.section).clock === 'reader' && (
          <span>{t('{{zone}} time', { zone: offsetName(utc_offset_minutes) })}</span>
        )}
        <span className="tabular">{asOfWords(answer, language)}</span>
        {answer.source.length > 0 && <span>{t('from {{source}}', { source: sourceNames(answer.source) })}</span>}
      </p>
    </footer>
  )
}
