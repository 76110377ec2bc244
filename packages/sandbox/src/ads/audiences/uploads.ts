import { type Answer, type Call, echoOf, nextId } from '../call.ts'
import { operationsOf, runBatch } from '../entities/batch.ts'
import { DAY, readMoment } from '../moments.ts'
import { sha256 } from '../people.ts'
import { invalid, refuse } from '../problem.ts'
import { audienceState, type CustomAudience } from './custom-audiences.ts'
import { packSlots, type Upload } from './membership.ts'

const MAX_OPERATIONS = 2_500
export const MAX_BYTES = 5_000_000
const LASTING = 395 * DAY
const HASHED = ['email', 'handle', 'twitter_id', 'device_id', 'phone_number']
const KNOWN = [...HASHED, 'partner_user_id']

type User = Record<string, unknown>

/** Takes hashed people into an audience, or out of it; all operations or none. */
export function uploadUsers(call: Call): Answer {
  const id = call.path.custom_audience_id!
  const audience = call.records.get<CustomAudience>('custom_audiences', id)
  const state = audience && !audience.deleted ? audienceState(call, audience) : undefined
  if (!audience || !state) {
    throw refuse('TAILORED_AUDIENCE_NOT_FOUND', `custom audience ${id} was not found`, {
      parameter: 'custom_audience_id',
      value: id,
    })
  }
  if (state.permission_level === 'READ_ONLY') {
    throw refuse('ACTION_NOT_ALLOWED', 'This audience is shared for reading only')
  }
  if (audience.audience_type === 'FLEXIBLE') {
    throw refuse('INVALID_TAILORED_AUDIENCE_TYPE', 'A flexible audience takes its people from others')
  }
  const count = takeIn(call, audience.id, HASHED).reduce((sum, { total_count }) => sum + total_count, 0)
  return { request: { params: echoOf(call) }, data: { success_count: count, total_count: count } }
}

/** What every operation of an upload took in. */
export function takeIn(
  call: Call,
  owner: string,
  kinds: string[],
): { total_count: number; params: Answer; operation_type: string }[] {
  const operations = operationsOf(call.body, MAX_OPERATIONS)
  return runBatch(operations, ({ operation_type, params }) => {
    if (operation_type !== 'Update' && operation_type !== 'Delete') {
      throw invalid(
        'operation_type',
        `Expected one of Update, Delete, got "${operation_type}" for operation_type`,
        operation_type,
      )
    }
    const { users } = params
    if (!Array.isArray(users) || users.length === 0) {
      throw refuse('MISSING_PARAMETER', '"users" is a required parameter', { parameter: 'users' })
    }
    const effective_at = momentIn(params, 'effective_at') ?? call.now.getTime()
    const expires_at = momentIn(params, 'expires_at') ?? call.now.getTime() + LASTING
    if (expires_at <= effective_at) {
      throw refuse('INVALID_TIME_WINDOW', 'expires_at must be later than effective_at', { parameter: 'expires_at' })
    }
    const slots = new Set<number>()
    for (const user of users as User[]) {
      for (const slot of slotsOf(call, user, kinds)) slots.add(slot)
    }
    const upload: Upload = {
      id: nextId(call),
      audience_id: owner,
      operation_type,
      at: call.now.getTime(),
      effective_at,
      expires_at,
      slots: packSlots([...slots]),
    }
    call.records.put('uploads', owner, upload)
    return { total_count: users.length, params, operation_type }
  })
}

function momentIn(params: Answer, name: string): number | undefined {
  if (params[name] === undefined) return undefined
  const at = readMoment(String(params[name]))
  if (!at) throw invalid(name, `Expected time, got "${params[name]}" for ${name}`, params[name], 'invalid date')
  return at.getTime()
}

function slotsOf(call: Call, user: User, kinds: string[]): number[] {
  if (typeof user !== 'object' || user === null) throw invalid('users', 'Expected an object for each user', user)
  const given = Object.entries(user).filter(([kind]) => KNOWN.includes(kind))
  if (given.length === 0)
    throw invalid('users', `Expected one of ${KNOWN.join(', ')} for each user`, JSON.stringify(user))
  return given.flatMap(([kind, values]) => {
    const list = Array.isArray(values) ? values : [values]
    return list.flatMap((value: unknown) => {
      const text = String(value)
      if (kinds.includes(kind) && !/^[0-9a-f]{64}$/i.test(text)) {
        throw invalid(kind, `Expected a SHA-256 hash in hexadecimal, got "${text.slice(0, 80)}" for ${kind}`, text)
      }
      const slot = matched(call, kind, kind === 'partner_user_id' ? sha256(text) : text.toLowerCase())
      return slot === undefined ? [] : [slot]
    })
  })
}

/**
 * Handles and ids are known. Of addresses, numbers and devices the network knows nothing, so about six in ten belong to
 * somebody, always the same person.
 */
function matched({ people }: Call, kind: string, hash: string): number | undefined {
  if (kind === 'handle' || kind === 'twitter_id') return people.slotOfHash(kind, hash)
  const dice = Number.parseInt(sha256(`${kind} ${hash}`).slice(0, 12), 16)
  return dice % 10 < 6 ? Math.floor(dice / 10) % people.columns().count : undefined
}
