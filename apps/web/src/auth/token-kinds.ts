import type { TokenKind } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

export const TOKEN_KINDS = { personal: 'Personal', extension: 'Browser extension' } as const satisfies Record<
  TokenKind,
  TextKey
>
