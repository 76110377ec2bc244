import { createCrashHandler } from './crash.ts'
import { reportError } from './error-reports.ts'

/** The crash handler of this page. */
export const crashes = createCrashHandler({
  now: () => performance.now(),
  newId: () => crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), ''),
  report: reportError,
})
