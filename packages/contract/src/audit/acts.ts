import type { TextKey } from '@starling/text'

/** What the log of a team is sorted by, in the words of its screen. */
export const ACT_KINDS = {
  sign_in: 'Sign-in',
  tokens: 'Tokens',
  people: 'People',
  team: 'Team',
  sources: 'Sources and cost',
  links: 'Linked accounts',
  ads: 'Ads',
  exports: 'Exports',
  billing: 'Billing',
} as const satisfies Record<string, TextKey>
export type ActKind = keyof typeof ACT_KINDS

type Shown = { kind: ActKind; words: TextKey }

/** Done in a team: each stands in the log of that team. */
const TEAM_ACTS = {
  'invite.created': { kind: 'people', words: 'Invited someone' },
  'invite.accepted': { kind: 'people', words: 'Joined with an invite' },
  'invite.withdrawn': { kind: 'people', words: 'Withdrew an invite' },
  'invite.restored': { kind: 'people', words: 'Restored an invite' },
  'member.changed': { kind: 'people', words: 'Changed the level of a member' },
  'member.removed': { kind: 'people', words: 'Removed a member' },
  'member.restored': { kind: 'people', words: 'Restored a member' },
  'team.created': { kind: 'team', words: 'Created the team' },
  'team.deleted': { kind: 'team', words: 'Deleted the team' },
  'team.restored': { kind: 'team', words: 'Restored the team' },
  'team.changed': { kind: 'team', words: 'Changed the details of the team' },
  'audit.exported': { kind: 'exports', words: 'Exported the audit log' },
  'connection.created': { kind: 'sources', words: 'Connected the team to X' },
  'connection.removed': { kind: 'sources', words: 'Ended a connection to X' },
  'connection.restored': { kind: 'sources', words: 'Restored a connection to X' },
  'source.followed': { kind: 'sources', words: 'Added a source' },
  'sources.asked': { kind: 'sources', words: 'Requested sources' },
  'source.removed': { kind: 'sources', words: 'Removed a source' },
  'source.restored': { kind: 'sources', words: 'Restored a source' },
  'reading.changed': { kind: 'sources', words: 'Changed the monthly limit or the nightly fetch' },
  'fetch.estimated': { kind: 'sources', words: 'Estimated the cost of fetching' },
  'ingest.estimated': { kind: 'sources', words: 'Estimated the cost of fetching' },
  'ingest.started': { kind: 'sources', words: 'Started fetching' },
  'ingest.stopped': { kind: 'sources', words: 'Stopped fetching' },
  'ingest.done': { kind: 'sources', words: 'Fetching finished' },
  'ingest.partly': { kind: 'sources', words: 'Fetching finished in part' },
  'ingest.at_limit': { kind: 'sources', words: 'Fetching stopped at its limit' },
  'ingest.failed': { kind: 'sources', words: 'Fetching failed' },
  'link.created': { kind: 'exports', words: 'Shared an analysis by link' },
  'link.revoked': { kind: 'exports', words: 'Revoked a shared link' },
  'link.restored': { kind: 'exports', words: 'Restored a shared link' },
  'audience.saved': { kind: 'team', words: 'Saved an audience' },
  'audience.changed': { kind: 'team', words: 'Changed an audience' },
  'audience.counted': { kind: 'team', words: 'Counted an audience anew' },
  'audience.refreshed': { kind: 'team', words: 'Counted an audience anew by its rule' },
  'audience.deleted': { kind: 'team', words: 'Deleted an audience' },
  'audience.shared': { kind: 'exports', words: 'Shared an audience' },
  'audience.unshared': { kind: 'exports', words: 'Stopped sharing an audience' },
  'audience.reshared': { kind: 'exports', words: 'Shared an audience again' },
  'plan.saved': { kind: 'team', words: 'Made a plan' },
  'plan.changed': { kind: 'team', words: 'Changed a plan' },
  'plan.deleted': { kind: 'team', words: 'Deleted a plan' },
  'plan.restored': { kind: 'team', words: 'Restored a plan' },
  'scenario.saved': { kind: 'team', words: 'Kept a scenario' },
  'scenario.changed': { kind: 'team', words: 'Changed a scenario' },
  'scenario.deleted': { kind: 'team', words: 'Deleted a scenario' },
  'scenario.restored': { kind: 'team', words: 'Restored a scenario' },
  'media.added': { kind: 'team', words: 'Added a picture or a film' },
  'media.changed': { kind: 'team', words: 'Changed a picture or a film' },
  'media.deleted': { kind: 'team', words: 'Deleted a picture or a film' },
  'media.restored': { kind: 'team', words: 'Restored a picture or a film' },
  'creative.saved': { kind: 'team', words: 'Saved a creative' },
  'creative.changed': { kind: 'team', words: 'Changed a creative' },
  'creative.deleted': { kind: 'team', words: 'Deleted a creative' },
  'creative.restored': { kind: 'team', words: 'Restored a creative' },
  'creative.posted': { kind: 'exports', words: 'Wrote a creative at X as a post that only ads show' },
  'audience.restored': { kind: 'team', words: 'Restored an audience' },
  'billing.checkout_started': { kind: 'billing', words: 'Started a checkout' },
  'billing.upgraded': { kind: 'billing', words: 'Changed the plan' },
  'billing.cancelled': { kind: 'billing', words: 'Cancelled the subscription' },
  'billing.kept': { kind: 'billing', words: 'Took back the cancellation' },
  'billing.portal_opened': { kind: 'billing', words: 'Opened the page for the card' },
  'upload.started': { kind: 'exports', words: 'Uploaded an audience to X' },
  'upload.changed': { kind: 'exports', words: 'Changed when an uploaded audience is refreshed' },
  'upload.removed': { kind: 'exports', words: 'Removed an uploaded audience' },
  'upload.restored': { kind: 'exports', words: 'Restored an uploaded audience' },
  'x_communities.read': { kind: 'sources', words: 'Searched Communities at X' },
  'mood.corrected': { kind: 'team', words: 'Corrected the mood of a post' },
  'mood.correction_removed': { kind: 'team', words: 'Took back the correction of a mood' },
  'mood.correction_restored': { kind: 'team', words: 'Restored the correction of a mood' },
  'team_account.linked': { kind: 'ads', words: 'Linked an ad account to the team' },
  'team_account.checked': { kind: 'ads', words: 'Checked the access to an ad account' },
  'team_account.treated': { kind: 'ads', words: 'Changed how an ad account is treated' },
  'team_account.removed': { kind: 'ads', words: 'Removed an ad account from the team' },
  'team_account.restored': { kind: 'ads', words: 'Restored an ad account' },
  'account_role.changed': { kind: 'ads', words: 'Changed the role of a member in an ad account' },
  'spending_cap.set': { kind: 'ads', words: 'Set a spending cap' },
  'spending_cap.asked': { kind: 'ads', words: 'Asked for a higher spending cap' },
  'spending_cap.approved': { kind: 'ads', words: 'Approved a higher spending cap' },
  'spending_cap.refused': { kind: 'ads', words: 'Refused a higher spending cap' },
  'spending_cap.removed': { kind: 'ads', words: 'Removed a spending cap' },
  'spending_cap.restored': { kind: 'ads', words: 'Restored a spending cap' },
  'spending.held': { kind: 'ads', words: 'Reserved the budget of a campaign' },
  'spending.waits': { kind: 'ads', words: 'Asked for a budget above the cap' },
  'spending.approved': { kind: 'ads', words: 'Approved a budget above the cap' },
  'spending.refused': { kind: 'ads', words: 'Refused a budget above the cap' },
  'spending.released': { kind: 'ads', words: 'Released the budget of a campaign' },
  'proposal.accepted': { kind: 'ads', words: 'Accepted a proposal for an ad set' },
  'proposal.declined': { kind: 'ads', words: 'Declined a proposal for an ad set' },
  'campaign.saved': { kind: 'ads', words: 'Drafted a campaign' },
  'campaign.changed': { kind: 'ads', words: 'Changed a campaign' },
  'campaign.copied': { kind: 'ads', words: 'Copied a campaign' },
  'campaign.sent': { kind: 'ads', words: 'Created a campaign at X, paused' },
  'campaign.launched': { kind: 'ads', words: 'Launched a campaign' },
  'campaign.awaited': { kind: 'ads', words: 'Asked for a launch above the cap' },
  'campaign.approved': { kind: 'ads', words: 'Approved a launch above the cap' },
  'campaign.refused': { kind: 'ads', words: 'Refused a launch above the cap' },
  'campaign.paused': { kind: 'ads', words: 'Paused a campaign' },
  'campaign.ended': { kind: 'ads', words: 'Ended a campaign' },
  'campaign.reconciled': { kind: 'ads', words: 'Compared a campaign with X' },
  'campaign.deleted': { kind: 'ads', words: 'Deleted a campaign' },
  'campaign.restored': { kind: 'ads', words: 'Restored a campaign' },
  'ad_set.saved': { kind: 'ads', words: 'Added an ad set' },
  'ad_set.changed': { kind: 'ads', words: 'Changed an ad set' },
  'ad_set.deleted': { kind: 'ads', words: 'Deleted an ad set' },
  'ad_set.restored': { kind: 'ads', words: 'Restored an ad set' },
  'ad.saved': { kind: 'ads', words: 'Added an ad' },
  'ad.toggled': { kind: 'ads', words: 'Turned an ad on or off' },
  'ad.deleted': { kind: 'ads', words: 'Deleted an ad' },
  'ad.restored': { kind: 'ads', words: 'Restored an ad' },
  'keys.allow': { kind: 'sources', words: 'Allowed the keys of this installation' },
  'keys.deny': { kind: 'sources', words: 'Denied the keys of this installation' },
} as const satisfies Record<string, Shown>

