import type { Session } from './session.ts'
import { type Texts, textHolds } from './words.ts'

/** The bios of the last build, and those that changed since. */
export function bioTexts(session: Session): { built: Texts; fresh: Texts } {
  const { store } = session
  const at = store.at('bio_postings.at')
  const values = store.at('bio_postings')
  const verify: Texts['verify'] = (ids, phrases) =>
    ids.filter((account) => textHolds(session, store.account(account).bio, phrases))
  const size = store.account_bytes
  const parts = [{ at: 0, bytes: size }]
  return {
    built: {
      size,
      parts,
      verify,
      listOf: (token) => {
        if (token >= store.meta.terms) return { at: values, count: 0 }
        const start = store.u32[at / 4 + token]!
        return { at: values + start * 4, count: store.u32[at / 4 + token + 1]! - start }
      },
    },
    fresh: {
      size,
      parts,
      verify,
      listOf: (token) => ({ at: store.number('fresh_bio.at', token), count: store.number('fresh_bio.count', token) }),
    },
  }
}
