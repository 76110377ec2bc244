export { type BudgetAsked, budgetFor } from './forecast/budget.ts'
export {
  type Forecast,
  type ForecastAsked,
  type ForecastAssumption,
  forecastOf,
  type PeopleEstimate,
} from './forecast/forecast.ts'
export {
  type ForecastPrice,
  metByChance,
  OBJECTIVES,
  type Objective,
  type PastDelivery,
  priceOf,
  RESULT_METRIC,
} from './forecast/price.ts'
export { exactly, type ForecastRange, rangeOfPast } from './forecast/range.ts'