/** Done by or to a person, with a bearing on who can get in: each stands in the log of every team they are in. */
const PERSON_ACTS = {
  'session.created': { kind: 'sign_in', words: 'Signed in' },
  'session.ended': { kind: 'sign_in', words: 'Signed out' },
  'session.others_ended': { kind: 'sign_in', words: 'Signed out everywhere else' },
  'sign_in.needed_more': { kind: 'sign_in', words: 'A sign-in needed another step' },
  'sign_in.failed': { kind: 'sign_in', words: 'A sign-in failed' },
  'passkey.added': { kind: 'sign_in', words: 'Added a passkey' },
  'passkey.removed': { kind: 'sign_in', words: 'Removed a passkey' },
  'passkey.restored': { kind: 'sign_in', words: 'Restored a passkey' },
  'way_in.changed': { kind: 'sign_in', words: 'Changed how they sign in' },
  'token.created': { kind: 'tokens', words: 'Created a token' },
  'token.revoked': { kind: 'tokens', words: 'Revoked a token' },
  'social_account.connected': { kind: 'links', words: 'Linked an account' },
  'social_account.disconnected': { kind: 'links', words: 'Unlinked an account' },
  'ad_grant.made': { kind: 'links', words: 'Granted someone an ad account' },
  'ad_grant.ended': { kind: 'links', words: 'Revoked an ad account' },
  'export.taken': { kind: 'exports', words: 'Exported an analysis' },
  'campaign_summary.taken': { kind: 'exports', words: 'Exported the summary of a campaign' },
  'autopilot.allowed': { kind: 'exports', words: 'Allowed the autopilot for a targeting list' },
  'autopilot.stopped': { kind: 'exports', words: 'Stopped the autopilot of a targeting list' },
  'targeting_list.linked': { kind: 'exports', words: 'Shared a targeting list by link' },
  'group.joined': { kind: 'people', words: 'Was put in a group' },
  'group.left': { kind: 'people', words: 'Was taken out of a group' },
  'user.deleted': { kind: 'people', words: 'Deleted their account' },
  'user.restored': { kind: 'people', words: 'Restored their account' },
  'takeout.asked': { kind: 'exports', words: 'Requested a copy of their data' },
  'takeout.downloaded': { kind: 'exports', words: 'Downloaded a copy of their data' },
} as const satisfies Record<string, Shown>

