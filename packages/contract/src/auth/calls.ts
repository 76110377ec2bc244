import { z } from 'zod'
import { capability, del, get, join, post, put } from '../call.ts'
import { Line, Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { Level, TeamBrief } from '../teams/index.ts'
import { TOKEN_SCOPES, USUAL_TOKEN_SCOPES } from '../token-scopes.ts'
import { PasskeyProof, passkeys } from './passkeys.ts'

export const Language = z.enum(['en', 'ja'])

/** Our own restriction on spec 5's shape: nothing that a mail header or a look-alike could abuse, however it is spelled. */
export const Email = z
  .string()
  .normalize('NFKC')
  .toLowerCase()
  .trim()
  // With or without the dot of the root it is the same mailbox.
  .overwrite((text) => text.replace(/\.$/, ''))
  .max(254)
  .regex(
    /^[^\s@<>(),;:"[\]\\\p{C}\p{DI}]+@[^\s@<>(),;:"[\]\\\p{C}\p{DI}]+\.[^\s@<>(),;:"[\]\\\p{C}\p{DI}]+$/u,
    refusal('not_an_email'),
  )

export const Membership = z.object({ id: Pk, team: TeamBrief, level: Level }).meta({ id: 'Membership' })
export type Membership = z.infer<typeof Membership>

export const User = z
  .object({
    id: Pk,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: Language.nullable(),
    /** What goes into the CSRF header. It is worthless without the session cookie; empty for callers with a token. */
    token: z.string(),
    groups: z.array(z.object({ name: z.string() })),
    memberships: z.array(Membership),
    social_accounts: z.array(z.object({ id: Pk, provider: z.string() })),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const Session = z
  // Of a browser that does not say which it is the name is empty.
  .object({ id: Pk, device: z.string(), created_at: Moment, seen_at: Moment, is_current: z.boolean() })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const TokenKind = z.enum(['personal', 'extension'])
export type TokenKind = z.infer<typeof TokenKind>
const TokenScopes = z.array(z.enum(TOKEN_SCOPES)).min(1).max(TOKEN_SCOPES.length)
export const Token = z
  .object({
    id: Pk,
    kind: TokenKind,
    name: z.string(),
    scopes: TokenScopes,
    created_at: Moment,
    seen_at: Moment.nullable(),
    expires_at: Moment.nullable(),
  })
  .meta({ id: 'Token' })
export type Token = z.infer<typeof Token>

/** A GET never signs anyone in or out: it says what a page has to post, and whether that would still work. */
export const NextStep = z
  .object({ method: z.literal('POST'), path: z.string(), usable: z.boolean() })
  .meta({ id: 'NextStep' })

const MagicCode = z.string().min(1).max(64)
const ConfirmCode = z.string().min(1).max(32)
const PersonName = Line.max(80)

const calls = {
  requestMagicLink: post('/api/user/magic-link/', {
    who: 'anyone',
    summary: 'Send a sign-in code to an address',
    body: z.strictObject({ email: Email }),
    answer: z.object({ magic_code: z.string(), expires_at: Moment }),
  }),
  useMagicLink: post('/api/user/magic-link/use/', {
    who: 'anyone',
    summary: 'Sign in with the code from the mail',
    /** With a passkey of the same person, where they sign in with both: `passkey_needed` asks for it. */
    body: z.strictObject({
      magic_code: MagicCode,
      confirm_code: ConfirmCode,
      passkey: PasskeyProof.optional(),
    }),
    answer: User,
  }),
  signInWithPasskey: post('/api/starling/passkeys/sign-in/', {
    who: 'anyone',
    summary: 'Sign in with a passkey of this host',
    body: PasskeyProof,
    answer: User,
  }),
  startPersonalMagicLink: get('/api/external/personal-magic-link/magic/', {
    who: 'pro',
    open: true,
    summary: 'What a page posts to have a sign-in code sent',
    query: z.strictObject({ email: z.string().max(254).optional() }),
    answer: NextStep,
  }),
  checkPersonalMagicLink: get('/api/external/personal-magic-link/use/', {
    who: 'pro',
    open: true,
    summary: 'Whether a sign-in link can still be used, and what a page posts to use it',
    query: z.strictObject({ magic_code: MagicCode, confirm_code: z.string().max(32).optional() }),
    answer: NextStep,
  }),
  loginViaToken: post('/rest-auth/login-via-token/', {
    who: 'anyone',
    summary: 'Sign in with a one-use code of another site, a first-admin link, or a personal token',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: User,
  }),
  confirmLogout: get('/rest-auth/logout/', {
    who: 'user',
    summary: 'What a page posts to sign out; a browser gets that page',
    answer: NextStep,
  }),
  logout: post('/rest-auth/logout/', { who: 'user', scope: 'read', summary: 'Sign out', answer: nothing }),
  getMe: get('/api/user/me/', {
    who: 'user',
    summary: 'The signed-in person',
    bounded: 'the teams that a person is in',
    answer: User,
  }),
  replaceMe: put('/api/user/me/', {
    who: 'user',
    scope: 'write',
    summary: 'Save the language or name of the signed-in person',
    body: z
      .strictObject({ language: Language, first_name: PersonName, last_name: PersonName })
      .partial()
      .refine((body) => Object.keys(body).length > 0, refusal('nothing_to_save')),
    answer: User,
  }),
  getStandaloneMe: get('/api/external/standalone-me/', {
    who: 'pro_user',
    summary: 'The person signed in on the toolkit',
    bounded: 'the teams that a person is in',
    answer: User,
  }),

  createConfirmation: post('/api/starling/confirmations/', {
    who: 'user',
    scope: 'manage',
    own_session: true,
    summary: 'Show that it is me, by a code that was mailed or by a passkey',
    body: z
      .strictObject({ magic_code: MagicCode, confirm_code: ConfirmCode, passkey: PasskeyProof })
      .partial()
      .refine(
        ({ magic_code, confirm_code, passkey }) => passkey ?? (magic_code && confirm_code),
        refusal('code_or_passkey'),
      ),
    answer: nothing,
  }),
  listSessions: get('/api/starling/sessions/', {
    who: 'user',
    summary: 'Where I am signed in',
    query: Paging,
    answer: z.array(Session),
  }),
  deleteSession: del('/api/starling/sessions/{pk}/', {
    who: 'user',
    scope: 'manage',
    summary: 'Sign out one place',
    answer: nothing,
  }),
  deleteOtherSessions: del('/api/starling/sessions/', {
    who: 'user',
    scope: 'manage',
    summary: 'Sign out everywhere else',
    answer: nothing,
  }),
  createSitePass: post('/api/starling/site-passes/', {
    who: 'user',
    scope: 'read',
    summary: 'A one-use code, good for 60 seconds, to be signed in on another of the three sites',
    answer: z.object({ token: z.string(), expires_at: Moment }),
  }),
  listTokens: get('/api/starling/tokens/', {
    who: 'user',
    summary: 'My tokens',
    query: Paging,
    answer: z.array(Token),
  }),
  createToken: post('/api/starling/tokens/', {
    who: 'user',
    scope: 'manage',
    fresh: true,
    summary: 'Make a token; its text is shown once',
    body: z.strictObject({
      kind: TokenKind,
      name: Line.min(1).max(80),
      /** No more than whoever asks has. */
      scopes: TokenScopes.default([...USUAL_TOKEN_SCOPES]),
      expires_in_days: z.int().min(1).max(365).optional(),
    }),
    answer: Token.extend({ token: z.string() }),
  }),
  deleteToken: del('/api/starling/tokens/{pk}/', {
    who: 'user',
    scope: 'manage',
    summary: 'Revoke a token',
    answer: nothing,
  }),
}

export const auth = capability('auth', join(calls, passkeys))
