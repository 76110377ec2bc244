import { z } from 'zod'
import { del, get, post, put } from '../call.ts'
import { Line, Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

/** Bytes of WebAuthn as base64url. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, refusal('not_valid'))

/** What a passkey answers to a challenge of ours: it holds the key, and its owner has unlocked it. */
export const PasskeyProof = z
  .strictObject({
    id: bytes(1400),
    client_data: bytes(4000),
    authenticator_data: bytes(4000),
    signature: bytes(4000),
  })
  .meta({ id: 'PasskeyProof' })
export type PasskeyProof = z.infer<typeof PasskeyProof>

export const PasskeyChallenge = z.object({ challenge: z.string(), host: z.string(), expires_at: Moment })

export const Passkey = z
  .object({
    id: Pk,
    name: z.string(),
    /** The one host that it signs in at. */
    host: z.string(),
    created_at: Moment,
    seen_at: Moment.nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

const Named = z.object({ id: Pk, name: z.string() })
/**
 * What was made while signed in with a passkey, or with one that was added so; `sessions` without the one that asks.
 * `may_keep`: who came in with it, be it a thief, does not decide that it was neither lost nor stolen, and is out when
 * it is removed.
 */
export const PasskeyMade = z
  .object({
    sessions: z.int(),
    passkeys: z.array(Named),
    tokens: z.array(Named),
    social_accounts: z.array(Named.extend({ provider: z.string() })),
    invites: z.array(Named),
    may_keep: z.boolean(),
  })
  .meta({ id: 'PasskeyMade' })
export type PasskeyMade = z.infer<typeof PasskeyMade>

/** Anything that is theirs, a passkey alone, or a code by mail and then a passkey. */
export const WayIn = z.enum(['any', 'passkey', 'mail_and_passkey'])
export type WayIn = z.infer<typeof WayIn>
const ChosenWayIn = z.strictObject({ way_in: WayIn })

export const passkeys = {
  getPasskeyChallenge: get('/api/starling/passkeys/challenge/', {
    who: 'anyone',
    summary: 'What a passkey signs to sign in at this host; it works once, for five minutes',
    answer: PasskeyChallenge,
  }),
  listPasskeys: get('/api/starling/passkeys/', {
    who: 'user',
    summary: 'My passkeys, on all hosts',
    query: Paging,
    answer: z.array(Passkey),
  }),
  startPasskey: get('/api/starling/passkeys/new/', {
    who: 'user',
    fresh: true,
    own_session: true,
    summary: 'What a new passkey signs',
    bounded: 'passkeys of one person at one host',
    answer: PasskeyChallenge.extend({
      user_handle: z.string(),
      /** Keys that are here already: a device makes no second one. */
      known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
    }),
  }),
  createPasskey: post('/api/starling/passkeys/', {
    who: 'user',
    scope: 'manage',
    fresh: true,
    own_session: true,
    summary: 'Add a passkey for this host',
    body: z.strictObject({
      name: Line.min(1).max(80),
      id: bytes(1400),
      client_data: bytes(4000),
      attestation: bytes(20_000),
      transports: z.array(z.string().max(20)).max(10),
    }),
    answer: Passkey,
  }),
  getPasskeyMade: get('/api/starling/passkeys/{pk}/made/', {
    who: 'user',
    summary: 'What goes back to a passkey: sessions that it opened, and what was made in them',
    bounded: 'what one person made with one key',
    answer: PasskeyMade,
  }),
  deletePasskey: del('/api/starling/passkeys/{pk}/', {
    who: 'user',
    scope: 'manage',
    fresh: true,
    own_session: true,
    summary:
      'Remove a passkey, the sessions that it opened and what was made in them; never the last one where I sign in with nothing else',
    query: z.strictObject({ made: z.enum(['end', 'keep']).default('end') }),
    answer: nothing,
  }),
  restorePasskey: post('/api/starling/passkeys/{pk}/restore/', {
    who: 'user',
    scope: 'manage',
    fresh: true,
    own_session: true,
    summary: 'Bring back a removed passkey',
    answer: Passkey,
  }),
  getWayIn: get('/api/starling/way-in/', { who: 'user', summary: 'What I sign in with', answer: ChosenWayIn }),
  changeWayIn: put('/api/starling/way-in/', {
    who: 'user',
    scope: 'manage',
    fresh: true,
    own_session: true,
    summary: 'Choose what I sign in with; needs a passkey for anything but `any`',
    body: ChosenWayIn,
    answer: ChosenWayIn,
  }),
}
