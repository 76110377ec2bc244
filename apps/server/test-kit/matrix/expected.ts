import { type Call, type ErrorCode, type Permission, type TokenScope, tokenScopeOf } from '@starling/contract'
import type { Opening } from '../../src/floor/index.ts'
import type { Asking } from './identities.ts'

/** Whose the row in the path is: of the asker's house, of another, of none; or it was removed. */
export type Whose = 'own' | 'foreign' | 'nobodys' | 'removed'
export type Verdict = 'in' | ErrorCode

/** Who a call is for, by what its line says. A permission without its line here does not compile. */
export const NEEDS: Record<Permission, 'nothing' | 'client id' | 'person' | 'team' | 'extension'> = {
  anyone: 'nothing',
  pro: 'client id',
  pro_user: 'person',
  user: 'person',
  member: 'team',
  admin: 'team',
  extension: 'extension',
  extension_user: 'extension',
}

/** Said a second time, in the order in which a stranger must be told: nothing about a row before it is known who asks. */
export function expected(call: Call, asking: Asking, whose: Whose, opening?: Exclude<Opening, string>): Verdict {
  const needs = NEEDS[call.who]
  if (asking.forged && call.method !== 'GET') return 'forged'
  if (needs === 'nothing') return 'in'
  if (lacks(asking, tokenScopeOf(call))) return 'scope_missing'
  if (needs === 'extension') {
    if (asking.by !== 'extension token') return asking.is === 'nobody' ? 'sign_in_needed' : 'wrong_credential'
    return opening ? ofPerson(asking, whose, opening) : 'in'
  }
  if (asking.by === 'extension token') return 'wrong_credential'
  if (needs === 'client id' && asking.by === 'client id' && call.open) return 'in'
  if (asking.is === 'nobody') return 'sign_in_needed'
  if (call.own_session && (asking.by !== 'session' || asking.scopes)) return 'wrong_credential'
  if (!opening) return 'in'
  // Of a team that is not theirs nobody confirms for nothing; of a row only who has confirmed is told.
  if (asking.stale && call.fresh && !(needs === 'team' && whose === 'foreign')) return 'confirm_needed'
  return needs === 'team' || opening.of === 'team'
    ? inTeam(call, asking, whose, opening)
    : ofPerson(asking, whose, opening)
}

const lacks = ({ scopes }: Asking, scope: TokenScope) => scopes !== undefined && !scopes.includes(scope)

function inTeam(call: Call, { is }: Asking, whose: Whose, opening: Exclude<Opening, string>): Verdict {
  if (is === 'stranger' || whose === 'foreign') return 'not_found'
  if (opening.needs === 'owner' && is !== 'owner') return 'not_found'
  if (call.who === 'admin' && is === 'member') return 'admin_needed'
  if (whose === 'nobodys') return 'not_found'
  if (whose === 'removed') return opening.removed === 'opens' ? 'in' : 'not_found'
  return opening.needs === 'admin' && is === 'member' ? 'admin_needed' : 'in'
}

function ofPerson({ is }: Asking, whose: Whose, { removed }: Exclude<Opening, string>): Verdict {
  if (is !== 'owner' || whose === 'foreign' || whose === 'nobodys') return 'not_found'
  return whose === 'own' || removed === 'opens' ? 'in' : 'not_found'
}
