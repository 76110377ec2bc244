export { FailedState } from './FailedState.tsx'
export { type Failure, failureOf } from './failure.ts'
export { isOnline, sayDuration, sayError, sayText } from './say-error.ts'
