import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { LEVELS } from './FindingList.tsx'
import type { PackageFinding } from './findings.ts'

const ORDER = ['error', 'warning', 'advice'] as const

/** All that is to be said of a list, the worst first; each leads to the part that it is about, where that can be shown. */
export function FindingSummary({
  findings,
  show,
}: {
  findings: readonly PackageFinding[]
  show: (part: NonNullable<PackageFinding['part']>) => (() => void) | null
}) {
  const { t } = useText()
  const counts = ORDER.map((level) => ({ level, n: findings.filter((finding) => finding.level === level).length }))
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
        <>
          <p className="tabular text-13 text-muted">
            {counts
              .filter(({ n }) => n > 0)
              .map(({ level, n }) => t('{{level}}: {{n}}', { level: t(LEVELS[level].word), n }))
              .join(' · ')}
          </p>
          <ul className="grid max-h-80 gap-1.5 overflow-y-auto overscroll-contain">
            {ORDER.flatMap((level) => findings.filter((finding) => finding.level === level)).map((finding) => (
              <Remark
                key={`${finding.id} ${finding.text}`}
                finding={finding}
                show={finding.part === null ? null : show(finding.part)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Remark({ finding: { level, text }, show }: { finding: PackageFinding; show: (() => void) | null }) {
  const { t } = useText()
  const { word, look, Icon } = LEVELS[level]
  const words = (
    <>
      <Icon size={14} strokeWidth={2} aria-hidden className={clsx('mt-0.5 shrink-0', look)} />
      <span className="min-w-0 text-pretty">
        <span className={clsx('font-medium', look)}>{t(word)}</span> {text}
      </span>
    </>
  )
  return (
    <li className="text-13">
      {show ? (
        <button
          type="button"
          onClick={show}
          className="flex min-h-6 w-full items-start gap-2 rounded-control text-left underline decoration-line-strong underline-offset-3 hover:decoration-accent pointer-coarse:min-h-10"
        >
          {words}
        </button>
      ) : (
        <span className="flex items-start gap-2">{words}</span>
      )}
    </li>
  )
}
