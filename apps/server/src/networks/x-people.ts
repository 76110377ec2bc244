import { AppError } from '@starling/contract'
import { MOST_IDS, type XApi } from '@starling/outside'
import type { Row } from '@starling/store'
import type { Product, UserContext } from '../floor/index.ts'
import type { TeamMeter } from './budget.ts'
import { xCredentials } from './grants.ts'

export type XPerson = { uid: string; handle: string; name: string }

/** Someone waits for the answer: a used-up limit is told, not waited for. */
const AT_ONCE = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }

/** A linked X account of the person who asks. */
export async function xAccount(pk: string, { store, user }: UserContext): Promise<Row<'social_accounts'>> {
  const row = await store.table({ user_id: user.id }, 'social_accounts').find(pk)
  if (!row || row.revoked_at || row.network !== 'x') throw new AppError('not_found')
  return row
}

export const xApiOf = (product: Product, account: Pick<Row<'social_accounts'>, 'id' | 'user_id'>): XApi =>
  product.networks.xApi(xCredentials(product, account), { ...AT_ONCE, now: () => product.store.now().getTime() })

/** `following` is unknown where X does not tell. */
export type FoundPerson = XPerson & { following: boolean | undefined }

/** Handles as X knows them, in the order given, each once. Over the limit of who pays nothing is asked. */
export async function findPeople(api: XApi, meter: TeamMeter, handles: readonly string[]) {
  const wanted = [...new Map(handles.map((handle) => [handle.toLowerCase(), handle])).values()]
  const found = new Map<string, FoundPerson>()
  let cost = 0
  await meter.allow('user', wanted.length)
  for (let from = 0; from < wanted.length; from += MOST_IDS) {
    const asked = wanted.slice(from, from + MOST_IDS)
    const { answer, cost: paid } = await meter.paid(
      'user',
      asked.length,
      () => api.usersByHandle(asked, ['connection_status']),
      ({ data = [] }) => data.length,
    )
    cost += paid
    for (const user of answer.data ?? []) {
      const person = { ...readPerson(user), following: isFollowing(user) }
      found.set(person.handle.toLowerCase(), person)
    }
  }
  return {
    people: wanted.flatMap((handle) => found.get(handle.toLowerCase()) ?? []),
    not_found: wanted.filter((handle) => !found.has(handle.toLowerCase())),
    cost,
  }
}

/** A protected account that was asked and has not answered counts as followed: asking again changes nothing. */
function isFollowing({ connection_status }: Record<string, unknown>): boolean | undefined {
  if (!Array.isArray(connection_status)) return undefined
  return connection_status.includes('following') || connection_status.includes('follow_request_sent')
}

export function readPerson({ id, username, name }: Record<string, unknown>): XPerson {
  return { uid: String(id), handle: String(username), name: String(name) }
}
