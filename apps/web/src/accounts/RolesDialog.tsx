import { ACCOUNT_ROLES, type AccountRole, type Member, type TeamAccount } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Dialog, Select, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { FailedState, refused } from '../errors/index.ts'
import { personName } from '../session/index.ts'
import { membersOptions } from '../teams/index.ts'
import { accountRolesOptions, useTeamAccountChanges } from './queries.ts'
import { ROLES } from './words.ts'

type Props = { team: string; account: TeamAccount | undefined; isAdmin: boolean; close: () => void }

/** Who may look, draft and spend in one ad account; without a role it goes by the level in the team. */
export function RolesDialog({ team, account, isAdmin, close }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={account !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Roles in {{name}}', { name: account?.name ?? '' })}
      description={t(
        'Who can draft prepares campaigns and asks for their launch. Who can spend launches them, and approves what others ask for.',
      )}
    >
      {account && <Members team={team} account={account} isAdmin={isAdmin} />}
    </Dialog>
  )
}

function Members({ team, account, isAdmin }: { team: string; account: TeamAccount; isAdmin: boolean }) {
  const { t } = useText()
  const members = useQuery(membersOptions(team))
  const roles = useQuery(accountRolesOptions(team, account.id))
  const { setRole } = useTeamAccountChanges(team)
  const failed = [members, roles].find(({ error }) => error)
  if (failed?.error) return <FailedState error={failed.error} retry={failed.refetch} />
  if (!members.data || !roles.data) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </SkeletonGroup>
    )
  }
  const usual = ({ level }: Member): AccountRole => (level === 'admin' ? 'spend' : account.agency ? 'look' : 'draft')
  const change = (member: Member, role: AccountRole | null) =>
    setRole.mutateAsync({ pk: account.id, member_id: member.id, role }).catch(refused)
  return (
    <>
      {account.treatment === 'look' && (
        <p className="mb-3 text-13 text-muted">
          {t('This installation lets everybody only look at this ad account, whatever their role.')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {members.data.map((member) => {
          const role = roles.data.find((one) => one.member === member.id)?.role
          const name = personName(member.user)
          return (
            <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="grid min-w-0 flex-1 basis-48">
                <span className="break-words font-medium">{name}</span>
                <span className="break-all text-13 text-muted">{member.user.email}</span>
              </div>
              {isAdmin ? (
                <span className="block w-52">
                  <Select
                    aria-label={t('Role of {{name}}', { name })}
                    value={role ?? ''}
                    onChange={({ target }) => change(member, (target.value || null) as AccountRole | null)}
                  >
                    <option value="">{t('As usual: {{role}}', { role: t(ROLES[usual(member)]) })}</option>
                    {ACCOUNT_ROLES.map((one) => (
                      <option key={one} value={one}>
                        {t(ROLES[one])}
                      </option>
                    ))}
                  </Select>
                </span>
              ) : (
                <span className="text-13 text-muted">{t(ROLES[role ?? usual(member)])}</span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
