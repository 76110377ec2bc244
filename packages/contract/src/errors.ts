import type { Say, TextKey, TextValues } from '@starling/text'
import { REFUSALS, type Refusal } from './refusals.ts'

/** Every failure the server may answer with: status, and the sentence a person reads. */
export const ERRORS = {
  invalid: { status: 400, message: 'Please check the form.' },
  invalid_login_code: { status: 400, message: 'Invalid login code' }, // spec 8
  invalid_token: { status: 400, message: 'This sign-in link is not valid any more. Please ask for a new one.' },
  invalid_approval: { status: 400, message: 'This approval is not valid any more. Connect the extension again.' },
  not_in_corpus: { status: 400, message: 'This account has not been imported yet.' },
  last_way_in: {
    status: 400,
    message: 'This is your only way to sign in. Sign in with a code by email once, then disconnect it.',
  },
  no_such_range: { status: 416, message: 'The file does not have these bytes.' },
  bad_signature: { status: 400, message: 'The signature of this message is not valid.' },
  passkey_refused: { status: 400, message: 'This passkey was not accepted. Try again, or use another one.' },
  sign_in_needed: { status: 403, message: 'Please sign in.' },
  unauthorized_login: { status: 403, message: 'Error: Unauthorized login attempt' }, // spec 8
  not_invited: {
    status: 403,
    message: 'Only invited people can sign in here. Ask someone who is here to invite this address.',
  },
  passkey_needed: { status: 403, message: 'This account is opened with its passkey. Please use it to sign in.' },
  confirm_needed: { status: 403, message: 'Please confirm that it is you.' },
  mail_needed: {
    status: 403,
    message: 'This account asks for a code by email before its passkey. Please start with your address.',
  },
  wrong_credential: { status: 403, message: 'This kind of token cannot be used for this call.' },
  scope_missing: { status: 403, message: 'This token does not allow this. Sign in, or use a token that does.' },
  wrong_host: { status: 421, message: 'This installation does not answer at this address.' },
  forged: { status: 403, message: 'The request did not come from this page. Please reload and try again.' },
  admin_needed: { status: 403, message: 'Only an admin of the team can do this.' },
  account_role_needed: { status: 403, message: 'Your role for this ad account does not allow this.' },
  second_person_needed: { status: 403, message: 'Whoever asked for it cannot approve it. Someone else has to.' },
  creators_only: { status: 403, message: 'Only people of the group Creators can open this.' },
  planners_only: { status: 403, message: 'Only people of the group CampaignPlanner can open this.' },
  subscription_needed: { status: 403, message: 'You need an active subscription to upload audiences to X.' }, // spec 8
  protected_account: { status: 403, message: 'This account is protected. Starling does not fetch it.' },
  payment_declined: { status: 402, message: 'The card was declined. Nothing has changed. Please use another card.' },
  cost_cap: { status: 402, message: 'This would exceed your team’s monthly limit.' },
  installation_cap: {
    status: 402,
    message: 'All teams together have reached the monthly limit set by the operator of this installation.',
  },
  approved_spent: {
    status: 402,
    message: 'Fetching stopped at the approved cost. Ask for a new estimate to fetch the rest.',
  },
  key_not_allowed: {
    status: 403,
    message: 'The operator has not allowed your team to use the X keys of this installation. Add your own keys.',
  },
  upstream_refused: { status: 403, message: 'X does not allow this.' },
  ad_account_refused: { status: 403, message: 'X does not open this ad account to your linked accounts.' },
  not_found: { status: 404, message: 'Not found.' },
  no_audience: { status: 404, message: 'No audience found' }, // spec 8
  not_at_x: { status: 404, message: 'X has no such account, or does not show it.' },
  last_admin: { status: 409, message: 'A team needs at least one admin. Make someone else an admin first.' },
  last_passkey: {
    status: 409,
    message: 'This passkey is your only way to sign in. Add another one, or choose another way to sign in first.',
  },
  sole_admin: {
    status: 409,
    message: 'You are the only admin of {{teams}}. Make someone else an admin there, or delete the team first.',
  },
  account_deleted: {
    status: 403,
    message: 'This account is being deleted. The link in the email about it restores it.',
  },
  billing_refused: { status: 409, message: 'The payment service does not allow this.' },
  billing_not_offered: {
    status: 409,
    message: 'No subscriptions are sold here. Whoever runs this installation can set up payments.',
  },
  billing_details_needed: {
    status: 409,
    message: 'The billing details are not complete. Please add the name, address for invoices and country first.',
  },
  already_subscribed: { status: 409, message: 'Your team has a subscription already.' },
  not_subscribed: { status: 409, message: 'Your team has no subscription that can be changed here.' },
  not_an_upgrade: {
    status: 409,
    message: 'This plan costs less than what is left of yours. Cancel yours, and choose this one when that has ended.',
  },
  gone_at_x: { status: 409, message: 'It was deleted at X. Upload it again to bring it back.' },
  upload_not_available: { status: 409, message: 'Upload not available' }, // spec 8
  already_member: { status: 409, message: 'This person is already a member of the team.' },
  already_linked: { status: 409, message: 'This account is already linked to another person here.' },
  not_as_previewed: { status: 409, message: 'This has changed since it was shown to you. Please look at it again.' },
  changed_meanwhile: {
    status: 409,
    message:
      'Someone changed this after you opened it. Nothing was overwritten: look at what it is now, then save again.',
  },
  reconnect_needed: { status: 409, message: 'X does not accept this connection any more. Please connect again.' },
  ads_link_needed: {
    status: 409,
    message: 'No linked X account of yours has its ad accounts added. Add them on your account page first.',
  },
  account_closed: {
    status: 409,
    message: 'This ad account is not open to the team any more. Someone who has access at X can link it again.',
  },
  connection_needed: { status: 409, message: 'Your team is not connected to X yet. Connect it first.' },
  already_reading: {
    status: 409,
    message: 'Your team is already fetching from X. Wait until it is done, or stop it first.',
  },
  corpus_elsewhere: {
    status: 409,
    message: 'What was fetched is on another server of this installation. Please try again there.',
  },
  in_flight: { status: 409, message: 'The same request is still being worked on.' },
  too_slow: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media: { status: 415, message: 'This kind of content is not accepted here.' },
  key_reused: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  too_many: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  headers_too_large: { status: 431, message: 'The request is too large.' },
  internal: { status: 500, message: 'Something went wrong. Please try again later.' }, // spec 8
  upstream_down: { status: 502, message: 'A service we depend on did not answer. Please try again later.' },
  busy: { status: 503, message: 'Many people are asking right now. Your turn comes in {{seconds}} s.' },
  unavailable: { status: 503, message: 'The product is not ready yet. Please try again in a moment.' },
  corpus_damaged: {
    status: 503,
    message:
      'Files of the corpus are damaged, so nothing can be answered. Whoever runs this installation has to put them back.',
  },
  corpus_too_large: {
    status: 503,
    message:
      'The corpus needs more memory than the index may use, so nothing can be answered. Whoever runs this installation can set ENGINE=cluster.',
  },
  upstream_limit: { status: 503, message: 'X allows no more of these requests for now. Please try again later.' },
  // spec 4 and 8: what a reply in a conversation is told that took too long
  timeout: { status: 504, message: 'The request took too long to process. Please try again later.' },
  took_too_long: { status: 504, message: 'The request took too long to process. Please try again later.' }, // spec 8
  disk_full: {
    status: 507,
    message: 'The disk of this installation is full, so nothing can be saved. Whoever runs it has to make room.',
  },
} as const satisfies Record<string, { status: number; message: TextKey }>
export type ErrorCode = keyof typeof ERRORS
/** Fields and why each is refused. */
export type Fields = Record<string, Refusal[]>
/** The same in words: what a 400 answers. */
export type FieldMap = Record<string, string[]>

