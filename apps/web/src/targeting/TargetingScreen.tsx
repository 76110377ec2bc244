import { writeBuilder } from '@starling/question/builder'
import { builderSentence } from '@starling/sections/builder-words'
import { dateTime, fullNumber, say, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { joinAddress } from '../question/index.ts'
import { CoveragePart } from './CoveragePart.tsx'
import { InsightsState } from './InsightsState.tsx'
import { insightsOptions, useTargetingChanges } from './queries.ts'

/** A targeting package by its own address. */
export function TargetingScreen() {
  const { t, language } = useText()
  const { teamId, id = '' } = useParams()
  const query = useQuery(insightsOptions(id))
  const { cancel } = useTargetingChanges(teamId !== undefined)
  const builder = teamId === undefined ? '/audience-builder' : `/${teamId}/creator`
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <h1 className="font-strong text-28">{t('Targeting package')}</h1>
      <Await query={query} name={id}>
        {(insights) => (
          <div className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-5 shadow-card">
            <header className="grid gap-1">
              <p className="text-pretty">{builderSentence(insights.draft, say(language))}</p>
              {insights.size && !insights.size.few && (
                <p className="tabular text-13 text-muted">
                  {t('{{n}} people', { n: fullNumber(insights.size.size) })}{' '}
                  {t('of {{n}} people known here, counted exactly', { n: fullNumber(insights.size.of) })}
                </p>
              )}
              <p className="text-13 text-muted">
                {t('Made {{when}}.', { when: dateTime(insights.created_at) })}{' '}
                <Link
                  className="text-text underline decoration-line-strong underline-offset-3 hover:decoration-accent"
                  to={joinAddress(builder, writeBuilder(insights.draft))}
                >
                  {t('Open in the builder')}
                </Link>
              </p>
            </header>
            {insights.targeting_package && <CoveragePart insights={insights} />}
            <InsightsState insights={insights} level={2} cancel={() => cancel.mutateAsync(insights.id)} />
          </div>
        )}
      </Await>
    </div>
  )
}
