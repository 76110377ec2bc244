import { AppError, type KnownAccount } from '@starling/contract'
import { profilesOf } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'

/** The accounts of the corpus that carry these handles, in the order asked, and the handles that it does not have. */
export async function knownAccounts(handles: readonly string[], context: Context) {
  const asked = [...new Set(handles.map((handle) => handle.toLowerCase()))]
  const profiles = await profilesOf(asked, context)
  return {
    accounts: asked.map((handle): KnownAccount | undefined => profiles.get(handle)).filter((one) => one !== undefined),
    missing: asked.filter((handle) => !profiles.has(handle)),
  }
}

export async function knownAccount(handle: string, context: Context): Promise<KnownAccount> {
  const {
    accounts: [account],
  } = await knownAccounts([handle], context)
  if (account) return account
  throw new AppError('not_in_corpus', { fields: { handle: [{ code: 'not_in_corpus' }] } })
}
