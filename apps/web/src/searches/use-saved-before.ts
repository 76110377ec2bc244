import type { SavedAudienceNow } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useNavigate, useParams } from 'react-router'
import { notify } from '../floor/index.ts'

/** It is allowed, and told: the same audience was saved before, and there are two now. */
export function useSavedBefore(): (saved: Pick<SavedAudienceNow, 'owner' | 'saved_before'>) => void {
  const { t } = useText()
  const { teamId } = useParams()
  const navigate = useNavigate()
  return ({ owner, saved_before }) => {
    if (!saved_before) return
    const tab = owner === 'team' ? 'saved' : 'mine'
    const listed = teamId === undefined ? '/saved-audiences' : `/${teamId}/audiences`
    const search = new URLSearchParams({ ...(teamId !== undefined && { tab }), text: saved_before.name })
    notify(t('You have saved this already, as “{{name}}”. Now there are two.', { name: saved_before.name }), 'warn', {
      action: { label: t('Show it'), onPress: () => navigate(`${listed}?${search}`) },
    })
  }
}
