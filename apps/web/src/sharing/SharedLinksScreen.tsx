import { useText } from '@starling/text'
import { EmptyState } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Await, QuietSelect } from '../panels/index.ts'
import { useTeamAtHand } from '../session/index.ts'
import { type LinksBy, sharedLinksOptions } from './queries.ts'
import { SharedLinkRow } from './SharedLinkRow.tsx'

/** All links by which a team shows analyses to others: what each shows, since when, until when, and who made it. */
export function SharedLinksScreen() {
  const { t } = useText()
  const team_id = useTeamAtHand()
  return (
    <div className="mx-auto grid w-full max-w-240 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Shared links')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('Analyses that anyone with the link can read until it ends. A revoked link closes at once.')}
        </p>
      </header>
      {team_id ? (
        <Links team_id={team_id} />
      ) : (
        <EmptyState
          level={2}
          title={t('You are not in a team yet')}
          reason={t('A link is shared by a team. Join or create one first.')}
        />
      )}
    </div>
  )
}

function Links({ team_id }: { team_id: string }) {
  const { t } = useText()
  const [by, setBy] = useState<LinksBy>('team')
  const links = useQuery(sharedLinksOptions(team_id, by))
  const names: Record<LinksBy, string> = { team: t('Made by anyone in the team'), me: t('Made by me') }
  return (
    <section className="grid gap-3">
      <span className="justify-self-start text-13 text-muted">
        <QuietSelect
          label={t('Whose links')}
          value={by}
          shown={names[by]}
          onChange={(value) => setBy(value as LinksBy)}
          choices={() => (['team', 'me'] as const).map((value) => ({ value, label: names[value] }))}
        />
      </span>
      <Await query={links} name={`shared links ${by}`} height="h-40">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              level={2}
              className="rounded-card border border-line border-dashed"
              title={t('No shared links')}
              reason={t('Run an analysis and choose “Share this analysis” beside it.')}
            />
          ) : (
            <ul
              aria-label={t('Shared links')}
              className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
            >
              {all.map((link) => (
                <SharedLinkRow key={link.id} link={link} team_id={team_id} />
              ))}
            </ul>
          )
        }
      </Await>
    </section>
  )
}
