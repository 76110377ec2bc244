import { CALLS, type Call, type Calls } from '@starling/contract'

/** The calls that an installation serves: those for end-to-end tests exist nowhere else. */
export const servedCalls = (testing: boolean): Calls =>
  Object.fromEntries(Object.entries<Call>(CALLS).filter(([, call]) => testing || !call.testing))
