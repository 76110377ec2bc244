import type { FollowRun, SocialAccount } from '@starling/contract/browser'
import { dateTime, fullNumber, type TextKey, useText } from '@starling/text'
import { Button, Dialog } from '@starling/ui'
import { useState } from 'react'
import { sayText } from '../errors/index.ts'
import { Report } from './FollowResult.tsx'

const STATES: Record<FollowRun['state'], TextKey> = {
  preview: 'Not started',
  running: 'Running',
  waiting: 'Waiting for X',
  stopped: 'Stopped',
  done: 'Finished',
  failed: 'Failed',
}

export function FollowHistory({ runs, accounts }: { runs: FollowRun[]; accounts: SocialAccount[] }) {
  const { t } = useText()
  const [shown, setShown] = useState<FollowRun>()
  if (runs.length === 0) return <p className="text-13 text-muted">{t('Nobody has been followed from here yet.')}</p>
  const titleOf = ({ action, total: count }: FollowRun) =>
    action === 'follow' ? t('Follow {{count}} accounts', { count }) : t('Unfollow {{count}} accounts', { count })
  return (
    <>
      <ul
        aria-label={t('History')}
        className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
      >
        {runs.map((run) => {
          const { id, account, state, total, done, failed, error, created_at } = run
          const handle = accounts.length > 1 ? accounts.find((one) => one.id === account)?.handle : undefined
          const facts = [
            t(STATES[state]),
            dateTime(created_at),
            ...(handle ? [`@${handle}`] : []),
            t('{{done}} of {{total}} done', { done: fullNumber(done), total: fullNumber(total) }),
            ...(failed > 0 ? [t('{{n}} failed', { n: fullNumber(failed) })] : []),
          ]
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
              <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
                <span className="font-medium">{titleOf(run)}</span>
                <span className="tabular text-13 text-muted">{facts.join(' · ')}</span>
                {error && <span className="text-13 text-bad">{sayText(error)}</span>}
              </div>
              <Button
                size="small"
                aria-label={t('Show the result of {{name}}', { name: `${titleOf(run)}, ${dateTime(created_at)}` })}
                onClick={() => setShown(run)}
              >
                {t('Show')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Dialog
        open={shown !== undefined}
        onOpenChange={(open) => {
          if (!open) setShown(undefined)
        }}
        title={t('Result')}
        description={shown && `${titleOf(shown)} · ${dateTime(shown.created_at)}`}
      >
        {shown && (
          <div className="grid gap-4">
            <Report pk={shown.id} />
          </div>
        )}
      </Dialog>
    </>
  )
}
