import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../forms/index.ts'
import { Await } from '../panels/index.ts'
import { takeoutsOptions } from './queries.ts'
import { TakeoutList } from './TakeoutList.tsx'

const POINTS = 'grid list-disc gap-1.5 pl-5 text-pretty'

/** What the installation holds about the person who looks, to take along. */
export function TakeoutScreen() {
  const { t } = useText()
  const takeouts = useQuery(takeoutsOptions)
  return (
    <div className="mx-auto grid w-full max-w-320 gap-2">
      <header className="mb-4 grid gap-1">
        <h1 className="font-strong text-28">{t('Your data')}</h1>
        <p className="text-muted">{t('Everything this installation holds about you, in one file.')}</p>
      </header>
      <div className="divide-y divide-line">
        <Section
          title={t('Your file')}
          about={t('Only you can download it. It is kept for 7 days, and a newer one takes its place.')}
        >
          <Await query={takeouts} name="takeouts" height="h-24">
            {(all) => <TakeoutList takeouts={all} />}
          </Await>
        </Section>
        <Section title={t('What is in it')} about={t('A JSON file that people and programs can read.')}>
          <ul className={POINTS}>
            <li>{t('Your profile, where you are signed in, and your tokens by their names')}</li>
            <li>{t('Your teams, memberships and invites')}</li>
            <li>{t('Your saved and recent searches, your monitors and what they found')}</li>
            <li>{t('Your linked accounts, your lists on X, and whom you followed or unfollowed from here')}</li>
            <li>{t('What you did here, and what was done in your name')}</li>
          </ul>
        </Section>
        <Section title={t('What is left out')} about={t('The file names each thing that is left out, and why.')}>
          <ul className={POINTS}>
            <li>{t('Public accounts and posts: everyone here shares them, and they belong to no single person.')}</li>
            <li>{t('Secrets, such as tokens: anyone who found the file could use them.')}</li>
            <li>{t('What belongs to a team, such as its invoices and connections: it is not yours alone.')}</li>
            <li>{t('What is about other people, such as the addresses you invited: it is theirs.')}</li>
            <li>
              {t('What is deleted within days anyway, such as sign-in codes, and the product’s own bookkeeping.')}
            </li>
          </ul>
        </Section>
      </div>
    </div>
  )
}
