export { findSearch, searchAnswer } from './explore-searches.ts'
