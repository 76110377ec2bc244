import { useText } from '@starling/text'
import { Button, buttonClass, EmptyState } from '@starling/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { AudienceFilters } from './AudienceFilters.tsx'
import { readAudiences, withAsked } from './audience-url.ts'
import { DropFilters } from './DropFilters.tsx'
import { type AudiencesOf, savedAudiencesOptions } from './queries.ts'
import { SavedAudienceRow } from './SavedAudienceRow.tsx'
import { SavedDrawer } from './SavedDrawer.tsx'
import { SharedWithMe } from './SharedWithMe.tsx'

/** Audiences that a team or a person saved: found, opened, edited, brought back to what they were, deleted. */
export function SavedAudiences({ of, explore }: { of: AudiencesOf; explore: string }) {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readAudiences(search)
  const query = useInfiniteQuery(savedAudiencesOptions(of, asked))
  const show = (id: string) => setSearch((now) => withAsked(now, { audience: id }), { replace: true })
  const isNarrowed = Object.keys(asked).some((name) => name !== 'sort')
  return (
    <div className="grid grid-cols-1 gap-4">
      {of === 'me' && <SharedWithMe />}
      <AudienceFilters sort="changed" saved />
      <Await query={query} name={JSON.stringify([of, asked])} height="h-64">
        {({ pages }) => {
          const audiences = pages.flatMap((page) => page.audiences)
          if (audiences.length === 0) {
            return (
              <EmptyState
                className="rounded-card border border-line border-dashed"
                title={isNarrowed ? t('No results') : t('Nothing saved yet')}
                reason={
                  isNarrowed
                    ? t('No saved audience matches these filters.')
                    : t('Ask a question and press “Save audience”. Its people, versions and sizes are kept here.')
                }
                action={
                  isNarrowed ? (
                    <DropFilters />
                  ) : (
                    <Link to={explore} className={buttonClass({ variant: 'primary' })}>
                      {t('Explore an audience')}
                    </Link>
                  )
                }
              />
            )
          }
          return (
            <>
              <ul
                aria-label={t('Saved audiences')}
                className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
              >
                {audiences.map((audience) => (
                  <SavedAudienceRow key={audience.id} audience={audience} of={of} onOpen={() => show(audience.id)} />
                ))}
              </ul>
              <SavedDrawer
                audience={audiences.find(({ id }) => id === search.get('audience'))}
                onClose={() => show('')}
              />
              {query.hasNextPage && (
                <Button className="justify-self-center" onClick={() => query.fetchNextPage()}>
                  {t('Show more results')}
                </Button>
              )}
            </>
          )
        }}
      </Await>
    </div>
  )
}
