import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { AppError, type Passkey, type PasskeyProof, type User } from '@starling/contract'
import {
  type Change,
  changeWay,
  findPasskey,
  findUser,
  isPasskeyFree,
  lockUser,
  notePasskeyUsed,
  passkeysOf,
  type Row,
  useChallenge,
} from '@starling/store'
import type { Context, Input, UserContext } from '../floor/index.ts'
import { madeBudgets, spendAll } from './budgets.ts'
import { holdSession } from './parents.ts'
import { challengeFor, openChallenge } from './passkey-challenge.ts'
import { addDevice, addSession, enter } from './sign-in.ts'

const refused = (cause?: unknown) => new AppError('passkey_refused', { cause })
/** Where the page that asked the passkey must have been; the host alone is what the key is bound to. */
const expectedAt = ({ config, request }: Context) => ({
  expectedOrigin: `${config.PUBLIC_URL.protocol}//${request.host}`,
  expectedRPID: request.hostname,
})

export const passkeyAnswer = ({ id, name, host, created_at, seen_at }: Row<'passkeys'>): Passkey => ({
  id,
  name,
  host,
  created_at: created_at.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
})

/** The passkey that signed a challenge of ours, in the hand of someone who unlocked it. Each challenge counts once. */
export async function provePasskey(change: Change, context: Context, proof: PasskeyProof): Promise<Row<'passkeys'>> {
  const opened = openChallenge(proof.client_data, context)
  const passkey = opened && (await findLocked(change, proof.id))
  if (!passkey || passkey.host !== context.request.hostname) throw refused()
  if (!(await useChallenge(change, opened.id, passkey.user_id))) throw refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectedAt(context),
    expectedChallenge: opened.challenge,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    response: {
      id: proof.id,
      rawId: proof.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: proof.client_data,
        authenticatorData: proof.authenticator_data,
        signature: proof.signature,
      },
    },
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  await notePasskeyUsed(change, passkey.id, authenticationInfo.newCounter)
  return passkey
}

/** Held until the change is over: a passkey that is being removed opens nothing more. */
async function findLocked(change: Change, credential_id: string): Promise<Row<'passkeys'> | undefined> {
  const found = await findPasskey(change, credential_id)
  if (!found) return undefined
  await lockUser(change, found.user_id)
  return findPasskey(change, credential_id)
}

/** What was right and is not enough is on record, in a change of its own that the refusal does not roll back. */
export async function refuseOtherWay({ store }: Context, user: Row<'users'> | undefined, by: 'mail' | 'network') {
  if (!user || user.way_in === 'any') return
  await store.change('nobody', ({ audit }) => audit('sign_in.needed_more', { user_id: user.id, detail: { by } }))
  throw new AppError('passkey_needed')
}

/**
 * Refuses who came another way than they chose; `proof` is the passkey of a person who comes with a code by mail, which
 * then opens the session too.
 */
export async function keepToWay(
  change: Change,
  context: Context,
  user: Row<'users'>,
  proof?: PasskeyProof,
): Promise<Row<'passkeys'> | undefined> {
  if (user.way_in === 'any') return undefined
  if (!proof) throw new AppError('passkey_needed')
  const passkey = await provePasskey(change, context, proof)
  if (passkey.user_id !== user.id) throw refused()
  return passkey
}

export const getPasskeyChallenge = async (_: unknown, context: Context) => challengeFor(context)

export async function signInWithPasskey({ body }: Input<'signInWithPasskey'>, context: Context): Promise<User> {
  const signedIn = await context.store.change('nobody', async (change) => {
    const passkey = await provePasskey(change, context, body)
    const { user_id } = passkey
    const user = (await findUser(change, user_id))!
    if (user.way_in === 'mail_and_passkey') {
      await change.audit('sign_in.needed_more', { user_id, detail: { by: 'passkey', passkey: passkey.name } })
      return undefined
    }
    return {
      user,
      ...(await addSession(change, context, user_id, { by: 'passkey', passkey })),
      device_secret: await addDevice(change, context, user_id),
    }
  })
  if (!signedIn) throw new AppError('mail_needed')
  return enter(context, signedIn)
}

export async function startPasskey(_: unknown, context: UserContext) {
  const { user, store } = context
  const challenge = challengeFor(context, context.session)
  const here = (await passkeysOf(store, user.id)).filter(({ host }) => host === challenge.host)
  return {
    ...challenge,
    user_handle: Buffer.from(user.id).toString('base64url'),
    known: here.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  }
}

export async function createPasskey({ body }: Input<'createPasskey'>, context: UserContext): Promise<Passkey> {
  const { user, request } = context
  const opened = openChallenge(body.client_data, context, context.session)
  if (!opened) throw refused()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectedAt(context),
    expectedChallenge: opened.challenge,
    requireUserVerification: true,
    response: {
      id: body.id,
      rawId: body.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: body.client_data, attestationObject: body.attestation },
    },
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  return context.change(async (change) => {
    await spendAll(change, madeBudgets('passkey', user.id))
    await holdSession(change, context.session!)
    const isNew = (await useChallenge(change, opened.id, user.id)) && (await isPasskeyFree(change, user.id, id))
    if (!isNew) throw refused()
    const row = await change.table({ user_id: user.id }, 'passkeys').add({
      passkey_id: context.session!.passkey_id,
      name: body.name,
      host: request.hostname,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: body.transports,
      counter,
      created_at: change.now,
      seen_at: null,
      removed_at: null,
    })
    await change.audit('passkey.added', { subject_id: row.id, subject: row.name, detail: { host: row.host } })
    return passkeyAnswer(row)
  })
}

export async function changeWayIn({ body: { way_in } }: Input<'changeWayIn'>, context: UserContext) {
  const { change, user } = context
  return change(async (tx) => {
    await lockUser(tx, user.id)
    if (way_in !== 'any' && (await passkeysOf(tx, user.id)).length === 0) {
      throw new AppError('invalid', { fields: { way_in: [{ code: 'passkey_first' }] } })
    }
    await changeWay(tx, user.id, way_in)
    await tx.audit('way_in.changed', { subject_id: user.id, detail: { way_in } })
    return { way_in }
  })
}
