import { z } from 'zod'
import { capability, get } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { Moment, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { ACT_KINDS, type ActKind } from './acts.ts'

export const AuditEntry = z
  .object({
    id: Pk,
    happened_at: Moment,
    /** Of the table of acts, or of an older release. */
    action: z.string(),
    /** A person's own act; the operator's command or a job; someone not signed in; or whoever has no account any more. */
    by: z.enum(['person', 'operator', 'nobody', 'deleted']),
    /** Whose act it was, or whom it was about where nobody was signed in. */
    person: z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
    /** What it was done to, by the name that it had then. */
    subject: z.string().nullable(),
    detail: z.record(z.string(), z.json()),
    /** As far as the installation writes addresses down. */
    address: z.string().nullable(),
    device: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

/** A day in UTC. */
const Day = z.iso.date(refusal('not_a_day'))
const AuditFilter = z.strictObject({
  person: z.uuid(refusal('not_valid')).optional(),
  kind: z.enum(Object.keys(ACT_KINDS) as [ActKind, ...ActKind[]]).optional(),
  since: Day.optional(),
  /** That day is the last one. */
  until: Day.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

const AT = '/api/starling/teams/{team_id}/audit/'

export const audit = capability('audit', {
  listAuditEntries: get(AT, {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'What was done in a team and by its members, newest first',
    query: z.strictObject({ ...Paging.shape, ...AuditFilter.shape }),
    answer: z.array(AuditEntry),
  }),
  exportAudit: get(`${AT}export/`, {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'All of it as a file',
    query: z.strictObject({ ...AuditFilter.shape, format: z.enum(['csv', 'json']).default('csv') }),
    answer: FileAnswer,
  }),
})
