import { refused } from '../../errors/index.ts'
import { useCampaignChanges } from '../queries.ts'
import { bodyOf, type CampaignDraft, savedAs } from './campaign-draft.ts'

/**
 * Saves the draft before it is reviewed: what the server reviews is what it has. One that was saved before in another
 * shape is deleted in its favour, as what it is made of cannot be changed.
 */
export function useSaving(draft: CampaignDraft, change: (patch: Partial<CampaignDraft>) => void) {
  const { create, remove } = useCampaignChanges()
  return async (): Promise<boolean> => {
    const body = savedAs(draft)
    if (draft.saved?.body === body) return true
    try {
      const { id } = await create.mutateAsync(bodyOf(draft, Date.now()))
      // Only once the new one is there. Somebody may have deleted the old one already.
      if (draft.saved) await remove.mutateAsync(draft.saved.id).catch(() => {})
      change({ saved: { id, body } })
      return true
    } catch (error) {
      refused(error)
      return false
    }
  }
}
