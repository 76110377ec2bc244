import type { AudienceConfig, AudienceStatus } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import type { SORTS } from './audience-url.ts'

// spec 3
export const STATUS_WORDS: Record<AudienceStatus, TextKey> = {
  active: 'Active',
  paused: 'Paused',
  draft: 'Draft',
  halted: 'Halted',
  expired: 'Expired',
  scheduled: 'Scheduled',
}
export const SORT_WORDS: Record<(typeof SORTS)[number], TextKey> = {
  changed: 'Newest first',
  name: 'By name',
  size: 'Largest first',
  smallest: 'Smallest first',
}

/** How often it is counted anew by itself. */
export const RULES: readonly AudienceConfig['refresh'][] = ['never', 'daily', 'weekly']
export const RULE_WORDS: Record<AudienceConfig['refresh'], TextKey> = {
  never: 'Never by itself',
  daily: 'Counted every day',
  weekly: 'Counted every week',
}
