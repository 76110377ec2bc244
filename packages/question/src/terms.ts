/** So many keywords can be asked about at once; not in the spec: our choice. */
export const MOST_TERMS = 1_000

/** Without blank ones and repeats. */
export const trimTerms = (terms: readonly string[]): string[] => [
  ...new Set(terms.map((term) => term.trim()).filter((term) => term !== '')),
]
