import type { Level } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

export const LEVELS = { admin: 'Admin', member: 'Member' } as const satisfies Record<Level, TextKey>
