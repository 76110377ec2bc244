import type { ReviewRemark } from '@starling/contract/browser'
import { type TextKey, useText } from '@starling/text'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'

type Level = ReviewRemark['level']
/** Never by colour alone: each has its sign and its word; the worst first. */
const LEVELS: readonly { level: Level; word: TextKey; look: string; Icon: typeof CircleAlert }[] = [
  { level: 'error', word: 'Error', look: 'text-bad', Icon: CircleAlert },
  { level: 'warning', word: 'Warning', look: 'text-warn', Icon: TriangleAlert },
  { level: 'advice', word: 'Advice', look: 'text-info', Icon: Lightbulb },
]

/** What the rules of X, of the specification and our own say of packages and creatives. */
export function RemarksPart({ remarks }: { remarks: readonly ReviewRemark[] }) {
  const { t } = useText()
  const told = LEVELS.flatMap(({ level, ...look }) => {
    const ofLevel = remarks.filter((one) => one.level === level)
    // The same of several ad sets is said once.
    return [...new Set(ofLevel.map(({ text }) => text))].map((text) => ({
      ...look,
      text,
      times: ofLevel.filter((one) => one.text === text).length,
    }))
  })
  return (
    <section aria-label={t('Checks')} className="grid grid-cols-1 gap-2">
      <h3 className="font-strong text-14">{t('Checks')}</h3>
      {told.length === 0 ? (
        <p className="flex items-center gap-2 text-14">
          <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="text-good" />
          {t('Nothing to mend.')}
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {told.map(({ word, look, Icon, text, times }) => (
            <li key={`${word} ${text}`} className="flex items-start gap-2 text-13">
              <Icon size={14} strokeWidth={2} aria-hidden className={clsx('mt-0.5 shrink-0', look)} />
              <span className="min-w-0 text-pretty">
                <span className={clsx('font-medium', look)}>{t(word)}</span> {text}
                {times > 1 && <span className="tabular text-muted"> {t('({{count}} ad sets)', { count: times })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
