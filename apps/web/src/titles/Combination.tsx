import type { EstimatedTitles } from '@starling/contract/browser'
import { draftOfQuestion, writeBuilder } from '@starling/question/builder'
import { formatOf } from '@starling/sections/cells'
import { conditionLines } from '@starling/sections/condition-words'
import { jobTitleName } from '@starling/sections/names'
import { fullNumber, say, useText } from '@starling/text'
import { Button, buttonClass, Drawer, IconButton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AudienceAnalysis, KeepAudience } from '../audiences/index.ts'
import { Await, Panel } from '../panels/index.ts'
import type { ChosenTitles } from './chosen-titles.ts'
import { estimateOptions } from './queries.ts'
import { People } from './TitleCategory.tsx'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const CATEGORY = 'Professions'
const NAMED = 3

/** What was chosen, how many people it has together, and what each title adds. */
export function Combination({
  chosen,
  onTitle,
  onClear,
}: {
  chosen: ChosenTitles
  onTitle: (id: string, to: 'in' | 'out' | 'none') => void
  onClear: () => void
}) {
  const { t } = useText()
  const isEmpty = chosen.titles.length === 0
  const query = useQuery(estimateOptions(chosen))
  return (
    <Panel
      className="max-lg:order-first"
      title={t('Your combination')}
      aside={
        !isEmpty && (
          <Button size="small" onClick={onClear}>
            {t('Choose none')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className="text-muted">{t('Choose a title to see how many people it has.')}</p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Await query={query} name={JSON.stringify(chosen)} height="h-20">
            {(estimated) => <Estimate estimated={estimated} chosen={chosen} />}
          </Await>
          <ChosenList chosen={chosen} each={query.data?.each ?? []} onTitle={onTitle} />
        </div>
      )}
    </Panel>
  )
}

function Estimate({ estimated, chosen }: { estimated: EstimatedTitles; chosen: ChosenTitles }) {
  const { t, language } = useText()
  const { list } = say(language)
  const [isAnalysed, setAnalysed] = useState(false)
  const { people, share, interval, question } = estimated
  const format = formatOf(say(language), 0)
  const names = chosen.titles.slice(0, NAMED).map((id) => jobTitleName(id, language))
  const more = chosen.titles.length - names.length
  const name = list(more > 0 ? [...names, t('{{count}} more', { count: more })] : names, 'or')
  return (
    <div className="grid gap-3">
      <div aria-live="polite">
        <p className="tabular font-strong text-28">
          <People people={people} />
        </p>
        {share !== null && (
          <p className="tabular text-13 text-muted">
            {t('{{share}} of everybody there ({{interval}})', {
              share: format.short('share', share),
              interval: format.short('interval', interval),
            })}
          </p>
        )}
        <p className="mt-1 text-13 text-muted">{conditionLines(question, null, say(language)).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <KeepAudience audience={{ body: question, name, categories: [CATEGORY] }} />
        <Button onClick={() => setAnalysed(true)}>{t('Analyse these people')}</Button>
        <Link
          to={`/audience-builder?${writeBuilder(draftOfQuestion(question, null))}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('Open in the builder')}
        </Link>
      </div>
      <Drawer open={isAnalysed} onOpenChange={setAnalysed} title={name} size="large">
        {isAnalysed && question.query_type === 'builder' && <AudienceAnalysis question={question} />}
      </Drawer>
    </div>
  )
}

function ChosenList({
  chosen: { titles, excluded },
  each,
  onTitle,
}: {
  chosen: ChosenTitles
  each: EstimatedTitles['each']
  onTitle: (id: string, to: 'in' | 'out' | 'none') => void
}) {
  const { t, language } = useText()
  const sizes = new Map(each.map((one) => [one.id, one]))
  const adds = (id: string) => {
    const one = sizes.get(id)
    if (!one) return ''
    return one.adds === null ? t('too few to tell') : t('adds {{n}}', { n: fullNumber(one.adds) })
  }
  return (
    <ul className="divide-y divide-line">
      {[...titles.map((id) => ({ id, isIn: true })), ...excluded.map((id) => ({ id, isIn: false }))].map(
        ({ id, isIn }) => {
          const name = jobTitleName(id, language)
          return (
            <li key={id} className="flex items-center gap-1 py-1">
              <span className="grid min-w-0 flex-1">
                <span className="truncate">{isIn ? name : t('Not: {{what}}', { what: name })}</span>
                <span className="tabular min-h-4 text-12 text-muted">{isIn ? adds(id) : t('left out')}</span>
              </span>
              {isIn && titles.length > 1 && (
                <IconButton size="small" label={t('Leave out {{name}}', { name })} onClick={() => onTitle(id, 'out')}>
                  <Ban {...ICON} />
                </IconButton>
              )}
              {!isIn && (
                <IconButton size="small" label={t('Take in {{name}}', { name })} onClick={() => onTitle(id, 'in')}>
                  <Check {...ICON} />
                </IconButton>
              )}
              <IconButton
                size="small"
                label={t('Remove {{label}}', { label: name })}
                onClick={() => onTitle(id, 'none')}
              >
                <X {...ICON} />
              </IconButton>
            </li>
          )
        },
      )}
    </ul>
  )
}
