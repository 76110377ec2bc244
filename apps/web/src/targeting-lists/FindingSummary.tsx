import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { LEVELS } from './FindingList.tsx'
import type { PackageFinding } from './findings.ts'

const ORDER = ['error', 'warning', 'advice'] as const

/** How many of each there are; a click leads to where the first of them stands. */
export function FindingSummary({ findings }: { findings: readonly PackageFinding[] }) {
  const { t } = useText()
  const show = (level: PackageFinding['level']) => {
    const first = findings.find((finding) => finding.level === level)
    const place = first && document.querySelector(`[data-finding=${CSS.escape(first.id)}]`)
    place?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  return (
    <section
      aria-label={t('Checks')}
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <h2 className="font-strong text-16">{t('Checks')}</h2>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2 text-14">
          <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="text-good" />
          {t('Nothing to mend.')}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {ORDER.map((level) => {
            const count = findings.filter((finding) => finding.level === level).length
            const { word, look, Icon } = LEVELS[level]
            return count === 0 ? null : (
              <li key={level}>
                <button
                  type="button"
                  onClick={() => show(level)}
                  className="flex min-h-6 items-center gap-1.5 text-14 hover:underline pointer-coarse:min-h-10"
                >
                  <Icon size={16} strokeWidth={1.5} aria-hidden className={clsx('shrink-0', look)} />
                  <span className="tabular">{t('{{level}}: {{n}}', { level: t(word), n: count })}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
