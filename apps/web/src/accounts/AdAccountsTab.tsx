import { useText } from '@starling/text'
import { Section } from '../forms/index.ts'
import { membershipOf, useMe } from '../session/index.ts'
import { Caps } from './Caps.tsx'
import { Grants } from './Grants.tsx'
import { TeamAccounts } from './TeamAccounts.tsx'

/** Where a team works at X, who may do what there, and how much may be spent without a second person. */
export function AdAccountsTab({ team }: { team: string }) {
  const { t } = useText()
  const { me } = useMe()
  if (!me) return null
  const isAdmin = membershipOf(me, team)?.level === 'admin'
  return (
    <div className="divide-y divide-line">
      <Section
        title={t('Ad accounts of the team')}
        about={t(
          'Campaigns run in these. Each uses the access of whoever linked it, and closes as soon as that access ends.',
        )}
      >
        <TeamAccounts team={team} isAdmin={isAdmin} />
      </Section>
      <Section
        title={t('Spending caps')}
        about={t(
          'The most that campaigns may reserve in a calendar month. Above a cap, a second person has to approve. Raising a cap needs another admin.',
        )}
      >
        <Caps team={team} isAdmin={isAdmin} />
      </Section>
      <Section
        title={t('Ad accounts you share')}
        about={t(
          'Members you let use one of your ad accounts can link it to the team. Revoking closes it immediately.',
        )}
      >
        <Grants team={team} />
      </Section>
    </div>
  )
}
