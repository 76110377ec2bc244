import { useText } from '@starling/text'
import { CopyButton } from '@starling/ui'
import { CreateTeamForm } from './CreateTeamForm.tsx'

/** The two ways into a first team. */
export function FirstTeam({ email }: { email: string }) {
  const { t } = useText()
  return (
    <div className="grid gap-4">
      <section className="grid gap-4 rounded-card border border-line bg-raised p-6 shadow-card">
        <h2 className="font-strong text-16">{t('Create a team')}</h2>
        <CreateTeamForm />
      </section>
      <section className="grid gap-3 rounded-card border border-line bg-raised p-6 shadow-card">
        <h2 className="font-strong text-16">{t('Join a team')}</h2>
        <p className="text-muted">
          {t('Teams are joined by invite. Ask an admin of the team to invite this address. The link arrives by email.')}
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{email}</span>
          <CopyButton content={email} />
        </p>
      </section>
    </div>
  )
}
