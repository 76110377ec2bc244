import type { Session } from './session.ts'
import { type Texts, textHolds } from './words.ts'

/** The bios: those of the last build that still stand, and those that changed since. */
export function bioTexts(session: Session): Texts[] {
  const { store } = session
  const at = store.at('bio_postings.at')
  const values = store.at('bio_postings')
  const verify: Texts['verify'] = (ids, phrases) =>
    ids.filter((account) => textHolds(session, store.account(account).bio, phrases))
  const listOf: Texts['listOf'] = (token) => {
    if (token >= store.meta.terms) return { at: values, count: 0 }
    const start = store.u32[at / 4 + token]!
    return { at: values + start * 4, count: store.u32[at / 4 + token + 1]! - start }
  }
  return [{ bytes: store.account_bytes, listOf, verify }]
}
