import { ApiError } from '@starling/contract/browser'
import type { FromExtension, SignInAnswer } from '@starling/targeting/bridge'
import { PLACES } from './places.ts'
import { atProduct } from './product.ts'
import { change, read } from './stored.ts'

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
    const { token, person } = await atProduct((api) => api.takeExtensionToken({ body: { code, code_verifier } }))
    await change('sign_in', () => ({ token, email: person.email }))
    await change('has_expired', () => false)
    return answered({ state: 'signed_in', email: person.email })
  } catch (error) {
    const isOffline = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    return answered({ state: 'refused', why: isOffline ? 'offline' : 'invalid_approval' })
  }
}

/** Also where the product cannot be told: whoever signs out is signed out here. */
export async function signOut(): Promise<void> {
  await atProduct((api) => api.endExtensionToken()).catch(() => {})
  await change('sign_in', () => null)
  await change('has_expired', () => false)
  await change('untold', () => [])
}

export const openSignIn = (): Promise<unknown> => chrome.tabs.create({ url: PLACES.home.href })
