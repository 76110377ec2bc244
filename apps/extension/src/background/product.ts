import { ApiError, type Client, createClient, ERRORS, WIRE } from '@starling/contract/browser'
import { type Language, say, type TextKey } from '@starling/text/both'
import { PLACES } from './places.ts'
import { change, read, type SignIn } from './stored.ts'

/** Asks the product with the token of the extension; no cookie goes along. */
export const atProduct = async <T>(ask: (api: Client) => Promise<T>): Promise<T> =>
  atProductAs(await read('sign_in'), ask)

/** In the name of just this person, whoever signs in meanwhile; null is nobody. */
export async function atProductAs<T>(sign_in: SignIn | null, ask: (api: Client) => Promise<T>): Promise<T> {
  const api = createClient(WIRE, {
    root: PLACES.home.origin,
    credentials: 'omit',
    headers: () => (sign_in ? { authorization: `Token ${sign_in.token}` } : {}),
  })
  try {
    return await ask(api)
  } catch (error) {
    if (sign_in && isExpired(error)) await forget(sign_in.token)
    throw error
  }
}

/** A token that is not known any more is of no use, unless there is another one by now. The popup says so. */
async function forget(token: string): Promise<void> {
  const left = await change('sign_in', (now) => (now?.token === token ? null : now))
  if (left === null) await change('has_expired', () => true)
}
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_needed'

const MESSAGES: readonly TextKey[] = Object.values(ERRORS).map(({ message }) => message)

/** Why the product did not do it, in words for a person. */
export function problemIn(error: unknown, language: Language): string {
  const { t } = say(language)
  if (isExpired(error)) return t('You are signed out of the extension. Sign in again.')
  const message = error instanceof ApiError && error.status !== 0 ? error.message : ERRORS.internal.message
  return MESSAGES.includes(message as TextKey) ? t(message as TextKey) : message
}
