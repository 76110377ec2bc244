import type { Passkey, PasskeyProof } from '@starling/contract/browser'
import { api, boot } from '../floor/index.ts'
import { personNow } from '../session/index.ts'

/** Loaded when a passkey is asked for: most people come with a code. */
const webauthn = () => import('@simplewebauthn/browser')

/** A browser keeps keys for names, never for numbers such as 127.0.0.1. */
export const canUsePasskeys = (): boolean =>
  globalThis.PublicKeyCredential !== undefined && !/^[\d.]+$|^\[/.test(location.hostname)

/** The person closed the browser's own dialog, or let it wait too long: nothing happened, and nothing is to be said. */
const isGivenUp = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

async function unlessGivenUp<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isGivenUp(error)) return undefined
    throw error
  }
}

/** Nothing where the person has thought better of it. */
export async function makePasskey(name: string): Promise<Passkey | undefined> {
  const { startRegistration } = await webauthn()
  const { challenge, host, user_handle, known } = await api.startPasskey()
  const email = personNow()?.email ?? ''
  const made = await unlessGivenUp(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: host, name: 'Starling' },
        user: { id: user_handle, name: email, displayName: email },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
        attestation: 'none',
      },
    }),
  )
  if (!made) return undefined
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return api.createPasskey({
    body: { name, id: made.id, client_data: clientDataJSON, attestation: attestationObject, transports },
  })
}

export async function askPasskey(): Promise<PasskeyProof | undefined> {
  const { startAuthentication } = await webauthn()
  const { challenge, host } = await api.getPasskeyChallenge()
  const given = await unlessGivenUp(
    startAuthentication({ optionsJSON: { challenge, rpId: host, userVerification: 'required' } }),
  )
  if (!given) return undefined
  const { clientDataJSON, authenticatorData, signature } = given.response
  return { id: given.id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature }
}

/** The other sites of this installation, each with keys of its own. */
export const otherSites = () =>
  (['team', 'pro', 'premium'] as const)
    .filter((site) => site !== boot.site)
    .map((site) => ({ site, host: new URL(boot.sites[site]).hostname }))
