import { amountText } from '@starling/charts/scenario'
import type { AnalyzedCampaign, CampaignParameters, ParameterNeed } from '@starling/contract/browser'
import { clauseOf } from '@starling/sections/builder-words'
import { lossText, unsaidOf } from '@starling/targeting'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { joinAddress } from '../question/index.ts'
import { useMe } from '../session/index.ts'
import { DraftCampaign } from './DraftCampaign.tsx'
import { asScenario } from './parameters-draft.ts'
import { ScenarioFigures } from './ScenarioFigures.tsx'
import { writeScenarios } from './scenario-draft.ts'

const NEEDS: Record<ParameterNeed, TextKey> = {
  audience: 'Say whom it is for.',
  objective: 'Choose what it is for.',
  budget: 'Give a budget.',
  days: 'Give the first and the last day.',
  price: 'No price is known in this currency: give the price of 1,000 views.',
  people: 'It is not known how many people these are: give their number on X.',
}
const LEVELS = { error: 'text-bad', warning: 'text-warn', advice: 'text-muted' } as const
const LEVEL_NAMES: Record<keyof typeof LEVELS, TextKey> = {
  error: 'X would refuse this:',
  warning: 'Look at this:',
  advice: 'Advice:',
}

/** Size, figures, what X would refuse, and what is missing. */
export function JudgedCampaign({
  judged,
  parameters,
  isOld,
}: {
  judged: AnalyzedCampaign
  parameters: CampaignParameters
  isOld: boolean
}) {
  const say = useText()
  const { t } = say
  const { me } = useMe()
  const { size, calculation, remarks, missing, unsaid, suggested_budget_micro } = judged
  const isPlanner = me?.groups.some(({ name }) => name === 'CampaignPlanner') === true
  const named = parameters.name || t('Scenario {{letter}}', { letter: 'A' })
  const people = parameters.people ?? (size.size > 0 ? size.size : null)
  const planned = writeScenarios([asScenario({ ...parameters, people }, named, Date.now())], 0)
  return (
    <div aria-busy={isOld || undefined} className={clsx('grid grid-cols-1 gap-6', isOld && 'opacity-50')}>
      <p className="text-14">
        {size.few
          ? t('Fewer than 5 people')
          : t('{{n}} of the {{of}} people known here.', { n: fullNumber(size.size), of: fullNumber(size.of) })}
        {suggested_budget_micro !== null && parameters.budget_micro === null && (
          <>
            {' '}
            {t('The usual budget for so many is {{amount}}.', {
              amount: amountText(suggested_budget_micro, parameters.currency, say),
            })}
          </>
        )}
      </p>
      {missing.length > 0 && (
        <section
          aria-label={t('What is missing')}
          className="grid gap-1 rounded-control border border-warn bg-warn/10 px-3 py-2 text-13"
        >
          <h3 className="font-medium">{t('What is missing')}</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {missing.map((need) => (
              <li key={need}>{t(NEEDS[need])}</li>
            ))}
          </ul>
        </section>
      )}
      {remarks.length > 0 && (
        <section aria-label={t('Checks')} className="grid gap-1 text-13">
          <h3 className="font-strong text-16">{t('Checks')}</h3>
          <ul className="grid gap-1">
            {remarks.map(({ rule, level, text }) => (
              <li key={rule}>
                <span className={LEVELS[level]}>{t(LEVEL_NAMES[level])}</span> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unsaid > 0 && (
        <div className="grid gap-1 text-13 text-muted">
          <p>{t('X cannot be told all of this audience: {{count}} conditions are left out.', { count: unsaid })}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {unsaidOf(parameters.draft).map((one) => (
              <li key={JSON.stringify(one)}>
                {one.of === 'block'
                  ? t('People who {{what}}', { what: clauseOf(one.kind, parameters.draft, say) })
                  : lossText(one, say)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {calculation && <ScenarioFigures calculation={calculation} isOld={false} isTold />}
      {!isOld && <DraftCampaign parameters={parameters} isMissing={missing.length > 0} isReady={judged.is_ready} />}
      {isPlanner && (
        <Link className="w-fit text-14 underline" to={joinAddress('/campaign-planner', planned)}>
          {t('Compare it with others in the planner')}
        </Link>
      )}
    </div>
  )
}