/** On record, and in nobody's log: a person's own matters, and how the product does its work. */
type OwnAct =
  | 'account.follow'
  | 'account.unfollow'
  | 'activity.noted'
  | 'audiences.due'
  | `audience.${'opened' | 'seen' | 'mails_off' | 'put_away'}`
  | `billing.${'event' | 'read' | 'read_asked' | 'due' | 'customer_kept' | 'checkout_ready' | 'not_done'}`
  | 'builder.kept'
  | 'campaigns.due'
  | 'campaign.checked'
  | `catalog.${'made' | 'added' | 'renamed' | 'hidden' | 'shown'}`
  | 'chat.asked'
  | 'deletion.carried_out'
  | `email_ad_account.${'noted' | 'changed'}`
  | `extension.${'approved' | 'not_taken'}`
  | `file.${'awaited' | 'whole' | 'swept'}`
  | `follow_run.${'previewed' | 'started' | 'stopped' | 'waits' | 'done' | 'failed'}`
  | `ingest.${'estimate' | 'running' | 'waiting' | 'waits' | 'queued'}`
  | 'link.opened'
  | `magic_link.${'requested' | 'tried'}`
  | `monitor.${'made' | 'paused' | 'resumed' | 'deleted' | 'restored' | 'ran' | 'mails_on' | 'mails_off' | 'seen'}`
  | 'monitor.mails_code_wrong'
  | `outbox.${'sent' | 'delayed' | 'failed' | 'stuck' | 'superseded' | 'retried' | 'given_up'}`
  | 'pass.created'
  | 'secret.resealed'
  | `search.${'asked' | 'recent_cleared' | 'saved' | 'changed' | 'deleted' | 'restored' | 'counted' | 'refreshed'}`
  | `search.${'shared' | 'unshared' | 'reshared'}`
  | `social_account.${'used' | 'renewed' | 'revoked'}`
  | `social_login.${'asked' | 'started' | 'returned' | 'unknown'}`
  | `takeout.${'ready' | 'not_wanted' | 'failed' | 'resumed' | 'deleted' | 'restored'}`
  | `session.${'confirmed' | 'on_new_device'}`
  | `campaign_report.${'read' | 'failed' | 'looked_at'}`
  | `alert_mail.${'on' | 'off'}`
  | `native_pack.${'asked' | 'made' | 'overtaken' | 'due'}`
  | `targeting_list.${'saved' | 'changed' | 'deleted' | 'restored' | 'waits' | 'filled' | 'resumed'}`
  | `targeting_list.${'shared' | 'unshared' | 'reshared' | 'put_away'}`
  | `autopilot.${'due' | 'waits' | 'renewed' | 'ended'}`
  | `targeting.${'asked' | 'stepped' | 'ready' | 'failed' | 'cancelled' | 'resumed'}`
  | 'targeting_list.applied'
  | 'team.seeded'
  | `toolkit_ad_account.${'kept' | 'checked' | 'forgotten' | 'restored'}`
  | `upload.${'sent' | 'checked' | 'failed' | 'due' | 'refreshed' | 'removed_at_x'}`
  | `user.${'changed' | 'invited'}`
  | `x_list.${'created' | 'changed' | 'delete_asked' | 'deleted' | 'members_asked' | 'members_changed' | 'retried'}`
  | `x_list.${'sync_asked' | 'sync_ended' | 'sync_waits' | 'synced' | 'all_synced'}`
  | `test.${string}`

