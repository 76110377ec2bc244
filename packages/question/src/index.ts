export { DEFAULT_QUERY_TYPE, readQueryType, readQuestion, writeQuestion } from './address.ts'
export { canonical, identityOf } from './identity.ts'
export {
  handleIn,
  normalizeBaseline,
  normalizeQuestion,
  normalizeWho,
  QuestionRefused,
  type RefusalOfQuestion,
} from './normalize.ts'
export { readPostIds } from './post-ids.ts'
export {
  type AskedQuestion,
  type BuilderQuestion,
  conditionsOf,
  DEFAULT_POST_ORDERING,
  type HandleQuestion,
  type Name,
  namesOf,
  type PostQuestion,
  QUERY_TYPES,
  type QueryType,
  type Question,
  scopeOf,
  termCount,
  type WordsQuestion,
} from './question.ts'
export {
  type Baseline,
  COMPARISONS,
  type CommunityOfAccounts,
  type Comparison,
  MOST_AT_LEAST,
  MOST_COMMUNITY_ACCOUNTS,
  POST_ORDERS,
  type PostOrder,
  type Posts,
  type Scope,
  type Who,
  type Window,
  type Words,
} from './scope.ts'
export { MOST_TERMS, trimTerms } from './terms.ts'
export { isComplete, readHandle, trimQuestion } from './trim.ts'
export { letterOf, lineOf, withoutUnseen } from './unseen.ts'
export { ALL_TIME, defaultWindow, lastDays, WINDOW_DAYS, withDays, withWindow } from './window.ts'
