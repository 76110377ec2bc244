import { type AuditEntry, shownAct } from '@starling/contract/browser'
import { SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
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
  asked: 'Question',
  fields: 'Fields',
  format: 'Format',
  judged: 'Judged',
  level: 'Level',
  mood: 'Corrected to',
  network: 'Network',
  passkey: 'Passkey',
  post: 'Post',
  scopes: 'Scopes',
  sections: 'Sections',
  way_in: 'Way in',
}
const MOODS = { negative: 'Negative', neutral: 'Neutral', positive: 'Positive', null: 'Unsure' } as const
/** More of them would fill the table. */
const MOST_SECTIONS = 3
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
  judged: MOODS,
  mood: MOODS,
  level: { admin: 'Admin', member: 'Member' },
  scopes: { read: 'Read', write: 'Write', spend: 'Spend', manage: 'Manage' },
  way_in: { any: 'Any way of theirs', passkey: 'Passkey', mail_and_passkey: 'Code by email and passkey' },
}

/** What else is known of it, as far as it has a name. */
export function detailWords({ detail }: AuditEntry, { t }: Pick<Say, 't'>): string {
  return Object.entries(detail)
    .flatMap(([key, value]) => {
      const name = DETAILS[key]
      // Of a mood nothing is something to say: it was unsure.
      if (!name || (value === null && key !== 'judged')) return []
      const word = (one: unknown) => {
        const known = key === 'sections' ? titleOf(String(one)) : VALUES[key]?.[String(one)]
        return known ? t(known) : String(one)
      }
      const shown = key === 'cap' ? dollars(Number(value)) : listed(key, [value].flat().map(word), { t })
      return [t('{{name}}: {{value}}', { name: t(name), value: shown })]
    })
    .join(' · ')
}

const titleOf = (id: string): TextKey | undefined =>
  SECTION_IDS.includes(id as SectionId) ? sectionOf(id as SectionId).title : undefined

const listed = (key: string, words: readonly string[], { t }: Pick<Say, 't'>): string =>
  key === 'sections' && words.length > MOST_SECTIONS
    ? t('{{count}} sections', { count: words.length })
    : words.join(', ')

/** What a job does has neither; of a browser that does not say which it is the name is empty. */
export const whereWords = ({ address, device }: AuditEntry, { t }: Pick<Say, 't'>): string =>
  [address, device === '' ? t('Unknown device') : device].filter(Boolean).join(' · ')
