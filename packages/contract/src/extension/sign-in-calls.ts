import { z } from 'zod'
import { del, get, post } from '../call.ts'
import { Moment, nothing, Pk } from '../primitives.ts'

const EXTENSION = '/api/starling/extension/'

/** A SHA-256 of what only the extension knows, as base64url (RFC 7636, S256). */
const Challenge = z.string().regex(/^[\w-]{43}$/)
const Verifier = z.string().regex(/^[\w.~-]{43,128}$/)

/** Whom the extension acts for. */
export const ExtensionPerson = z
  .object({
    /** A mail address may become somebody else's; this does not. */
    id: Pk,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: z.enum(['en', 'ja']).nullable(),
    /** When it has to be signed in anew. */
    expires_at: Moment.nullable(),
  })
  .meta({ id: 'ExtensionPerson' })
export type ExtensionPerson = z.infer<typeof ExtensionPerson>

export const SIGN_IN_CALLS = {
  approveExtension: post(`${EXTENSION}approvals/`, {
    who: 'user',
    scope: 'manage',
    fresh: true,
    summary: 'Let the extension in this browser act for me; the code is worth nothing without what it alone knows',
    body: z.strictObject({ challenge: Challenge }),
    answer: z.object({ code: z.string(), expires_at: Moment }),
  }),
  takeExtensionToken: post(`${EXTENSION}token/`, {
    who: 'anyone',
    by_extension: true,
    summary: 'The token of the extension, for a code that a person approved and what the extension alone knows',
    body: z.strictObject({ code: z.string().min(1).max(64), code_verifier: Verifier }),
    answer: z.object({ id: Pk, token: z.string(), person: ExtensionPerson }),
  }),
  endExtensionToken: del(`${EXTENSION}token/`, {
    who: 'extension',
    scope: 'read',
    summary: 'Sign the extension out: its token is revoked',
    answer: nothing,
  }),
  getExtensionPerson: get(`${EXTENSION}person/`, {
    who: 'extension',
    summary: 'Whom the extension acts for',
    answer: ExtensionPerson,
  }),
}
