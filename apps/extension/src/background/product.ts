import { ApiError, type Client, createClient, ERRORS, WIRE } from '@starling/contract/browser'
import { type Language, say, type TextKey } from '@starling/text/both'
import { PLACES } from './places.ts'
import { change, read } from './stored.ts'

/** The product, asked with the token of the extension; no cookie goes along. */
export async function product(): Promise<Client> {
  const sign_in = await read('sign_in')
  return createClient(WIRE, {
    root: PLACES.home.origin,
    credentials: 'omit',
    headers: () => (sign_in ? { authorization: `Token ${sign_in.token}` } : {}),
    onError: (error) => void forgetIfExpired(error, sign_in?.token),
  })
}

/** A token that is not known any more is of no use: it is forgotten, and the popup says so. */
async function forgetIfExpired(error: ApiError, token: string | undefined): Promise<void> {
  if (!isExpired(error) || token === undefined) return
  if ((await read('sign_in'))?.token !== token) return
  await change('sign_in', () => null)
  await change('has_expired', () => true)
}
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_needed'

const MESSAGES: readonly TextKey[] = Object.values(ERRORS).map(({ message }) => message)

/** Why the product did not do it, in words for a person. */
export function problemIn(error: unknown, language: Language): string {
  const { t } = say(language)
  if (isExpired(error)) return t('You are signed out of the extension. Sign in again.')
  const message = error instanceof ApiError && error.status !== 0 ? error.message : ERRORS.internal.message
  return MESSAGES.includes(message as TextKey) ? t(message as TextKey) : message
}
