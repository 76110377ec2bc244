export { findSearch, searchAnswer } from './explore-searches.ts'
export { refuseForeignEmail } from './own-email.ts'
