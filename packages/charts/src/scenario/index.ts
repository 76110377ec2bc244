export { drawBudgetCurve } from './budget-curve.ts'
export { drawCalendar } from './calendar.ts'
export { drawReach, type ReachRow, type ScenarioDrawing } from './reach-bars.ts'
export type { AssumptionShown, PartShown, RangeShown, ScenarioShown, TotalShown } from './scenario.ts'
export { drawTable, type FigureTable } from './table.ts'
export { drawList, titled } from './titled.ts'
export {
  amountText,
  assumptionLines,
  certaintyText,
  countText,
  type FigureLine,
  figureLines,
  OBJECTIVE_NAMES,
  peopleText,
  percentText,
  rangeText,
} from './words.ts'
