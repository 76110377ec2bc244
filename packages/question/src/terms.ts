/** Without blank ones and repeats. */
export const trimTerms = (terms: readonly string[]): string[] => [
  ...new Set(terms.map((term) => term.trim()).filter((term) => term !== '')),
]
