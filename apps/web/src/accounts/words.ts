import type { AccountRole, AccountTreatment, ClosedBy } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

export const ROLES: Record<AccountRole, TextKey> = {
  look: 'Can look',
  draft: 'Can draft',
  spend: 'Can spend',
}

/** Why nothing leaves for an ad account, and what opens it again. */
export const CLOSED: Record<ClosedBy, TextKey> = {
  link_ended: 'Closed: the X account that opened it was disconnected. Link it again to use it.',
  grant_ended: 'Closed: its owner no longer shares it. Ask them, then link it again.',
  owner_left: 'Closed: whoever linked it is no longer in the team. Someone else with access can link it again.',
  taken_back: 'Closed: whoever linked it took it back. Someone else with access can link it again.',
  refused: 'X does not open this ad account any more.',
}

export const TREATMENTS: Record<AccountTreatment, TextKey> = {
  look: 'Look only',
  approval: 'Approval for all spending',
}
