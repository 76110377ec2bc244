import { ApiError } from '@starling/contract/browser'
import type { FromExtension, SignInAnswer } from '@starling/targeting/bridge'
import { PLACES } from './places.ts'
import { atProduct, atProductAs } from './product.ts'
import { change, read } from './stored.ts'
import { tellUses } from './uses.ts'

/** So long a person may take to agree. */
const MOST_MS = 10 * 60_000

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A page of the product wants to sign the extension in: it gets the hash of what only the extension knows. */
export async function connect(tab: number, id: string): Promise<FromExtension> {
  const code_verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  await change('connecting', () => ({ tab, id, code_verifier, begun_at: Date.now() }))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier))
  return { type: 'starling.challenge', id, challenge: base64url(new Uint8Array(hash)) }
}

/** The person agreed: the token comes from the product itself and is seen by no page. */
export async function takeToken(tab: number, id: string, code: string): Promise<FromExtension> {
  const answered = (answer: SignInAnswer): FromExtension => ({ type: 'starling.signed_in', id, answer })
  const begun = await read('connecting')
  if (!begun || begun.tab !== tab || begun.id !== id || Date.now() - begun.begun_at > MOST_MS) {
    return answered({ state: 'refused', why: 'declined' })
  }
  await change('connecting', () => null)
  try {
    const { code_verifier } = begun
    const body = { code, code_verifier }
    const { token, person } = await atProductAs(null, (api) => api.takeExtensionToken({ body }))
    await tellUses()
    const before = await read('sign_in')
    await change('sign_in', () => ({ token, person_id: person.id, email: person.email }))
    await change('has_expired', () => false)
    // Nobody has it any more who could end it.
    if (before) await atProductAs(before, (api) => api.endExtensionToken()).catch(() => {})
    return answered({ state: 'signed_in', email: person.email })
  } catch (error) {
    const isOffline = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    return answered({ state: 'refused', why: isOffline ? 'offline' : 'invalid_approval' })
  }
}

/** Also where the product cannot be told: whoever signs out is signed out here. */
export async function signOut(): Promise<void> {
  await tellUses()
  const sign_in = await read('sign_in')
  await atProduct((api) => api.endExtensionToken()).catch(() => {})
  await change('sign_in', () => null)
  await change('has_expired', () => false)
  await change('untold', (untold) => untold.filter(({ person_id }) => person_id !== sign_in?.person_id))
  // One that is under way still tells its page what became of it.
  await change('fills', (fills) =>
    fills.filter(({ person_id, state }) => person_id !== sign_in?.person_id || state !== 'ended'),
  )
}

export const openSignIn = (): Promise<unknown> => chrome.tabs.create({ url: PLACES.home.href })
