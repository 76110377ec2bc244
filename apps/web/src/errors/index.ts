export { FailedState } from './FailedState.tsx'
export { type Failure, failureOf } from './failure.ts'
export { sayDuration, sayError, sayText } from './say-error.ts'
