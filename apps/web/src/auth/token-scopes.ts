import type { TokenScope } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

/** What a token may do, in a word, and in the sentence of whoever chooses. */
export const TOKEN_SCOPE_WORDS = {
  read: { name: 'Read', meaning: 'Ask questions and see what you see.' },
  write: { name: 'Write', meaning: 'Save and change searches, lists and monitors.' },
  spend: { name: 'Spend', meaning: 'Fetch from X, and anything else that costs money.' },
  manage: { name: 'Manage', meaning: 'Tokens, devices, linked accounts, teams and their members.' },
} as const satisfies Record<TokenScope, { name: TextKey; meaning: TextKey }>
