import { boot } from '../../floor/index.ts'
import type { Crash } from './crash.ts'
import { createErrorReports, type ErrorReports } from './error-sender.ts'

const reports: ErrorReports =
  boot.error_reports && boot.error_reports.token !== '' && !boot.development
    ? createErrorReports({ provider: boot.error_reports, release: boot.version, site: boot.site, random: Math.random })
    : { report: () => undefined, leave: () => undefined }

addEventListener('pagehide', reports.leave)

export function reportError(crash: Crash): void {
  console.error(crash.error)
  reports.report(crash)
}
