import type { RefreshRule, UploadState } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

export const UPLOAD_STATES: Record<UploadState, TextKey> = {
  sending: 'Being sent to X',
  processing: 'Being processed by X',
  ready: 'Ready to target',
  too_small: 'Too small to target',
  failed: 'Failed',
}

export const UPLOAD_RULES: Record<RefreshRule, TextKey> = {
  never: 'Not refreshed',
  daily: 'Refreshed every day',
  weekly: 'Refreshed every week',
}
