import type { FillRefusal } from '@starling/targeting/bridge'
import type { TextKey } from '@starling/text'

// spec 8
export const TOO_MANY_HANDLES: TextKey = 'More than 100 accounts are selected. Only the first 100 are applied.'
export const NOT_READY: TextKey =
  'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?'

/** Why nothing was filled in. */
export const REFUSAL_TEXTS: Record<FillRefusal, TextKey> = {
  no_ads_page: 'No page of X’s ads is open. Open a campaign there, then apply again.',
  other_ad_account: 'Another ad account is open at X than the one shown here. Open that one, then apply again.',
  not_signed_in: 'You are signed out of the extension. Sign in again.',
  empty: 'Failed to apply targeting list because it is empty.',
  declined: 'You declined. Nothing in the form was changed.',
  form_changed: 'The form changed while it was being filled. All of it was put back as it was.',
  no_fields: 'None of the fields were found. The page may have changed; nothing was filled in.',
  offline: 'The extension could not reach Starling or X. Nothing was filled in.',
}
