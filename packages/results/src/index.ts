export { budgetFor, type WantedReach } from './forecast/budget.ts'
export type { PeopleEstimate } from './forecast/cases.ts'
export {
  type Forecast,
  type ForecastAsked,
  type ForecastAssumption,
  type ForecastFigures,
  forecastOf,
  forecastTogether,
} from './forecast/forecast.ts'
export {
  type ForecastPrice,
  type PastDelivery,
  priceOf,
  RESULT_METRIC,
  RESULT_OBJECTIVES,
  type ResultObjective,
} from './forecast/price.ts'
export { exactly, type ForecastRange, rangeOfPast } from './forecast/range.ts'
export { metByChance } from './forecast/spread.ts'
export {
  type CostInterval,
  costOf,
  type DayScatter,
  type DeliveryDay,
  type DeliveryGroup,
  type DeliverySum,
  NO_SCATTER,
  rateOf,
  scatterOf,
  sumOf,
} from './groups/measured.ts'
export { type GroupProposal, type KeepReason, PROPOSAL_ACTS, type ProposalAct, proposalsOf } from './groups/propose.ts'
export { type RankedGroup, rankGroups, SURE } from './groups/rank.ts'
