export { CampaignResults } from './CampaignResults.tsx'
export { ForecastPart } from './ForecastPart.tsx'
export { useHasRun } from './queries.ts'
