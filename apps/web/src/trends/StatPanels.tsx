import { SectionChart } from '@starling/charts'
import type { Answered, XStats } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { formatOf } from '../analysis/cells.ts'
import { chartWords, sayOfSection } from '../analysis/chart-words.ts'
import { asOfWords, baselineWords, baseWords, sourceNames } from '../analysis/SectionFoot.tsx'
import { offsetName, ownOffset } from '../analysis/time-zone.ts'
import { Panel } from './Panel.tsx'

const WIDE: readonly SectionId[] = ['activity']
const BY_THE_CLOCK: readonly SectionId[] = ['activity']

/** When, in which mood and in which language a place posts, as its sections answer. */
export function StatPanels({ sections }: { sections: XStats['sections'] }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {sections.map((section) =>
        'rows' in section ? (
          <StatPanel key={section.section} answer={section} />
        ) : (
          <Panel key={section.section} title={sayOfSection(sectionOf(section.section).title)}>
            <p className="text-muted">{section.error.detail}</p>
          </Panel>
        ),
      )}
    </div>
  )
}

export function StatPanel({ answer, className }: { answer: Answered; className?: string }) {
  const { t, language } = useText()
  const section = sectionOf(answer.section)
  const format = useMemo(() => formatOf(language, ownOffset()), [language])
  const words = useMemo(() => chartWords(language, []), [language])
  const beside = baselineWords(answer.base, language)
  return (
    <Panel
      className={clsx(WIDE.includes(answer.section) && 'lg:col-span-2', className)}
      title={sayOfSection(section.title)}
      about={sayOfSection(section.meaning)}
      foot={
        <p className="flex flex-wrap gap-x-3 gap-y-0.5">
          <span className="tabular">{baseWords(answer.base)}</span>
          {beside && <span>{beside}</span>}
          {BY_THE_CLOCK.includes(answer.section) && (
            <span>{t('clock of {{zone}}', { zone: offsetName(ownOffset()) })}</span>
          )}
          <span className="tabular">{asOfWords(answer, language)}</span>
          <span>{t('from {{source}}', { source: sourceNames(answer.source) })}</span>
        </p>
      }
    >
      <SectionChart section={section} rows={answer.rows} format={format} words={words} limit={10} />
    </Panel>
  )
}
