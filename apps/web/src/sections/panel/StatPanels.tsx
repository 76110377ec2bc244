import type { Answered, XStats } from '@starling/contract/browser'
import { sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { say, useText } from '@starling/text'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { asOfWords, baseWords, comparedWords, offsetName, ownOffset, sourceNames } from '../../figures/index.ts'
import { Panel } from '../../panels/index.ts'
import { chartWords, sayOfSection } from '../chart-words.ts'
import { NearChart } from './NearChart.tsx'

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
  const isOfWeek = section.chart.kind === 'day_by_hour'
  const format = useMemo(() => formatOf(say(language), ownOffset()), [language])
  const words = useMemo(() => chartWords(language, []), [language])
  const beside = comparedWords(answer, language)
  return (
    <Panel
      className={clsx(isOfWeek && 'lg:col-span-2', className)}
      title={sayOfSection(section.title)}
      about={sayOfSection(section.meaning)}
      foot={
        <p className="flex flex-wrap gap-x-3 gap-y-0.5">
          <span className="tabular">{baseWords(answer.base, language)}</span>
          {beside && <span>{beside}</span>}
          {isOfWeek && <span>{t('{{zone}} time', { zone: offsetName(ownOffset()) })}</span>}
          <span className="tabular">{asOfWords(answer, language)}</span>
          <span>{t('from {{source}}', { source: sourceNames(answer.source) })}</span>
        </p>
      }
    >
      <NearChart section={section} rows={answer.rows} format={format} words={words} limit={10} />
    </Panel>
  )
}
