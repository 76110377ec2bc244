import { useText } from '@starling/text'
import { Button, EmptyState } from '@starling/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { AudienceFilters } from './AudienceFilters.tsx'
import { readAudiences, withAsked } from './audience-url.ts'
import { CatalogCard } from './CatalogCard.tsx'
import { CatalogDrawer } from './CatalogDrawer.tsx'
import { CompareBar } from './CompareBar.tsx'
import { CompareDrawer } from './CompareDrawer.tsx'
import { MOST_COMPARED, readCompared } from './compared.ts'
import { DropFilters } from './DropFilters.tsx'
import { catalogOptions } from './queries.ts'

/** Audiences that the corpus itself offers. What is open and what is compared stand in the address. */
export function CatalogTab() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readAudiences(search)
  const query = useInfiniteQuery(catalogOptions({ sort: 'size', ...asked }))
  const compared = readCompared(search)
  const isNarrowed = Object.keys(asked).some((name) => name !== 'sort')
  const set = (change: Record<string, string>) => setSearch((now) => withAsked(now, change), { replace: true })
  const compare = (ids: readonly string[]) => set({ compare: ids.join(), ...(ids.length < 2 && { side: '' }) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <AudienceFilters sort="size" saved={false} />
      <Await query={query} name={JSON.stringify(asked)} height="h-96">
        {({ pages }) => {
          const audiences = pages.flatMap((page) => page.audiences)
          if (audiences.length === 0) {
            return (
              <EmptyState
                className="rounded-card border border-line border-dashed"
                title={isNarrowed ? t('No results') : t('The catalog is not made yet')}
                reason={
                  isNarrowed
                    ? t('No audience of the catalog matches these filters.')
                    : t('It is made from the people known here, and is ready some minutes after they were imported.')
                }
                action={isNarrowed && <DropFilters />}
              />
            )
          }
          return (
            <>
              <ul aria-label={t('Audience Catalog')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                {audiences.map((audience) => (
                  <CatalogCard
                    key={audience.id}
                    audience={audience}
                    isCompared={compared.includes(audience.id)}
                    canCompare={compared.length < MOST_COMPARED}
                    onOpen={() => set({ audience: audience.id })}
                    onCompare={(isChosen) =>
                      compare(isChosen ? [...compared, audience.id] : compared.filter((id) => id !== audience.id))
                    }
                  />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button className="justify-self-center" onClick={() => query.fetchNextPage()}>
                  {t('Show more results')}
                </Button>
              )}
            </>
          )
        }}
      </Await>
      <CompareBar compared={compared} onCompare={() => set({ side: 'on' })} onClear={() => compare([])} />
      <CompareDrawer
        ids={compared}
        open={search.get('side') === 'on' && compared.length > 1}
        onClose={() => set({ side: '' })}
      />
      <CatalogDrawer
        id={search.get('audience')}
        onClose={() => set({ audience: '' })}
        onOpen={(id) => set({ audience: id })}
      />
    </div>
  )
}
