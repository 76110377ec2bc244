import { useText } from '@starling/text'
import { Button, EmptyState } from '@starling/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { DropZone } from './DropZone.tsx'
import { MediaCard } from './MediaCard.tsx'
import { MediaDrawer } from './MediaDrawer.tsx'
import { MediaFilters } from './MediaFilters.tsx'
import { readMedia, withMedia } from './media-url.ts'
import { mediaOptions } from './queries.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/** Pictures and films of a team. Which one is open, and what they are narrowed by, stands in the address. */
export function MediaScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const asked = readMedia(search)
  const query = useInfiniteQuery(mediaOptions(teamId, asked))
  const { uploads, add, again, drop } = useUploads(teamId)
  const open = (id: string) => setSearch((now) => withMedia(now, 'media', id), { replace: id === '' })
  const isNarrowed = Object.keys(asked).length > 0
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Media')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('Pictures and films of the team for its ads, described for those who cannot see them.')}
        </p>
      </header>
      <DropZone onFiles={add} />
      <UploadList uploads={uploads} onAgain={again} onDrop={drop} onOpen={open} />
      <MediaFilters />
      <Await query={query} name={JSON.stringify(asked)} height="h-64">
        {({ pages }) => {
          const media = pages.flatMap((page) => page.media)
          if (media.length === 0) {
            return (
              <EmptyState
                className="rounded-card border border-line border-dashed"
                title={isNarrowed ? t('No results') : t('No pictures or films yet')}
                reason={
                  isNarrowed
                    ? t('Nothing matches these filters.')
                    : t('What you add here can be used in every creative of the team.')
                }
                {...(isNarrowed && {
                  action: <Button onClick={() => setSearch(new URLSearchParams())}>{t('Drop the filters')}</Button>,
                })}
              />
            )
          }
          return (
            <>
              <ul aria-label={t('Media')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
                {media.map((one) => (
                  <MediaCard key={one.id} media={one} onOpen={() => open(one.id)} />
                ))}
              </ul>
              {query.hasNextPage && (
                <div className="justify-self-center">
                  <Button onClick={() => query.fetchNextPage()}>{t('Show more')}</Button>
                </div>
              )}
            </>
          )
        }}
      </Await>
      <MediaDrawer id={search.get('media')} onClose={() => open('')} onOpen={open} />
    </div>
  )
}
