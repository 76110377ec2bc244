import { type Drawing, DrawingView, type Measure, usePageMeasure, useWidth } from '@starling/charts'
import {
  amountText,
  assumptionLines,
  certaintyText,
  countText,
  drawBudgetCurve,
  drawCalendar,
  drawReach,
  figureLines,
  rangeText,
} from '@starling/charts/scenario'
import type { CalculationNeed, CampaignCalculation } from '@starling/contract/browser'
import { type TextKey, useText } from '@starling/text'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { SideScroll } from '../panels/index.ts'

const NEEDS: Record<CalculationNeed, TextKey> = {
  people: 'It is not known how many people these are: give their number on X.',
  price: 'No price is known in this currency: give the price of 1,000 views.',
  budget: 'Give a budget, and a share of it.',
  reach: 'Give how many people are to be reached.',
  frequency: 'Give how often each is to see it.',
  out_of_reach: 'These people cannot be reached so often in these days, whatever is paid.',
}

/** `isTold`: what it needs stands beside it already. */
type Shown = { calculation: CampaignCalculation; isOld: boolean; isTold?: boolean }

/** All figures of a scenario: in sum, by audience, by day, by budget, and what they rest on. */
export function ScenarioFigures({ calculation, isOld, isTold = false }: Shown) {
  const { t } = useText()
  const { parts, curve, assumptions } = calculation
  const isKnown = parts.some(({ reach }) => reach !== null)
  return (
    <div aria-busy={isOld || undefined} className={clsx('grid grid-cols-1 gap-6', isOld && 'opacity-50')}>
      {parts.length > 0 && <Headline calculation={calculation} />}
      <Missing calculation={calculation} isTold={isTold} />
      {isKnown && (
        <>
          <ByAudience calculation={calculation} />
          <Drawn
            title={t('People reached')}
            draw={(look) =>
              drawReach(
                parts.map(({ name, reach }) => ({ name, reach })),
                look,
              )
            }
          />
        </>
      )}
      {parts.length > 0 && <Drawn title={t('Calendar')} draw={(look) => drawCalendar(calculation, look)} />}
      {curve.length > 0 && (
        <Drawn title={t('Budget and people reached')} draw={(look) => drawBudgetCurve(calculation, look)} />
      )}
      {assumptions.length > 0 && <RestsOn calculation={calculation} />}
    </div>
  )
}

function Headline({ calculation }: { calculation: CampaignCalculation }) {
  const say = useText()
  const { t } = say
  const { total, currency } = calculation
  const figures = [
    { label: t('Budget'), text: rangeText(total.budget, (micro) => amountText(micro, currency, say), say) },
    { label: t('People reached'), text: rangeText(total.reach, (value) => countText(value, say), say) },
    {
      label: t('Views of each'),
      text: rangeText(total.frequency, (value) => say.fullNumber(Math.round(value * 10) / 10), say),
    },
  ]
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {figures.map(({ label, text }) => {
        const [mid, range] = splitRange(text)
        return (
          <div key={label} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="tabular wrap-break-word font-strong text-28">{mid}</dd>
            {range && <dd className="tabular text-13 text-muted">{range}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

/** The middle large, its range under it. */
function splitRange(text: string): [string, string | null] {
  const at = text.search(/\s?[(（]/)
  return at < 0
    ? [text, null]
    : [
        text.slice(0, at),
        text
          .slice(at)
          .trim()
          .replace(/^[(（]|[)）]$/g, ''),
      ]
}

function Missing({ calculation, isTold }: { calculation: CampaignCalculation; isTold: boolean }) {
  const { t } = useText()
  const said = calculation.parts.flatMap(({ name, missing }) =>
    missing.filter((need) => !isTold || need === 'out_of_reach').map((need) => ({ name, need })),
  )
  const limited = calculation.parts.filter(({ limited_by }) => limited_by === 'people')
  if (said.length === 0 && limited.length === 0) return null
  return (
    <div role="status" className="flex gap-2 rounded-control border border-warn bg-warn/10 px-3 py-2 text-13">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      <div className="wrap-break-word grid min-w-0 gap-1">
        {said.map(({ name, need }) => (
          <p key={`${name} ${need}`}>
            {name}: {t(NEEDS[need])}
          </p>
        ))}
        {limited.map(({ name }) => (
          <p key={name}>
            {t('{{name}}: its people end it before the money does; more money reaches nobody more.', { name })}
          </p>
        ))}
      </div>
    </div>
  )
}

function ByAudience({ calculation }: { calculation: CampaignCalculation }) {
  const say = useText()
  const lines = figureLines(calculation, say)
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-strong text-16">{say.t('By audience')}</h3>
      <SideScroll label={say.t('By audience')}>
        <table className="w-full min-w-120 text-13">
          <thead>
            <tr className="border-line-strong border-b text-left">
              <th scope="col" className="py-2 pr-4">
                <span className="sr-only">{say.t('Figure')}</span>
              </th>
              {calculation.parts.map(({ name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
                <th key={at} scope="col" className="wrap-break-word py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
              {calculation.parts.length > 1 && (
                <th scope="col" className="py-2 font-medium">
                  {say.t('Together')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, total, parts }) => (
              <tr key={label} className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
                  {label}
                </th>
                {parts.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one for each audience, in their order
                  <td key={at} className="tabular py-2 pr-4">
                    {text}
                  </td>
                ))}
                {parts.length > 1 && <td className="tabular py-2">{total}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </section>
  )
}

type Look = { width: number; say: ReturnType<typeof useText>; measure: Measure }

function Drawn({ title, draw }: { title: string; draw: (look: Look) => Drawing }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="font-strong text-16">{title}</h3>
      <div ref={ref} className="min-w-0">
        {width !== null && <DrawnAt width={width} draw={draw} />}
      </div>
    </section>
  )
}

function DrawnAt({ width, draw }: { width: number; draw: (look: Look) => Drawing }) {
  const say = useText()
  const drawing = draw({ width, say, measure: usePageMeasure() })
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-13 text-muted">{drawing.description}</p>
      <DrawingView drawing={drawing} />
    </div>
  )
}

export function RestsOn({ calculation }: { calculation: CampaignCalculation }) {
  const say = useText()
  return (
    <section className="grid gap-2">
      <h3 className="font-strong text-16">{say.t('What this rests on')}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-13 text-muted">
        {assumptionLines(calculation, say).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-13 text-muted">{certaintyText(say)}</p>
    </section>
  )
}
