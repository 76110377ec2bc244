export { trendingOptions } from './queries.ts'
export { TrendingNow } from './TrendingNow.tsx'