export type Why = { values?: TextValues; fields?: Fields; retry_after_s?: number; cause?: unknown }

/** A refusal is a code with values; it becomes words where it is answered, in the language of whoever asked. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly values: TextValues | undefined
  readonly fields: Fields | undefined
  readonly retry_after_s: number | undefined

  constructor(code: ErrorCode, why: Why = {}) {
    super(ERRORS[code].message, { cause: why.cause })
    this.code = code
    this.values = why.values
    this.fields = why.fields
    this.retry_after_s = why.retry_after_s
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  detailIn({ t }: Pick<Say, 't'>): string {
    // In the words of X, where it has any.
    if (this.code === 'upstream_refused' && this.values?.said) return t('X: {{said}}', this.values)
    return t(ERRORS[this.code].message, this.values)
  }

  /** A 400 is the field map itself; every other error is `{ detail, code }`. */
  bodyIn(say: Pick<Say, 't'>): FieldMap | { detail: string; code: ErrorCode } {
    if (this.status !== 400) return { detail: this.detailIn(say), code: this.code }
    if (!this.fields) return { non_field_errors: [this.detailIn(say)] }
    const said = Object.entries(this.fields).map(([name, refusals]): [string, string[]] => [
      name,
      refusals.map(({ code, values }) => say.t(REFUSALS[code], values)),
    ])
    return Object.fromEntries(said)
  }
}
