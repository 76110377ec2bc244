import type { AdMedia, ShownMedia } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, IconButton } from '@starling/ui'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { MediaPicker, MediaThumb } from '../media/index.ts'

export const shownOf = ({ id, kind, alt_text, width, height, has_thumb }: AdMedia): ShownMedia => ({
  ...{ id, kind, alt_text, width, height, has_thumb },
})

/** Pictures or a film of the library, in their order; as many as there may be. */
export function ChosenMedia({
  team,
  media,
  most,
  onAdd,
  onRemove,
}: {
  team: string
  media: readonly ShownMedia[]
  most: number
  onAdd: (media: ShownMedia) => void
  onRemove: (id: string) => void
}) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {media.map((one) => (
        <span key={one.id} className="relative block">
          <MediaThumb media={one} className="size-20 rounded-control border border-line" />
          <span className="absolute -top-2 -right-2 rounded-full bg-raised shadow-card">
            <IconButton size="small" label={t('Take it out')} onClick={() => onRemove(one.id)}>
              <X size={14} strokeWidth={2} aria-hidden />
            </IconButton>
          </span>
        </span>
      ))}
      {media.length < most && (
        <Button icon={<ImagePlus size={16} strokeWidth={1.5} aria-hidden />} onClick={() => setIsOpen(true)}>
          {t('Choose a picture or a film')}
        </Button>
      )}
      {media.some(({ alt_text }) => alt_text === '') && (
        <p className="w-full text-12 text-warn">{t('Not all of these are described for those who cannot see them.')}</p>
      )}
      <MediaPicker
        team={team}
        open={isOpen}
        onOpenChange={setIsOpen}
        onChosen={(chosen) => {
          setIsOpen(false)
          if (!media.some(({ id }) => id === chosen.id)) onAdd(shownOf(chosen))
        }}
      />
    </div>
  )
}
