import type { PasskeyProof, User } from '@starling/contract/browser'
import { api } from '../floor/index.ts'
import type { PendingCode } from './pending-code.ts'

export async function sendCode(email: string): Promise<PendingCode> {
  const { magic_code } = await api.requestMagicLink({ body: { email } })
  return { email, magic_code, sent_at_ms: Date.now() }
}

// Not called by its own name: one that begins with "use" is a hook to React's rules.
const { useMagicLink: redeem } = api

export function enterCode(magic_code: string, confirm_code: string, passkey?: PasskeyProof): Promise<User> {
  return redeem({ body: { magic_code, confirm_code, ...(passkey && { passkey }) } })
}
