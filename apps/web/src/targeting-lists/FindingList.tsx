import { type TextKey, useText } from '@starling/text'
import { clsx } from 'clsx'
import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react'
import type { PackageFinding } from './findings.ts'

type Level = PackageFinding['level']
/** Never by colour alone: each has its sign and its word. */
export const LEVELS: Record<Level, { word: TextKey; look: string; Icon: typeof CircleAlert }> = {
  error: { word: 'Error', look: 'text-bad', Icon: CircleAlert },
  warning: { word: 'Warning', look: 'text-warn', Icon: TriangleAlert },
  advice: { word: 'Advice', look: 'text-info', Icon: Lightbulb },
}

/** What a check of the list says, beside what it is about. */
export function FindingList({ findings }: { findings: readonly PackageFinding[] }) {
  const { t } = useText()
  if (findings.length === 0) return null
  return (
    <ul className="grid gap-1.5">
      {findings.map(({ id, level, text }) => {
        const { word, look, Icon } = LEVELS[level]
        return (
          <li key={`${id} ${text}`} data-finding={id} className="flex items-start gap-2 text-13">
            <Icon size={14} strokeWidth={2} aria-hidden className={clsx('mt-0.5 shrink-0', look)} />
            <span className="min-w-0 text-pretty">
              <span className={clsx('font-medium', look)}>{t(word)}</span> {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
