import { currencyCode } from '@starling/catalog'
import { OBJECTIVE_NAMES } from '@starling/charts/scenario'
import type { CampaignParameters, ReadParameters } from '@starling/contract'
import { type Say, say } from '@starling/text/both'
import { readAudience } from '../builder/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { daysIn } from './days.ts'
import { currencyOf, readCampaign, type SpokenCampaign } from './reading/read-parameters.ts'

/** Of a budget a day, where nobody said for how long. Our choice, as in the autopilot. */
const USUAL_DAYS = 30
const MICRO = 1_000_000

type Found = ReadParameters['found_parameters'][number]

export async function extractCampaignParameters(
  { body: { description } }: Input<'extractCampaignParameters'>,
  context: UserContext,
): Promise<ReadParameters> {
  const spoken = readCampaign(description, context.now.getTime())
  // Whom one must not look for is refused, whatever stands around it.
  const whole = await readAudience(description, context.language)
  const audience =
    whole.refused.length > 0 || spoken.rest === '' ? null : await readAudience(spoken.rest, context.language)
  const words = say(context.language)
  return {
    parameters: parametersOf(spoken),
    found_parameters: foundIn(spoken, words),
    patch: audience?.patch ?? {},
    found: audience?.found ?? [],
    unplaced: audience?.unplaced ?? [],
    refused: whole.refused,
  }
}

function parametersOf(spoken: SpokenCampaign): ReadParameters['parameters'] {
  const { budget, price, days, objective, frequency } = spoken
  const currency = currencyOf(spoken)
  return {
    objective: objective?.objective ?? null,
    currency,
    budget_micro: budget ? wholeBudget(spoken) : null,
    // A price in another currency than the budget's says nothing of it.
    price_micro: price && price.currency === currency ? price.amount_micro : null,
    starts_on: days?.starts_on ?? null,
    ends_on: days?.ends_on ?? null,
    frequency_cap: frequency?.frequency ?? null,
  }
}

const daysOf = ({ days }: SpokenCampaign): number => (days ? daysIn(days) : USUAL_DAYS)
/** A budget a day, over all days. */
const wholeBudget = (spoken: SpokenCampaign): number =>
  spoken.budget!.amount_micro * (spoken.budget!.per === 'day' ? daysOf(spoken) : 1)

type Money = { amount_micro: number; currency: CampaignParameters['currency'] }
const written = ({ amount_micro, currency }: Money, words: Say): string =>
  words.currency(amount_micro / MICRO, currencyCode(currency) ?? undefined)

function foundIn(spoken: SpokenCampaign, words: Say): Found[] {
  const { budget, price, days, objective, frequency } = spoken
  const { t, shortDate } = words
  const found: (Found | null)[] = [
    budget && {
      kind: 'budget',
      label: written({ amount_micro: wholeBudget(spoken), currency: budget.currency }, words),
      words: budget.words,
      note: budgetNote(spoken, words),
    },
    price && {
      kind: 'price',
      label: t('{{price}} for 1,000 views', { price: written(price, words) }),
      words: price.words,
      note:
        price.currency === currencyOf(spoken)
          ? null
          : t('It is in another currency than the budget, so it is left out.'),
    },
    days && {
      kind: 'days',
      label: t('{{from}} to {{to}}', { from: shortDate(days.starts_on), to: shortDate(days.ends_on) }),
      words: days.words,
      note: days.is_start_named ? null : t('No first day was named, so it begins tomorrow.'),
    },
    objective && {
      kind: 'objective',
      label: t(OBJECTIVE_NAMES[objective.objective]),
      words: objective.words,
      note: null,
    },
    frequency && {
      kind: 'frequency_cap',
      label: t('at most {{n}} views a person', { n: words.fullNumber(frequency.frequency) }),
      words: frequency.words,
      note: null,
    },
  ]
  return found.filter((one) => one !== null)
}

function budgetNote(spoken: SpokenCampaign, words: Say): string | null {
  const { budget, days } = spoken
  if (budget?.per === 'day') {
    const amount = written(budget, words)
    return days
      ? words.t('{{amount}} a day, for {{count}} days.', { amount, count: daysOf(spoken) })
      : words.t('{{amount}} a day; no days were named, so {{count}} are taken.', { amount, count: USUAL_DAYS })
  }
  return budget?.is_rounded ? words.t('A budget has one decimal at most, so it is rounded.') : null
}
