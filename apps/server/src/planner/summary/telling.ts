import { amountText, countText, figureLines, OBJECTIVE_NAMES, rangeText } from '@starling/charts/scenario'
import { type Say, say } from '@starling/text/both'
import type { CampaignSummary, SummarizedScenario } from './summary.ts'

export type ToldTable = { heads: string[]; rows: string[][] }

/** A summary in words: what a page and a slide say alike. */
export function tellSummary({ language, team_name, made_at, scenarios }: CampaignSummary) {
  const spoken = say(language)
  const { t, shortDate } = spoken
  return {
    say: spoken,
    team: team_name,
    title: t('Campaign summary'),
    facts: [team_name, t('Made on {{day}}', { day: shortDate(made_at.toISOString().slice(0, 10)) })],
    sentences: scenarios.map((one) => sentenceOf(one, spoken)),
    compared: comparedTable(scenarios, spoken),
  }
}

function sentenceOf({ name, calculation }: SummarizedScenario, spoken: Say): string {
  const { budget, reach, frequency } = calculation.total
  if (!budget || !reach || !frequency) {
    return spoken.t('{{name}}: nothing can be worked out yet, something is missing.', { name })
  }
  return spoken.t('{{name}}: {{budget}} reach {{reach}} people, each {{frequency}} times.', {
    name,
    budget: rangeText(budget, (micro) => amountText(micro, calculation.currency, spoken), spoken),
    reach: rangeText(reach, (value) => countText(value, spoken), spoken),
    frequency: rangeText(frequency, (value) => spoken.fullNumber(Math.round(value * 10) / 10), spoken),
  })
}

const daysText = ({ starts_on, ends_on, days }: SummarizedScenario['calculation'], { t, shortDate }: Say): string =>
  `${t('{{from}} to {{to}}', { from: shortDate(starts_on), to: shortDate(ends_on) })} (${t('{{count}} days', { count: days })})`

/** Scenarios side by side: what each is, then its figures. */
function comparedTable(scenarios: readonly SummarizedScenario[], spoken: Say): ToldTable {
  const { t } = spoken
  const lines = scenarios.map(({ calculation }) => figureLines(calculation, spoken))
  const labels = [
    ...new Set(lines.flatMap((one) => one.filter(({ total }) => total !== '–').map(({ label }) => label))),
  ]
  return {
    heads: ['', ...scenarios.map(({ name }) => name)],
    rows: [
      [t('Objective'), ...scenarios.map(({ calculation }) => t(OBJECTIVE_NAMES[calculation.objective]))],
      [t('Days'), ...scenarios.map(({ calculation }) => daysText(calculation, spoken))],
      ...labels.map((label) => [label, ...lines.map((one) => one.find((line) => line.label === label)?.total ?? '–')]),
    ],
  }
}

/** One scenario by its audiences. */
export function audienceTable({ calculation }: SummarizedScenario, spoken: Say): ToldTable {
  const { parts } = calculation
  return {
    heads: ['', ...parts.map(({ name }) => name)],
    rows: [
      [spoken.t('Share of the budget'), ...parts.map(({ share }) => `${share}%`)],
      ...figureLines(calculation, spoken).map(({ label, parts: told }) => [label, ...told]),
    ],
  }
}

export const aboutScenario = ({ calculation }: SummarizedScenario, spoken: Say): string =>
  `${spoken.t(OBJECTIVE_NAMES[calculation.objective])} · ${daysText(calculation, spoken)}`
