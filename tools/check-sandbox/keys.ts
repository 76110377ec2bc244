/** Keys that only repeat what was sent: they differ with every request. */
const REPEATED = /^(request\.params|request\[\]\.params|request\[\]\.operation_type|data(\[\])?\.components)\./

/** The keys of an example that an answer lacks, as paths. A list is as good as its first item, an empty one as good as any. */
export function missingKeys(example: unknown, answer: unknown, path = ''): string[] {
  if (example === null || example === undefined || answer === null || REPEATED.test(`${path}.`)) return []
  if (Array.isArray(example) && Array.isArray(answer)) {
    return example.length === 0 || answer.length === 0 ? [] : missingKeys(example[0], answer[0], `${path}[]`)
  }
  // One thing, or a list of one: X's own examples differ.
  if (Array.isArray(example)) return missingKeys(example[0], answer, path)
  if (Array.isArray(answer)) return missingKeys(example, answer[0], path)
  if (typeof example !== 'object') return []
  if (typeof answer !== 'object') return [`${path} is no object`]
  return Object.entries(example).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    return key in (answer as object) ? missingKeys(value, (answer as Record<string, unknown>)[key], here) : [here]
  })
}
