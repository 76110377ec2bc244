import { type KeptDraft, keptDraft, type NewDraft } from '@starling/contract'
import { canonical } from '@starling/question'
import { type BuilderDraft, questionOfDraft } from '@starling/question/builder'
import { pageOwnInsights } from '@starling/store'
import { chosenOf } from '@starling/targeting'
import type { UserContext } from '../floor/index.ts'

/** As many as are looked through for one of this very draft. */
const LOOKED_THROUGH = 10
const asked = (draft: BuilderDraft) => canonical([questionOfDraft(draft), draft.days])

/** The newest targeting package that was made of what a draft asks. */
export async function madeInsights(draft: NewDraft, { store, user }: UserContext): Promise<KeptDraft['insights']> {
  const { rows } = await pageOwnInsights(store, user.id, { limit: LOOKED_THROUGH, state: 'ready' })
  const made = rows.find((row) => asked(keptDraft(row.draft)) === asked(draft))?.targeting_package
  if (!made) return null
  const labels = (part: 'hashtags' | 'keywords') => chosenOf(made[part]).map(({ label }) => label)
  return { targeting_package: { hashtags: labels('hashtags'), keywords: labels('keywords') } }
}
