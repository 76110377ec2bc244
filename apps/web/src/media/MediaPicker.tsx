import type { AdMedia, MediaKind } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Dialog, EmptyState } from '@starling/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Await } from '../panels/index.ts'
import { DropZone } from './DropZone.tsx'
import { MediaThumb } from './MediaThumb.tsx'
import { mediaOptions } from './queries.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/** Chooses one of the library, or adds one to it. */
export function MediaPicker({
  team,
  open,
  kind,
  onOpenChange,
  onChosen,
}: {
  team: string
  open: boolean
  kind?: MediaKind
  onOpenChange: (open: boolean) => void
  onChosen: (media: AdMedia) => void
}) {
  const { t } = useText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Choose a picture or a film')} size="large">
      {open && <Choices team={team} {...(kind && { kind })} onChosen={onChosen} />}
    </Dialog>
  )
}

function Choices({ team, kind, onChosen }: { team: string; kind?: MediaKind; onChosen: (media: AdMedia) => void }) {
  const { t } = useText()
  const query = useInfiniteQuery(mediaOptions(team, kind ? { kind } : {}))
  const { uploads, add, again, drop } = useUploads(team, ({ is_duplicate: _, ...added }) => onChosen(added))
  return (
    <div className="grid grid-cols-1 gap-4">
      <DropZone onFiles={add} isSmall />
      <UploadList uploads={uploads.filter(({ added }) => !added)} onAgain={again} onDrop={drop} onOpen={() => {}} />
      <Await query={query} name="choices" height="h-40">
        {({ pages }) => {
          const media = pages.flatMap((page) => page.media)
          if (media.length === 0) {
            return (
              <EmptyState
                level={3}
                title={t('No pictures or films yet')}
                reason={t('What you add here can be used in every creative of the team.')}
              />
            )
          }
          return (
            <>
              <ul aria-label={t('Media')} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
                {media.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      aria-label={one.name}
                      onClick={() => onChosen(one)}
                      className="block w-full overflow-hidden rounded-control border border-line text-left hover:border-accent"
                    >
                      <MediaThumb media={{ ...one, alt_text: '' }} className="aspect-square w-full" />
                      <span className="block truncate px-2 py-1 text-12">{one.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {query.hasNextPage && (
                <div className="justify-self-center">
                  <Button size="small" onClick={() => query.fetchNextPage()}>
                    {t('Show more')}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Await>
    </div>
  )
}
