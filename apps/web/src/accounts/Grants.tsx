import type { GrantedAccount } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, Dialog, EmptyState, SelectField, Skeleton, SkeletonGroup, SubmitButton, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedState, undoable } from '../errors/index.ts'
import { ServerForm } from '../forms/index.ts'
import { personName, useMe } from '../session/index.ts'
import { membersOptions } from '../teams/index.ts'
import { grantsOptions, myAdAccountsOptions, useGrantChanges } from './queries.ts'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

/** What I let members of this team use; grants in other teams are shown there. */
export function Grants({ team }: { team: string }) {
  const { t } = useText()
  const grants = useQuery(grantsOptions)
  const members = useQuery(membersOptions(team))
  const { grant, revoke } = useGrantChanges()
  const [isGranting, setGranting] = useState(false)
  const failed = [grants, members].find(({ error }) => error)
  if (failed?.error) return <FailedState error={failed.error} retry={failed.refetch} />
  if (!grants.data || !members.data) {
    return (
      <SkeletonGroup className={CARD}>
        <div className="p-5">
          <Skeleton className="h-9 w-56" />
        </div>
      </SkeletonGroup>
    )
  }
  const shown = grants.data.flatMap((one) => {
    const member = members.data.find(({ id }) => id === one.member)
    return member ? [{ ...one, name: personName(member.user) }] : []
  })

  const end = ({ id, member, account, name }: GrantedAccount & { name: string }) =>
    undoable(
      revoke.mutateAsync(id),
      t('{{name}} can no longer use {{account}}.', { name, account: account.account_id }),
      () => grant.mutateAsync({ member, account }),
    )

  const button = <Button onClick={() => setGranting(true)}>{t('Share an ad account')}</Button>
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          level={3}
          className="rounded-card border border-line border-dashed"
          title={t('You share no ad account')}
          reason={t('To let the whole team use one, link it above.')}
          action={button}
        />
      ) : (
        <>
          <ul aria-label={t('Ad accounts you share')} className={CARD}>
            {shown.map((one) => (
              <li key={one.id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
                <div className="grid min-w-0 flex-1 basis-48">
                  <span className="font-medium">{one.name}</span>
                  <span className="text-13 text-muted">
                    {t('{{account}}, since {{date}}', {
                      ...{ account: one.account.account_id, date: shortDate(one.created_at) },
                    })}
                  </span>
                </div>
                <Button
                  size="small"
                  aria-label={t('Stop sharing {{account}} with {{name}}', {
                    ...{ account: one.account.account_id, name: one.name },
                  })}
                  onClick={() => end(one)}
                >
                  {t('Stop sharing')}
                </Button>
              </li>
            ))}
          </ul>
          <div>{button}</div>
        </>
      )}
      <Dialog open={isGranting} onOpenChange={setGranting} size="small" title={t('Share an ad account')}>
        {isGranting && <GrantForm team={team} close={() => setGranting(false)} />}
      </Dialog>
    </>
  )
}

type Values = { member: string; account_id: string }

function GrantForm({ team, close }: { team: string; close: () => void }) {
  const { t } = useText()
  const { me } = useMe()
  const members = useQuery(membersOptions(team))
  const mine = useQuery(myAdAccountsOptions)
  const { grant } = useGrantChanges()
  const form = useForm<Values>({ defaultValues: { member: '', account_id: '' } })
  if (mine.error) return <FailedState error={mine.error} retry={mine.refetch} />
  if (!mine.data || !members.data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-10 w-full" />
      </SkeletonGroup>
    )
  }
  const others = members.data.filter(({ user }) => user.id !== me?.id)
  if (mine.data.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('X opens no ad account to you')}
        reason={t('Connect your X account under You and add its ad accounts, or ask a member to share one of theirs.')}
      />
    )
  }

  async function submit({ member, account_id }: Values) {
    await grant.mutateAsync({ member, account: { account_id, network: 'x' } })
    close()
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Share')}
        </SubmitButton>
      }
    >
      <SelectField form={form} name="account_id" label={t('Ad account')} required>
        <option value="">{t('Choose')}</option>
        {mine.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name="member" label={t('Member')} required>
        <option value="">{t('Choose')}</option>
        {others.map(({ id, user }) => (
          <option key={id} value={id}>
            {personName(user)}
          </option>
        ))}
      </SelectField>
    </ServerForm>
  )
}
