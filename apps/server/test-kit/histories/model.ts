/** Who may be in, said as simply as it can be: what the product is held to. Time is in hours. */
const DAY = 24
const SESSION_LIFE = 30 * DAY
const INVITE_LIFE = 7 * DAY
const UNDO = 30 * DAY

/** What opens something, and what it was made with. A pass that is not used up lasts for less than an hour. */
export type Credential = {
  kind: 'token' | 'session' | 'pass' | 'passkey'
  person: string
  ends: number
  ended: boolean
  parents: Credential[]
  /** Of a session: when its person last showed that it is them. */
  confirmed: number
}
export type ModelInvite = {
  person: string
  by: string
  made: number
  step: number
  state: 'open' | 'withdrawn' | 'accepted'
}
type Membership = { is_in: boolean; removed: number; removed_step: number }

export class Model {
  now = 0
  step = 0
  readonly credentials: Credential[] = []
  readonly invites: ModelInvite[] = []
  readonly memberships = new Map<string, Membership>()

  isAlive = (one: Credential): boolean => !one.ended && this.now < one.ends && one.parents.every(this.isAlive)

  /** A quarter of an hour, in hours: until time goes by. What goes back to a token is not asked. */
  isFresh = (one: Credential): boolean =>
    one.kind === 'token' || tokensBehind(one).length > 0 || one.confirmed === this.now

  isIn(person: string): boolean {
    return this.memberships.get(person)?.is_in ?? false
  }

  /** What a credential's question about the team is answered with. */
  answer(one: Credential): 'sign_in_needed' | 'not_found' | 'in' {
    if (!this.isAlive(one)) return 'sign_in_needed'
    return this.isIn(one.person) ? 'in' : 'not_found'
  }

  make(kind: Credential['kind'], person: string, parents: Credential[], life = Number.POSITIVE_INFINITY): Credential {
    const made = { kind, person, parents, ended: false, ends: this.now + life, confirmed: this.now }
    this.credentials.push(made)
    return made
  }
  signIn = (person: string) => this.make('session', person, [], SESSION_LIFE)
  /** What is made in a session that a passkey opened ends with that, however far down. */
  passkey = (by: Credential) => this.make('passkey', by.person, passkeysBehind(by))
  signInWith = (passkey: Credential) => this.make('session', passkey.person, [passkey], SESSION_LIFE)
  /** Kept, what was made goes back to where the key came from; what it opened ends either way. */
  removePasskey(key: Credential, made: 'end' | 'keep'): void {
    key.ended = true
    if (made === 'end') return
    for (const one of this.credentials) {
      if (one.kind !== 'token' && one.kind !== 'passkey') continue
      one.parents = one.parents.flatMap((parent) => (parent === key ? key.parents : [parent]))
    }
  }
  login = (token: Credential) => this.make('session', token.person, [token], SESSION_LIFE)
  /** Of a session only the token or passkey behind it binds a token: who signed in by mail is bound by nothing. */
  token(by: Credential, life: number | undefined): Credential {
    const parents = by.kind === 'token' ? [by] : [...tokensBehind(by), ...passkeysBehind(by)]
    return this.make('token', by.person, parents, life)
  }
  pass = (by: Credential) => this.make('pass', by.person, [by], 1)
  usePass(pass: Credential): Credential {
    const session = this.make('session', pass.person, pass.parents, SESSION_LIFE)
    session.confirmed = pass.parents[0]?.confirmed ?? this.now
    pass.ended = true
    return session
  }
  endOthers(person: string, kept: Credential | undefined): void {
    if (kept) kept.parents = [...tokensBehind(kept), ...passkeysBehind(kept)]
    for (const one of this.credentials) {
      if (one.person === person && (one.kind === 'session' || one.kind === 'pass') && one !== kept) one.ended = true
    }
  }

  open = (person: string) => this.invites.filter((one) => one.person === person && one.state === 'open')
  invite(person: string, by: string): ModelInvite {
    for (const one of this.open(person)) one.state = 'withdrawn'
    const made: ModelInvite = { person, by, made: this.now, step: this.step, state: 'open' }
    this.invites.push(made)
    return made
  }
  isGood = (invite: ModelInvite) => invite.state === 'open' && this.now < invite.made + INVITE_LIFE
  accept(invite: ModelInvite, by: Credential): 'sign_in_needed' | 'already_member' | 'not_found' | 'in' {
    if (!this.isAlive(by)) return 'sign_in_needed'
    if (this.isIn(by.person)) return 'already_member'
    if (invite.person !== by.person || !this.isGood(invite)) return 'not_found'
    invite.state = 'accepted'
    this.memberships.set(by.person, { is_in: true, removed: 0, removed_step: 0 })
    return 'in'
  }
  withdraw(invite: ModelInvite): boolean {
    const may = this.isGood(invite)
    if (may) invite.state = 'withdrawn'
    return may
  }
  /** Whoever brings it back is the one whose it is from then on. */
  bringBack(invite: ModelInvite, by: string): boolean {
    const membership = this.memberships.get(invite.person)
    const isOver = membership && !membership.is_in && membership.removed_step > invite.step
    if (invite.state !== 'withdrawn' || isOver || this.now >= invite.made + INVITE_LIFE) return false
    for (const one of this.open(invite.person)) one.state = 'withdrawn'
    invite.state = 'open'
    invite.by = by
    return true
  }
  /** Who may not invite any more has no open invites. */
  demote(person: string): void {
    for (const one of this.invites) if (one.by === person && one.state === 'open') one.state = 'withdrawn'
  }
  remove(person: string): boolean {
    if (!this.isIn(person)) return false
    this.memberships.set(person, { is_in: false, removed: this.now, removed_step: this.step })
    for (const one of this.open(person)) one.state = 'withdrawn'
    this.demote(person)
    return true
  }
  restore(person: string): boolean {
    const membership = this.memberships.get(person)
    if (!membership || (!membership.is_in && this.now >= membership.removed + UNDO)) return false
    membership.is_in = true
    return true
  }
}

export function tokensBehind(one: Credential): Credential[] {
  return one.parents.flatMap((parent) => (parent.kind === 'token' ? [parent] : tokensBehind(parent)))
}

/** However far behind. */
export const isBehind = (key: Credential, one: Credential): boolean =>
  one.parents.some((parent) => parent === key || isBehind(key, parent))

/** A token stands between: what it makes ends with it, and it with its passkey. */
function passkeysBehind(one: Credential): Credential[] {
  return one.parents.flatMap((parent) => {
    if (parent.kind === 'passkey') return [parent]
    return parent.kind === 'token' ? [] : passkeysBehind(parent)
  })
}
