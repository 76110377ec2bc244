import type { SpendingCap } from '@starling/contract/browser'
import { dateFormat, useText } from '@starling/text'
import { Button, ConfirmDialog, EmptyState, Progress, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedState, refused, undoable } from '../errors/index.ts'
import { money, notify } from '../floor/index.ts'
import { CapDialog } from './CapDialog.tsx'
import { capsOptions, teamAccountsOptions, useCapChanges } from './queries.ts'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

export function Caps({ team, isAdmin }: { team: string; isAdmin: boolean }) {
  const { t } = useText()
  const caps = useQuery(capsOptions(team))
  const accounts = useQuery(teamAccountsOptions(team))
  const [editing, setEditing] = useState<SpendingCap | 'new'>()
  const [ending, setEnding] = useState<SpendingCap>()
  const failed = [caps, accounts].find(({ error }) => error)
  if (failed?.error) return <FailedState error={failed.error} retry={failed.refetch} />
  if (!caps.data || !accounts.data) {
    return (
      <SkeletonGroup className={CARD}>
        <div className="p-5">
          <Skeleton className="h-12 w-64" />
        </div>
      </SkeletonGroup>
    )
  }
  const nameOf = (cap: SpendingCap) =>
    cap.team_account === null
      ? t('All ad accounts in {{currency}}', { currency: cap.currency })
      : (accounts.data.find(({ id }) => id === cap.team_account)?.name ?? t('An ad account that was removed'))
  const add = isAdmin && <Button onClick={() => setEditing('new')}>{t('Set a cap')}</Button>
  return (
    <>
      {caps.data.length === 0 ? (
        <EmptyState
          level={3}
          className="rounded-card border border-line border-dashed"
          title={t('No spending caps')}
          reason={t('Whoever can spend launches campaigns of any budget alone.')}
          {...(add && { action: add })}
        />
      ) : (
        <>
          <ul aria-label={t('Spending caps')} className={CARD}>
            {caps.data.map((cap) => (
              <CapRow
                key={cap.id}
                team={team}
                cap={cap}
                name={nameOf(cap)}
                {...(isAdmin && { edit: () => setEditing(cap), end: () => setEnding(cap) })}
              />
            ))}
          </ul>
          {add && <div>{add}</div>}
        </>
      )}
      <CapDialog
        team={team}
        cap={editing}
        accounts={accounts.data}
        caps={caps.data}
        close={() => setEditing(undefined)}
      />
      <EndCap team={team} cap={ending} name={ending ? nameOf(ending) : ''} close={() => setEnding(undefined)} />
    </>
  )
}

type RowProps = { team: string; cap: SpendingCap; name: string; edit?: () => void; end?: () => void }

function CapRow({ team, cap, name, edit, end }: RowProps) {
  const { t, language } = useText()
  const { currency, amount_micro, held_micro, spent_micro, months, asked } = cap
  const format = dateFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const used = held_micro + spent_micro
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 break-words font-medium">{name}</h3>
        <span className="tabular-nums">{t('{{amount}} a month', { amount: money(amount_micro, currency) })}</span>
      </div>
      <Progress
        label={t('Used of the cap for {{name}}', { name })}
        share={amount_micro === 0 ? Number(used > 0) : used / amount_micro}
      />
      <ul className="grid gap-1 text-13 text-muted tabular-nums">
        {months.map((one) => (
          <li key={one.month}>
            {t('{{month}}: {{held}} reserved, {{spent}} spent by campaigns that are over, {{left}} left', {
              month: format.format(new Date(`${one.month}-01T00:00:00Z`)),
              held: money(one.held_micro, currency),
              spent: money(one.spent_micro, currency),
              left: money(one.left_micro, currency),
            })}
          </li>
        ))}
      </ul>
      {asked && <Asked team={team} cap={cap} asked={asked} isAdmin={edit !== undefined} />}
      {edit && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-label={t('Change the cap for {{name}}', { name })} onClick={edit}>
            {t('Change')}
          </Button>
          <Button size="small" aria-label={t('Remove the cap for {{name}}', { name })} onClick={end}>
            {t('Remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

type AskedProps = { team: string; cap: SpendingCap; asked: NonNullable<SpendingCap['asked']>; isAdmin: boolean }

/** What waits for another admin: who asked takes it back, anybody else decides. */
function Asked({ team, cap, asked, isAdmin }: AskedProps) {
  const { t } = useText()
  const { approve, refuse } = useCapChanges(team)
  const who = asked.is_mine ? t('You') : (asked.by ?? t('A deleted person'))
  const said =
    asked.asks === 'none'
      ? t('{{who}} asked to remove this cap. Another admin has to approve.', { who })
      : t('{{who}} asked for {{amount}} a month. Another admin has to approve.', {
          ...{ who, amount: money(asked.amount_micro ?? 0, cap.currency) },
        })
  const decide = (work: Promise<unknown>) => work.catch(refused)
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3">
      <p className="text-13">{said}</p>
      {isAdmin && (
        <div className="flex flex-wrap gap-2">
          {!asked.is_mine && asked.by !== null && (
            <Button
              size="small"
              variant="primary"
              onClick={() => decide(approve.mutateAsync({ pk: cap.id, asked_at: asked.asked_at }))}
            >
              {t('Approve')}
            </Button>
          )}
          <Button size="small" onClick={() => decide(refuse.mutateAsync(cap.id))}>
            {asked.is_mine ? t('Take back') : t('Refuse')}
          </Button>
        </div>
      )}
    </div>
  )
}

type EndProps = { team: string; cap: SpendingCap | undefined; name: string; close: () => void }

function EndCap({ team, cap, name, close }: EndProps) {
  const { t } = useText()
  const { end, restore } = useCapChanges(team)

  async function remove() {
    if (!cap) return
    const ended = await end.mutateAsync(cap.id).catch(refused)
    if (!ended) return
    if (!ended.removed) notify(t('Another admin has to approve. Until then the cap holds.'), 'info')
    else
      await undoable(Promise.resolve(ended), t('The cap for {{name}} was removed.', { name }), ({ id }) =>
        restore.mutateAsync(id),
      )
  }

  return (
    <ConfirmDialog
      open={cap !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Remove the cap for {{name}}', { name })}
      effect={t('Campaigns no longer need a second person because of it. With another admin in the team, they decide.')}
      confirmLabel={t('Remove')}
      danger
      onConfirm={remove}
    />
  )
}
