import type { KeywordMatch, PackageEntry } from '@starling/targeting'
import type { Say, TextKey } from '@starling/text'

/** Broad is how X takes any keyword. */
const MATCHES: Record<Exclude<KeywordMatch, 'broad'>, TextKey> = {
  phrase: 'as a phrase',
  exact: 'exactly so',
  unordered: 'in any order',
}

/** What an entry is called, with what is special about it. */
export function entryLabel({ label, match, look_alike, excluded, ready }: PackageEntry, { t }: Say): string {
  const marks = [
    ...(match && match !== 'broad' ? [t(MATCHES[match])] : []),
    ...(look_alike ? [t('people like these')] : []),
    ...(excluded ? [t('left out of ads')] : []),
    ...(ready === false ? [t('not ready')] : []),
  ]
  return marks.length === 0 ? label : t('{{label}} ({{marks}})', { label, marks: marks.join(', ') })
}
