import { useText } from '@starling/text'
import { Tabs } from '@starling/ui'
import { useParams, useSearchParams } from 'react-router'
import { PlansTab } from '../plans/index.ts'
import { UploadedTab } from '../uploads/index.ts'
import { CatalogTab } from './CatalogTab.tsx'
import { SavedAudiences } from './SavedAudiences.tsx'

const FIRST_TAB = 'catalog'

/** What the corpus offers and what was saved, for a team; outside a team, for oneself. Which tab is open stands in the address. */
export function AudiencesScreen() {
  const { t } = useText()
  const { teamId } = useParams()
  const [search, setSearch] = useSearchParams()
  const saved = teamId === undefined ? ('me' as const) : { team: teamId }
  const tabs = [
    { id: FIRST_TAB, label: t('Audience Catalog'), content: <CatalogTab /> },
    {
      id: 'saved',
      label: t('Saved audiences'),
      content: <SavedAudiences of={saved} explore={teamId === undefined ? '/' : `/${teamId}/explore-x`} />,
    },
    ...(teamId === undefined
      ? []
      : [
          {
            id: 'mine',
            label: t('Mine'),
            content: <SavedAudiences of="me" explore={`/${teamId}/explore-x`} />,
          },
          { id: 'uploaded', label: t('Uploaded audiences'), content: <UploadedTab team={teamId} /> },
          { id: 'plans', label: t('Plans'), content: <PlansTab team={teamId} /> },
        ]),
  ]
  const open = tabs.find(({ id }) => id === search.get('tab'))?.id ?? FIRST_TAB
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-320 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Audiences')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('Ready-made audiences of the people known here, and the ones you saved.')}
        </p>
      </header>
      <Tabs
        label={t('Audiences')}
        tabs={tabs}
        value={open}
        onChange={(id) => setSearch(id === FIRST_TAB ? {} : { tab: id }, { replace: true })}
      />
    </div>
  )
}
