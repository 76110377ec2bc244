import type { User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Tabs } from '@starling/ui'
import { Link, useParams, useSearchParams } from 'react-router'
import { AdAccountsTab } from '../accounts/index.ts'
import { runAction, useActions } from '../actions/index.ts'
import { DeleteAccount } from '../deletion/index.ts'
import { Section } from '../forms/index.ts'
import { membershipOf, signOut, useMe } from '../session/index.ts'
import { LinkedAccounts } from '../social/index.ts'
import { PasskeyList } from './PasskeyList.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SessionList } from './SessionList.tsx'
import { TokenList } from './TokenList.tsx'

const FIRST_TAB = 'you'

/** What belongs to the person; within a team also where the team works at X. Which tab is open stands in the address. */
export function AccountScreen() {
  const { t } = useText()
  const { me } = useMe()
  const { teamId } = useParams()
  const [search, setSearch] = useSearchParams()
  if (!me) return null
  const you = <AboutYou me={me} teamId={teamId} />
  const tabs = [
    { id: FIRST_TAB, label: t('You'), content: you },
    ...(teamId && membershipOf(me, teamId)
      ? [{ id: 'ad-accounts', label: t('Ad accounts'), content: <AdAccountsTab team={teamId} /> }]
      : []),
  ]
  const asked = search.get('tab')
  return (
    <div className="mx-auto grid w-full max-w-320 gap-2">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-strong text-28">{t('Your account')}</h1>
          <p className="text-muted">{me.email}</p>
        </div>
        <Button onClick={signOut}>{t('Sign out')}</Button>
      </header>
      {tabs.length === 1 ? (
        you
      ) : (
        <Tabs
          label={t('Your account')}
          tabs={tabs}
          value={tabs.find(({ id }) => id === asked)?.id ?? FIRST_TAB}
          onChange={(id) => setSearch(id === FIRST_TAB ? {} : { tab: id }, { replace: true })}
        />
      )}
    </div>
  )
}

function AboutYou({ me, teamId }: { me: User; teamId: string | undefined }) {
  const { t } = useText()
  const sites = useActions().filter(({ group }) => group === 'sites')
  return (
    <div className="divide-y divide-line">
      <Section title={t('About you')} about={t('Your teammates see your name and address.')}>
        <ProfileForm key={me.id} me={me} />
      </Section>
      <Section
        title={t('Linked accounts')}
        about={t(
          'They sign you in and let Starling read and act on the network as you. Access tokens are stored encrypted.',
        )}
      >
        <LinkedAccounts />
        {teamId && (
          <>
            <Link to={`/${teamId}/connections`} className="w-fit text-13 text-accent underline underline-offset-4">
              {t('What your team fetches from X')}
            </Link>
            <Link to={`/${teamId}/lists`} className="w-fit text-13 text-accent underline underline-offset-4">
              {t('Your lists and follows on X')}
            </Link>
          </>
        )}
      </Section>
      <Section
        title={t('Passkeys')}
        about={t(
          'A key kept by your device or password manager. It signs you in without a code, and a fake page cannot steal it.',
        )}
      >
        <PasskeyList />
      </Section>
      <Section
        title={t('Where you are signed in')}
        about={t('If you do not recognise one, sign it out. It will need a new code to come back.')}
      >
        <SessionList />
      </Section>
      <Section
        title={t('Tokens')}
        about={t('For programs and for the browser extension. A token acts as you, so treat it like a password.')}
      >
        <TokenList />
      </Section>
      <Section title={t('Your data')} about={t('Everything this installation holds about you, in one file.')}>
        <Link to="../your-data" relative="path" className="w-fit text-accent underline underline-offset-4">
          {t('Download your data')}
        </Link>
      </Section>
      <Section title={t('Other sites')} about={t('You stay signed in when you move between them.')}>
        <div className="flex flex-wrap gap-2">
          {sites.map((action) => (
            <Button key={action.id} onClick={() => runAction(action)}>
              {action.label}
            </Button>
          ))}
        </div>
      </Section>
      <Section
        title={t('Delete your account')}
        about={t('You are signed out immediately. For 14 days, the link we email you restores your account.')}
      >
        <DeleteAccount me={me} />
      </Section>
    </div>
  )
}
