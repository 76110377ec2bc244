let reporter: (error: Error) => void = (error) => globalThis.reportError(error)

/** Where widgets send a fault of the program that no person can mend. Without this it is an error of the window. */
export function setErrorReporter(report: (error: Error) => void): void {
  reporter = report
}

export function reportFault(error: Error): void {
  reporter(error)
}
