import type { PackageEntry } from '@starling/targeting'
import type { Say } from '@starling/text'

/** What an entry is called, with what is special about it. */
export function entryLabel({ label, look_alike, excluded, ready }: PackageEntry, { t }: Say): string {
  const marks = [
    ...(look_alike ? [t('people like these')] : []),
    ...(excluded ? [t('left out of ads')] : []),
    ...(ready === false ? [t('not ready')] : []),
  ]
  return marks.length === 0 ? label : t('{{label}} ({{marks}})', { label, marks: marks.join(', ') })
}
