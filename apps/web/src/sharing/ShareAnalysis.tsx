import type { AskedQuestion } from '@starling/question'
import { useText } from '@starling/text'
import { Dialog, IconButton } from '@starling/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { askToSignIn, notify } from '../floor/index.ts'
import type { View } from '../question/index.ts'
import { useMe, useTeamAtHand } from '../session/index.ts'
import { ShareForm } from './ShareForm.tsx'

/** What is shared: the question with the window that it has on the page, and how it is looked at there. */
export type SharedView = { question: AskedQuestion; view: View; utc_offset_minutes: number }

/** Makes a link to the analysis that stands on the page. */
export function ShareAnalysis(shown: SharedView) {
  const { t } = useText()
  const { me, pending } = useMe()
  const team_id = useTeamAtHand()
  const [open, setOpen] = useState(false)

  function press() {
    if (pending) return
    if (!me) return askToSignIn(t('Sign in to share an analysis.'))
    if (!team_id) return notify(t('A link is shared by a team. Join or create one first.'), 'warn')
    setOpen(true)
  }

  return (
    <>
      <IconButton label={t('Share this analysis')} variant="secondary" onClick={press}>
        <Share2 size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={t('Share this analysis')}
        description={t(
          'Anyone with the link can read these answers as they are now, without an account. Nobody can ask anything with it.',
        )}
      >
        {me && team_id && <ShareForm {...shown} team_id={team_id} onLeave={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
