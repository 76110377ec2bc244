import { figureLines, OBJECTIVE_NAMES } from '@starling/charts/scenario'
import type { CampaignCalculation } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useQueries } from '@tanstack/react-query'
import { Panel, SideScroll } from '../panels/index.ts'
import { calculationOptions } from './queries.ts'
import { type ScenarioDraft, wrongWith } from './scenario-draft.ts'

const NOTHING = '–'

/** All scenarios on the screen, figure by figure. */
export function ScenariosBeside({ drafts, team }: { drafts: readonly ScenarioDraft[]; team: string }) {
  const say = useText()
  const { t } = say
  const queries = useQueries({
    queries: drafts.map((draft) => ({ ...calculationOptions(draft, team), enabled: wrongWith(draft) === null })),
  })
  const told = queries.map(({ data }) => (data ? figureLines(data, say) : []))
  const labels = [
    ...new Set(told.flatMap((lines) => lines.filter(({ total }) => total !== NOTHING).map(({ label }) => label))),
  ]
  const days = (data: CampaignCalculation | undefined) =>
    data
      ? `${t('{{from}} to {{to}}', { from: say.shortDate(data.starts_on), to: say.shortDate(data.ends_on) })}`
      : NOTHING
  const rows = [
    { label: t('Objective'), cells: queries.map(({ data }) => (data ? t(OBJECTIVE_NAMES[data.objective]) : NOTHING)) },
    { label: t('Days'), cells: queries.map(({ data }) => days(data)) },
    ...labels.map((label) => ({
      label,
      cells: told.map((lines) => lines.find((line) => line.label === label)?.total ?? NOTHING),
    })),
  ]
  return (
    <Panel title={t('Scenarios side by side')}>
      <SideScroll label={t('Scenarios')}>
        <table className="w-full min-w-120 text-13">
          <thead>
            <tr className="border-line-strong border-b text-left">
              <th scope="col" className="py-2 pr-4">
                <span className="sr-only">{t('Figure')}</span>
              </th>
              {drafts.map(({ name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
                <th key={at} scope="col" className="wrap-break-word py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
                  {label}
                </th>
                {cells.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one for each scenario, in their order
                  <td key={at} className="tabular py-2 pr-4">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </Panel>
  )
}
