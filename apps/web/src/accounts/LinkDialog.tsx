import type { SocialNetwork, TeamAccount } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Dialog, EmptyState, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { FailedState, refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { accountsForMeOptions, myAdAccountsOptions, useTeamAccountChanges } from './queries.ts'

type Props = { team: string; open: boolean; onOpenChange: (open: boolean) => void; linked: readonly TeamAccount[] }

/** Ad accounts that X opens to the person, and those that others of the team share with them. */
export function LinkDialog({ team, open, onOpenChange, linked }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Link an ad account')}
      description={t('The team then works in it with your access at X, within the roles and caps set here.')}
    >
      {open && <Choices team={team} linked={linked} close={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type Choice = { account_id: string; network: SocialNetwork; name: string; from: string | null; isOpen: boolean }

function Choices({ team, linked, close }: Pick<Props, 'team' | 'linked'> & { close: () => void }) {
  const { t } = useText()
  const mine = useQuery(myAdAccountsOptions)
  const shared = useQuery(accountsForMeOptions(team))
  const { link } = useTeamAccountChanges(team)
  const failed = [mine, shared].find(({ error }) => error)
  if (failed?.error) return <FailedState error={failed.error} retry={failed.refetch} />
  if (!mine.data || !shared.data) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </SkeletonGroup>
    )
  }
  const own = mine.data.map(
    ({ id, name, network, access }): Choice => ({
      ...{ account_id: id, name, network, from: null, isOpen: access },
    }),
  )
  const theirs = shared.data
    .filter(({ account_id }) => !own.some((one) => one.account_id === account_id))
    .map(
      ({ account_id, network, owner }): Choice => ({
        account_id,
        network,
        name: account_id,
        from: owner,
        isOpen: true,
      }),
    )
  const choices = [...own, ...theirs]
  if (choices.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('X opens no ad account to you')}
        reason={t('Connect your X account under You and add its ad accounts, or ask a member to share one of theirs.')}
      />
    )
  }

  async function choose({ account_id, network, name }: Choice) {
    try {
      await link.mutateAsync({ account_id, network })
      notify(t('{{name}} is linked to the team.', { name }), 'success')
      close()
    } catch (error) {
      refused(error)
    }
  }

  return (
    <ul className="divide-y divide-line">
      {choices.map((choice) => {
        const there = linked.find((one) => one.account_id === choice.account_id && one.network === choice.network)
        return (
          <li key={choice.account_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 flex-1 basis-48">
              <span className="break-words font-medium">{choice.name}</span>
              <span className="text-13 text-muted">
                {choice.from ? t('shared by {{email}}', { email: choice.from }) : choice.account_id}
              </span>
            </div>
            {there?.closed_by === null ? (
              <span className="text-13 text-muted">{t('Linked')}</span>
            ) : choice.isOpen ? (
              <Button
                size="small"
                aria-label={t('Link {{name}}', { name: choice.name })}
                onClick={() => choose(choice)}
              >
                {t('Link')}
              </Button>
            ) : (
              <span className="text-13 text-muted">{t('Not accepted by X')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
