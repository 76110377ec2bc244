import type { Team, User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { SubmitButton, TextField, useForm } from '@starling/ui'
import type { ReactNode } from 'react'
import { BillingPart } from '../billing/index.ts'
import { DeleteTeam } from '../deletion/index.ts'
import { notify } from '../floor/index.ts'
import { Section, ServerForm } from '../forms/index.ts'
import { AdminsOnly } from './AdminsOnly.tsx'
import { BillingForm } from './BillingForm.tsx'
import { BillingRead } from './BillingRead.tsx'
import { LogoField } from './LogoField.tsx'
import { useChangeTeam } from './queries.ts'
import { SubscriptionState } from './SubscriptionState.tsx'

export function DetailsTab({ team, me, isAdmin }: { team: Team; me: User; isAdmin: boolean }) {
  const { t } = useText()
  return (
    <div className="grid gap-4">
      {!isAdmin && <AdminsOnly />}
      <div className="divide-y divide-line">
        {isAdmin && (
          <Section title={t('Name and logo')} about={t('What members and invited people see.')}>
            <LogoField team={team} />
            <NameForm key={team.name} team={team} />
          </Section>
        )}
        <Section title={t('Billing details')} about={t('These appear on the invoice. All three are needed.')}>
          {isAdmin ? <BillingForm team={team} /> : <BillingRead team={team} />}
        </Section>
        <Section title={t('Subscription')} about={t('The newest subscription of the team is the one that counts.')}>
          <SubscriptionState team={team} me={me} />
          {isAdmin && <BillingPart team={team} />}
        </Section>
        {isAdmin && (
          <Section
            title={t('Delete the team')}
            about={t('Nobody can open it any more. For 14 days an admin can restore it.')}
          >
            <DeleteTeam team={team} />
          </Section>
        )}
      </div>
    </div>
  )
}

function NameForm({ team }: { team: Team }): ReactNode {
  const { t } = useText()
  const form = useForm({ defaultValues: { name: team.name } })
  const changeTeam = useChangeTeam(team.slug)

  async function submit({ name }: { name: string }) {
    await changeTeam.mutateAsync({ name: name.trim() })
    notify(t('The name was saved.'), 'success')
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} variant="secondary" className="justify-self-start">
          {t('Save the name')}
        </SubmitButton>
      }
    >
      <TextField form={form} name="name" label={t('Team name')} autoComplete="organization" required max={80} />
    </ServerForm>
  )
}
