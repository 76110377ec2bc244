import type { TextKey, TextValues } from '@starling/text'

/** Why a field is refused, in the words a person reads; a refusal carries the code and its values. */
export const REFUSALS = {
  // what was sent is not what the contract wants
  required: 'This is required',
  unknown_field: 'Unknown field',
  wrong_type: 'This must be of type {{type}}.',
  not_one_of: 'This must be one of: {{choices}}.',
  blank: 'This must not be empty.',
  too_short: 'This must have at least {{count}} characters.',
  too_long: 'This must have at most {{count}} characters.',
  too_few: 'There must be at least {{count}} of these.',
  too_many: 'There must be at most {{count}} of these.',
  too_low: 'This must be at least {{least}}.',
  too_high: 'This must be at most {{most}}.',
  not_valid: 'This is not valid.',
  not_json: 'The request is not valid JSON.',
  not_http: 'The request is not valid HTTP.',
  not_storable: 'Contains characters that cannot be stored',
  bad_key: 'This must have 1 to 255 characters.',
  bad_cursor: 'This page does not exist.',
  not_a_day: 'This is not a day, such as 2026-11-16.',
  nothing_to_save: 'Nothing to save',
  nothing_to_change: 'Nothing to change',
  nothing_to_fetch: 'Nothing to fetch',
  nothing_to_follow: 'Nothing to follow',
  draft_or_audience: 'Give draft or audience_config_id, not both',
  one_of_two_ids: 'Give audience_creator_query_id or classifier_id, not both',
  one_source: 'Give exactly one of targeting_package, insights_id, audience_config_id, native_pack_id and share_id',
  // people, teams, mail
  invalid_email: 'Invalid email address', // spec 8
  not_an_email: 'Please enter a valid email address', // spec 8
  not_its_name: 'This is not what you were asked to type.',
  already_invited_member: '{{email}} is already a member of the team',
  country_code: 'Country is not valid',
  logo: 'Logo must be a PNG, JPEG or WebP picture',
  bearer_token: 'This is not a bearer token',
  code_or_passkey: 'Give the code from the email, or a passkey.',
  passkey_first: 'Add a passkey first.',
  came_in_with_it: 'You signed in with this passkey, so what was created with it ends as well.',
  team_needed: 'Fetching from X counts toward the limit of a team. Join or create one first.',
  // questions
  not_a_handle: 'This is not a handle',
  not_a_country: '“{{country}}” is not a country',
  country_unavailable: 'This country is not available for targeting.', // spec 8
  not_a_post: '“{{typed}}” is not the address of a post',
  window_backwards: 'The window ends before it begins.',
  range_backwards: 'The range ends before it begins.',
  too_deep: 'Conditions are nested too deeply.',
  too_many_conditions: 'There are too many conditions: at most 1,000 can be asked about at once.',
  not_about_words: 'Only a question about keywords can be answered this way',
  not_answered_here: 'This call does not answer {{sections}}',
  one_order: '{{sections}} come in one order only',
  engine_refused: 'This cannot be asked: {{reason}}',
  no_words: 'This question has no keywords.',
  question_too_long: 'This question is too long to be saved.',
  other_type: 'This question is of type {{type}}.',
  other_id: 'This is not the id of this question.',
  two_windows: 'This question has a window of its own.',
  not_in_corpus: 'This account has not been imported yet.',
  post_not_in_corpus: 'This post has not been imported yet.',
  handle_not_in_corpus: '@{{handle}} has not been imported yet.',
  not_shared: 'An audience built from conditions cannot be shared by link.',
  no_query: 'Please ask a question',
  too_many_columns: 'Too many columns',
  unknown_column: 'A row has a column that its section does not have',
  // kept things
  most_links: 'You have {{most}} open links, and no more are possible. Revoke one first.',
  most_links_of_team: 'Your team has {{most}} open links, and no more are possible. Revoke one first.',
  ends_before: 'The end must come after the start.',
  far_day: 'This must be a day from {{first}} to {{last}}.',
  day_before_start: 'The last day is before the first.',
  outside_plan: 'This is outside the days of the plan.',
  planned_twice: 'An audience can be in a plan only once.',
  more_than_all: 'The shares come to more than 100%.',
  most_plans: 'The limit of {{most}} plans is reached. Delete one first.',
  most_step_values: 'The steps name more than {{most}} values together. Save in between.',
  most_targeting_lists: 'The limit of {{most}} targeting lists is reached. Delete one first.',
  record_not_ready: 'This is not ready yet, or could not be made.',
  audience_out_of_reach: 'The audience of this list is gone, or no longer yours to use.',
  list_without_audience: 'This list is not made of an audience, so there is nothing to renew it from.',
  not_paused: 'This line item is not paused. Pause it at X first.',
  not_a_category: '“{{category}}” is not a category of audiences.',
  not_listed: '“{{value}}” is not in the list.',
  most_audiences: 'The limit of {{most}} saved audiences is reached. Delete one first.',
  monitored_already: 'This search is already monitored.',
  not_monitored: 'Posts cannot be monitored. A handle, an audience or a conversation can.',
  not_its_currency: 'This is not the currency of the ad account.',
  ad_account_noted: 'You have already added this ad account.',
  ad_account_id: 'This is not the id of an ad account',
  no_ad_account_id: 'No ad account id provided', // spec 8
  picture_not_ours: 'This picture address was not issued here',
  not_a_picture: 'This is not the address of a picture',
  not_a_signature: 'This is not a signature',
  preview_or_consent: 'Give account, action and handles for a preview, or run and consent to start it.',
} as const satisfies Record<string, TextKey>
export type RefusalCode = keyof typeof REFUSALS
export type Refusal = { code: RefusalCode; values?: TextValues }

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)

/** As an issue of a schema says it: a code, which the edge turns into the words of whoever asks. */
export const refusal = (code: RefusalCode): RefusalCode => code
