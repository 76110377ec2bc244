import { type LintLevel, type LintRemark, remarkText } from '@starling/targeting'
import { useText } from '@starling/text'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'

const ICONS: Record<LintLevel, typeof Info> = { error: CircleAlert, warning: TriangleAlert, advice: Info }
const LOOKS: Record<LintLevel, string> = { error: 'text-bad', warning: 'text-warn', advice: 'text-muted' }

/** What X's rules, and what is usual, say about what is being written. */
export function Remarks({ remarks, isBlank }: { remarks: readonly LintRemark[]; isBlank: boolean }) {
  const say = useText()
  return (
    <section aria-label={say.t('Remarks')} aria-live="polite">
      {isBlank ? (
        <p className="text-13 text-muted">{say.t('Write a text or add media: X’s rules are checked as you go.')}</p>
      ) : remarks.length === 0 ? (
        <p className="text-13 text-good">{say.t('X would take it as it is.')}</p>
      ) : (
        <ul className="grid gap-1.5">
          {remarks.map((remark) => {
            const Icon = ICONS[remark.level]
            return (
              <li key={remark.rule} className={`flex items-start gap-2 text-13 ${LOOKS[remark.level]}`}>
                <span className="flex h-[1lh] items-center">
                  <Icon size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
                </span>
                <span className="min-w-0">{remarkText(remark, say)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
