import { type AuditEntry, shownAct } from '@starling/contract/browser'
import type { Say, TextKey } from '@starling/text'
import { dollars } from '../floor/index.ts'
import { personName } from '../session/index.ts'

/** Who did it. */
export function whoWords({ by, person }: AuditEntry, { t }: Pick<Say, 't'>): string {
  if (by === 'operator') return t('The operator')
  if (by === 'deleted') return t('A deleted person')
  return person ? personName(person) : t('Someone not signed in')
}

export function whatWords({ action }: AuditEntry, { t }: Pick<Say, 't'>): string {
  const shown = shownAct(action)
  return shown ? t(shown.words) : action
}

/** What it was done to; of the operator's acts, whom they were about. */
export const subjectWords = ({ subject, by, person }: AuditEntry): string =>
  subject ?? (by === 'operator' ? (person?.email ?? '') : '')

const DETAILS: Record<string, TextKey> = {
  by: 'By',
  cap: 'Monthly limit',
  count: 'Count',
  daily: 'Daily',
  fields: 'Fields',
  format: 'Format',
  level: 'Level',
  network: 'Network',
  passkey: 'Passkey',
  scopes: 'Scopes',
  way_in: 'Way in',
}
/** Values that are words of ours; the rest are names and numbers. */
const VALUES: Record<string, Record<string, TextKey>> = {
  by: {
    mail: 'Code by email',
    passkey: 'Passkey',
    mail_and_passkey: 'Code by email and passkey',
    network: 'Linked account',
    token: 'Token',
    pass: 'Another site',
    link: 'Link of the operator',
  },
  level: { admin: 'Admin', member: 'Member' },
  scopes: { read: 'Read', write: 'Write', spend: 'Spend', manage: 'Manage' },
  way_in: { any: 'Any way of theirs', passkey: 'Passkey', mail_and_passkey: 'Code by email and passkey' },
}

/** What else is known of it, as far as it has a name. */
export function detailWords({ detail }: AuditEntry, { t }: Pick<Say, 't'>): string {
  return Object.entries(detail)
    .flatMap(([key, value]) => {
      const name = DETAILS[key]
      if (!name || value === null) return []
      const word = (one: unknown) => {
        const known = VALUES[key]?.[String(one)]
        return known ? t(known) : String(one)
      }
      const shown = key === 'cap' ? dollars(Number(value)) : [value].flat().map(word).join(', ')
      return [t('{{name}}: {{value}}', { name: t(name), value: shown })]
    })
    .join(' · ')
}

/** What a job does has neither; of a browser that does not say which it is the name is empty. */
export const whereWords = ({ address, device }: AuditEntry, { t }: Pick<Say, 't'>): string =>
  [address, device === '' ? t('Unknown device') : device].filter(Boolean).join(' · ')
