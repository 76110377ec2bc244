import { useText } from '@starling/text'
import { Button, buttonClass, EmptyState } from '@starling/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { ListFilters } from './ListFilters.tsx'
import { readLists, withLists } from './lists-url.ts'
import { listsOptions } from './queries.ts'
import { SavedListRow } from './SavedListRow.tsx'
import { SharedWithMe } from './SharedWithMe.tsx'

/** Targeting lists that a person saved, those that others share with them, and those that they deleted. */
export function SavedListsScreen() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readLists(search)
  const query = useInfiniteQuery(listsOptions(asked))
  const isNarrowed = asked.text !== undefined || asked.type !== undefined
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-strong text-28">{t('Saved lists')}</h1>
          <p className="max-w-160 text-pretty text-muted">
            {t('What you choose in ad accounts, with every version it had and every time it was applied.')}
          </p>
        </div>
        <Link to="/targeting-lists" className={buttonClass({ variant: 'primary' })}>
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          {t('New list')}
        </Link>
      </header>
      <SharedWithMe />
      <ListFilters />
      <Await query={query} name={JSON.stringify(asked)} height="h-64">
        {({ pages }) => {
          const lists = pages.flatMap((page) => page.lists)
          if (lists.length === 0) {
            return (
              <EmptyState
                className="rounded-card border border-line border-dashed"
                title={isNarrowed ? t('No results') : asked.deleted ? t('Nothing deleted') : t('Nothing saved yet')}
                reason={
                  isNarrowed
                    ? t('No list matches these filters.')
                    : asked.deleted
                      ? t('What you delete can be brought back here for 30 days.')
                      : t('Make a list of an audience, a native pack or a package of the builder; it is kept here.')
                }
                action={
                  isNarrowed ? (
                    <Button onClick={() => setSearch((now) => withLists(withLists(now, 'text', ''), 'type', ''))}>
                      {t('Drop the filters')}
                    </Button>
                  ) : asked.deleted ? (
                    <Button onClick={() => setSearch((now) => withLists(now, 'deleted', ''))}>
                      {t('Saved lists')}
                    </Button>
                  ) : (
                    <Link to="/targeting-lists" className={buttonClass({ variant: 'primary' })}>
                      {t('New list')}
                    </Link>
                  )
                }
              />
            )
          }
          return (
            <>
              <ul
                aria-label={asked.deleted ? t('Deleted lists') : t('Saved lists')}
                className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
              >
                {lists.map((list) => (
                  <SavedListRow key={list.id} list={list} />
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
    </div>
  )
}
