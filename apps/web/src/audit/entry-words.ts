import { type AuditEntry, shownAct } from '@starling/contract/browser'
import type { Language, Say, TextKey } from '@starling/text'
import { dollars } from '../floor/index.ts'
import { personName } from '../session/index.ts'

/** Who did it. */
export function whoWords({ by, person }: AuditEntry, { t }: Pick<Say, 't'>, language: Language): string {
  if (by === 'operator') return t('The operator')
  if (by === 'deleted') return t('A deleted person')
  return person ? personName(person, language) : t('Someone not signed in')
}

export function whatWords({ action }: AuditEntry, { t }: Pick<Say, 't'>): string {
  const shown = shownAct(action)
  return shown ? t(shown.words) : action
}

/** What it was done to; of the operator's acts, whom they were about. */
export const subjectWords = ({ subject, by, person }: AuditEntry): string =>
  subject ?? (by === 'operator' ? (person?.email ?? '') : '')

const DETAILS: Record<string, TextKey> = {
  cap: 'Monthly limit',
  count: 'Count',
  daily: 'Daily',
  fields: 'Fields',
  format: 'Format',
  level: 'Level',
  network: 'Network',
  scopes: 'Scopes',
}

/** What else is known of it, as far as it has a name. */
export function detailWords({ detail }: AuditEntry, { t }: Pick<Say, 't'>): string {
  return Object.entries(detail)
    .flatMap(([key, value]) => {
      const name = DETAILS[key]
      if (!name || value === null) return []
      const shown = key === 'cap' ? dollars(Number(value)) : [value].flat().join(', ')
      return [t('{{name}}: {{value}}', { name: t(name), value: shown })]
    })
    .join(' · ')
}

export const whereWords = ({ address, device }: AuditEntry): string => [address, device].filter(Boolean).join(' · ')
