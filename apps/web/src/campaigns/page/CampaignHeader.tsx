import type { Campaign } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { Button, ConfirmDialog, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Copy, Flag, MoreHorizontal, Pause, Pencil, RefreshCw, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { refused } from '../../errors/index.ts'
import { notify } from '../../floor/index.ts'
import { daysWords } from '../campaign-words.ts'
import { useCampaignChanges } from '../queries.ts'
import { StateMark } from '../StateMark.tsx'
import { useActs } from '../use-acts.ts'
import { errorWords, OBJECTIVE_WORDS } from '../words.ts'
import { ChangeCampaign } from './ChangeCampaign.tsx'
import { LaunchButton } from './LaunchButton.tsx'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

export function CampaignHeader({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const account = accounts?.find(({ id }) => id === campaign.team_account_id)
  const { name, state, objective, error } = campaign
  return (
    <header className="grid grid-cols-1 gap-3">
      <Link
        to={`/${team}/campaigns`}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start text-13 text-muted no-underline hover:text-text"
      >
        <ChevronLeft size={14} strokeWidth={2} aria-hidden />
        {t('Campaigns')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-break-word font-strong text-28">{name}</h1>
          <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <StateMark state={state} className="font-medium text-text" />
            <span>{t(OBJECTIVE_WORDS[objective])}</span>
            <span>{daysWords(campaign, account?.timezone)}</span>
            {account && <span>{account.name}</span>}
          </p>
        </div>
        <Acts team={team} campaign={campaign} />
      </div>
      {error !== null && (
        <p role="alert" className="wrap-break-word text-pretty text-14 text-bad">
          {errorWords(error)}
        </p>
      )}
      <AtX campaign={campaign} />
    </header>
  )
}

/** What is known of X, and since when. */
function AtX({ campaign: { x_id, x_checked_at, state } }: { campaign: Campaign }) {
  const { t } = useText()
  if (state === 'sending') {
    return (
      <p role="status" className="text-13 text-muted">
        {t('X is being told. This page follows by itself.')}
      </p>
    )
  }
  if (x_id === null) return <p className="text-13 text-muted">{t('Nothing of it is at X yet.')}</p>
  return (
    <p className="tabular text-13 text-muted">
      {t('At X as {{id}}', { id: x_id })}
      {x_checked_at !== null && ` · ${t('X was last asked {{when}}', { when: dateTime(x_checked_at) })}`}
    </p>
  )
}

function Acts({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const navigate = useNavigate()
  const acts = useActs()
  const { send, end, reconcile } = useCampaignChanges()
  const [open, setOpen] = useState<'change' | 'end' | null>(null)
  const { id, name, state, x_id, is_running } = campaign
  const isAtX = x_id !== null
  const askAgain = () =>
    reconcile.mutateAsync({ id, take: [] }).then(({ differences }) => {
      notify(
        differences.length === 0
          ? t('At X it is as it is here.')
          : t('{{count}} things are otherwise at X.', { count: differences.length }),
        differences.length === 0 ? 'success' : 'warn',
      )
    }, refused)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(state === 'draft' || (state === 'failed' && !isAtX)) && (
        <Button variant="primary" icon={<Send {...ICON} />} onClick={() => send.mutateAsync(id).catch(refused)}>
          {t('Make it at X, paused')}
        </Button>
      )}
      {isAtX && !is_running && (state === 'paused' || state === 'failed') && (
        <LaunchButton team={team} campaign={campaign} />
      )}
      {(state === 'active' || is_running) && (
        <Button icon={<Pause {...ICON} />} onClick={() => acts.pause(campaign)}>
          {t('Pause')}
        </Button>
      )}
      {state !== 'ended' && (
        <Button icon={<Pencil {...ICON} />} onClick={() => setOpen('change')}>
          {t('Change')}
        </Button>
      )}
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t('Actions for {{name}}', { name })}>
            <MoreHorizontal {...ICON} />
          </IconButton>
        }
      >
        {isAtX && (
          <DropdownItem icon={<RefreshCw {...ICON} />} onSelect={askAgain}>
            {t('Ask X again')}
          </DropdownItem>
        )}
        <DropdownItem
          icon={<Copy {...ICON} />}
          onSelect={async () => {
            const made = await acts.copy(campaign)
            if (made) navigate(`/${team}/campaigns/${made.id}`)
          }}
        >
          {t('Make a copy')}
        </DropdownItem>
        {isAtX && state !== 'ended' && (
          <DropdownItem icon={<Flag {...ICON} />} onSelect={() => setOpen('end')}>
            {t('End')}
          </DropdownItem>
        )}
        <DropdownItem
          danger
          icon={<Trash2 {...ICON} />}
          onSelect={async () => {
            if (await acts.remove(campaign)) navigate(`/${team}/campaigns`)
          }}
        >
          {t('Delete')}
        </DropdownItem>
      </DropdownMenu>
      <ConfirmDialog
        open={open === 'end'}
        onOpenChange={() => setOpen(null)}
        danger
        title={t('End {{name}}?', { name })}
        effect={t('It stops for good and cannot be launched again. What it did not spend is free again.')}
        confirmLabel={t('End')}
        onConfirm={() => end.mutateAsync(id).catch(refused)}
      />
      <ChangeCampaign team={team} campaign={campaign} open={open === 'change'} onClose={() => setOpen(null)} />
    </div>
  )
}