type ShownAct = keyof typeof TEAM_ACTS | keyof typeof PERSON_ACTS
/** What a change may be noted as: one without a line here does not compile. */
export type Act = ShownAct | OwnAct

const SHOWN: Record<ShownAct, Shown> = { ...TEAM_ACTS, ...PERSON_ACTS }

type PersonAct = keyof typeof PERSON_ACTS
/** Acts of these kinds have a bearing on the ways into somebody's account: one of which nothing is said below does not compile. */
type WayInKind = 'sign_in' | 'tokens' | 'links'
type WayInAct = { [A in PersonAct]: (typeof PERSON_ACTS)[A]['kind'] extends WayInKind ? A : never }[PersonAct]

/** What a person is told of by mail, in its words. */
const NOTICES = {
  'passkey.added': 'A passkey was added',
  'passkey.removed': 'A passkey was removed',
  'passkey.restored': 'A passkey was restored',
  'way_in.changed': 'What you sign in with was changed',
  'token.created': 'A token was created',
  'token.revoked': 'A token was revoked',
  'social_account.connected': 'An account was linked',
  'social_account.disconnected': 'An account was unlinked',
  'session.on_new_device': 'Someone signed in on a new device',
  // Of these the one before tells, where there is something to tell.
  'session.created': null,
  'session.ended': null,
  'session.others_ended': null,
  // Anyone can try, and would fill the mailbox.
  'sign_in.failed': null,
  'sign_in.needed_more': null,
  // They let someone into an account at X, not into one here.
  'ad_grant.made': null,
  'ad_grant.ended': null,
} as const satisfies Record<WayInAct | 'session.on_new_device', TextKey | null>

/** Nothing for an act that nobody is told of by mail. */
export const noticeOf = (act: string): TextKey | null =>
  Object.hasOwn(NOTICES, act) ? NOTICES[act as keyof typeof NOTICES] : null
export const NOTICED_ACTS: readonly string[] = Object.keys(NOTICES).filter((act) => noticeOf(act) !== null)

/** In whose log it stands. */
export const isTeamAct = (act: string): boolean => Object.hasOwn(TEAM_ACTS, act)
export const isPersonAct = (act: string): boolean => Object.hasOwn(PERSON_ACTS, act)

export const actsOf = (kind: ActKind): string[] =>
  Object.entries(SHOWN).flatMap(([act, shown]) => (shown.kind === kind ? [act] : []))

/** Nothing for one that only an older release wrote. */
export const shownAct = (act: string): Shown | undefined => (SHOWN as Record<string, Shown>)[act]
