import { createHash } from 'node:crypto'

/** A person of a custom audience, by whatever is known. */
export type AudienceUser = { handle?: string; twitter_id?: string; email?: string }

const MOST_OPERATIONS = 2500
const MOST_BYTES = 5_000_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** X wants these in one spelling and without salt, else it finds nobody. */
const HASHED: Record<keyof AudienceUser, (value: string) => string> = {
  handle: (value) => sha256(value.trim().replace(/^@/, '').toLowerCase()),
  twitter_id: (value) => sha256(value.trim()),
  email: (value) => sha256(value.trim().toLowerCase()),
}

export function hashed(user: AudienceUser): Record<string, string[]> {
  const known = Object.entries(user).filter(([, value]) => value) as [keyof AudienceUser, string][]
  return Object.fromEntries(known.map(([kind, value]) => [kind, [HASHED[kind](value)]]))
}

export type UsersChange = 'Update' | 'Delete'
type Operation = { operation_type: UsersChange; params: { users: Record<string, string[]>[] } }

/** The bodies to send: a person an operation, as many as one request takes. */
export function* usersBodies(
  users: Iterable<AudienceUser>,
  operation_type: UsersChange = 'Update',
): Generator<{ body: Operation[]; users: number }> {
  let body: Operation[] = []
  let bytes = 2
  for (const user of users) {
    const next: Operation = { operation_type, params: { users: [hashed(user)] } }
    const size = JSON.stringify(next).length + 1
    if (body.length === MOST_OPERATIONS || bytes + size > MOST_BYTES) {
      yield { body, users: body.length }
      body = []
      bytes = 2
    }
    body.push(next)
    bytes += size
  }
  if (body.length) yield { body, users: body.length }
}
