import type { Answered, Base } from '@starling/contract/browser'
import type { Comparison } from '@starling/question'
import { areAlone, correctedWords, type SectionId, sectionOf } from '@starling/sections'
import { fullNumber, t as say, useText } from '@starling/text'
import { Lock } from 'lucide-react'
import { asOfWords, baseWords, comparedWords, sourceNames } from '../../figures/index.ts'
import { askToSignIn } from '../../floor/index.ts'
import type { PanelView } from '../../question/index.ts'
import { useMe } from '../../session/index.ts'
import { BaselineChooser } from './BaselineChooser.tsx'
import { ComparisonChooser } from './ComparisonChooser.tsx'
import { useFormat } from './use-format.ts'
import { ZoneChooser } from './ZoneChooser.tsx'

/** Whose numbers these are: how many, of whom known, beside whom, when and from where. */
export function SectionFoot({
  id,
  answer,
  panel,
  utc_offset_minutes,
  onBaseline,
  onComparison,
  onZone,
  onMethod,
}: {
  id: SectionId
  answer: Answered | null
  panel: PanelView
  utc_offset_minutes: number
  onBaseline: (baseline: string | undefined) => void
  onComparison: (comparison: Comparison) => void
  onZone: (minutes: number | undefined) => void
  onMethod: (id: SectionId) => void
}) {
  const reading = useText()
  const { t, language } = reading
  const format = useFormat(id, utc_offset_minutes)
  const corrected = answer && correctedWords(sectionOf(id).columns, answer.rows, format, reading)
  // Where no figure is shown, none is compared.
  const isCompared =
    sectionOf(id).baseline === 'chosen' && answer !== null && answer.base.baseline !== null && !answer.base.hidden
  const { me, pending } = useMe()
  return (
    <footer className="mt-auto border-line border-t px-4 py-2 text-12 text-muted">
      {answer ? (
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
          <BaseSaid base={answer.base} />
          {isCompared && (
            <>
              <BaselineChooser base={answer.base} chosen={panel.baseline} onChange={onBaseline} />
              {!sectionOf(id).as_is && <ComparisonChooser base={answer.base} onChange={onComparison} />}
            </>
          )}
          {isCompared && areAlone(answer.rows) && <span>{t('nobody to compare with')}</span>}
          {sectionOf(id).baseline === 'all' && !answer.base.hidden && <span>{comparedWords(answer, language)}</span>}
          {corrected && (
            <button
              type="button"
              onClick={() => onMethod(id)}
              title={t(
                'How often this judgement was wrong where the truth was known is counted in; the range is right 95 times out of 100. Press for how it is calculated.',
              )}
              className="tabular rounded-[4px] text-left underline decoration-dotted underline-offset-2 hover:text-text pointer-coarse:min-h-10"
            >
              {corrected}
            </button>
          )}
          {sectionOf(id).clock === 'reader' && <ZoneChooser value={utc_offset_minutes} onChange={onZone} />}
          <span className="tabular">{asOfWords(answer, language)}</span>
          {answer.source.length > 0 && <span>{t('from {{source}}', { source: sourceNames(answer.source) })}</span>}
          {answer.more && !me && !pending && (
            <button
              type="button"
              onClick={() => askToSignIn(t('Sign in to access more data.'))}
              className="ml-auto inline-flex items-center gap-1 rounded-[4px] font-medium text-accent hover:underline pointer-coarse:min-h-10"
            >
              <Lock size={12} strokeWidth={2} aria-hidden />
              {t('Sign in to access more data')}
            </button>
          )}
        </div>
      ) : (
        <div className="h-6" />
      )}
    </footer>
  )
}

/** Where nothing is shown of a section, still of how many that is. */
export const FoldedFoot = ({ base }: { base: Base }) => (
  <footer className="px-4 pb-3 text-12 text-muted">
    <BaseSaid base={base} />
  </footer>
)

function BaseSaid({ base }: { base: Base }) {
  const { language } = useText()
  return (
    <span className="tabular" title={base.hidden ? undefined : saidFully(base)}>
      {baseWords(base, language)}
    </span>
  )
}

const saidFully = ({ n, known }: Base) =>
  say('n = {{n}}, known = {{known}}', { n: fullNumber(n), known: fullNumber(known) })
