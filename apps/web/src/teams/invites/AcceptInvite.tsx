import { ApiError, type TeamInfo, type User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, buttonClass, ErrorText } from '@starling/ui'
import { Link, useNavigate } from 'react-router'
import { sayError } from '../../errors/index.ts'
import { notify } from '../../floor/index.ts'
import { rememberTeam, signOut } from '../../session/index.ts'
import { useAcceptInvite } from '../queries.ts'
import { InviteHead } from './InviteAcceptScreen.tsx'
import { dropOpenedInvite } from './opened-invite.ts'

export function AcceptInvite({ team, code, me }: { team: TeamInfo; code: string; me: User | null }) {
  const { t } = useText()
  const title = t('Join {{team}}', { team: team.name })
  if (me) return <Accept team={team} code={code} me={me} title={title} />
  const here = new URLSearchParams({ next: `/${team.slug}/invite-accept` })
  return (
    <>
      <InviteHead team={team} title={title}>
        {t('You are invited to this team. Sign in with the address the invite was sent to, then accept it.')}
      </InviteHead>
      <Link to={`/login?${here}`} className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
        {t('Sign in')}
      </Link>
    </>
  )
}

function Accept({ team, code, me, title }: { team: TeamInfo; code: string; me: User; title: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { mutateAsync: accept, error } = useAcceptInvite(team.slug)
  const isUnknown = error instanceof ApiError && error.status === 404

  async function join() {
    try {
      await accept(code)
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.code === 'already_member')) return
    }
    dropOpenedInvite()
    rememberTeam(team.slug)
    notify(t('You are now a member of {{team}}.', { team: team.name }), 'success')
    await navigate(`/${team.slug}`, { replace: true })
  }

  return (
    <>
      <InviteHead team={team} title={title}>
        {t('You join as {{email}}. The members of the team will see your name and address.', { email: me.email })}
      </InviteHead>
      <div role="alert" className="grid gap-2 empty:hidden">
        {isUnknown ? (
          <>
            <ErrorText text={t('This invite cannot be accepted by {{email}}.', { email: me.email })} />
            <p className="text-13 text-muted">
              {t(
                'It was sent to another address, or it was used, withdrawn or has expired. Sign in with the invited address, or ask an admin of the team for a new invite.',
              )}
            </p>
          </>
        ) : (
          error && <ErrorText text={sayError(error)} />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isUnknown && (
          <Button variant="primary" onClick={join}>
            {t('Accept the invite')}
          </Button>
        )}
        <Button variant={isUnknown ? 'primary' : 'secondary'} onClick={signOut}>
          {t('Sign in with another address')}
        </Button>
        <Link to="/choose-team" onClick={dropOpenedInvite} className={buttonClass({ variant: 'ghost' })}>
          {t('Not now')}
        </Link>
      </div>
    </>
  )
}
