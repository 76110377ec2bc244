export { trendingOptions } from './queries.ts'
