import { useText } from '@starling/text'
import { Button, Drawer, IconButton } from '@starling/ui'
import { LibraryBig } from 'lucide-react'
import { SavedSearches } from './SavedSearches.tsx'
import type { KeptQuestion } from './saved-types.ts'

/** Opens what was saved, in a drawer; also where nothing was asked yet. */
export function SavedSearchesButton({
  open,
  onOpenChange,
  onPick,
  named = false,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onPick: (kept: KeptQuestion) => void
  /** With its name beside the icon. */
  named?: boolean
}) {
  const { t } = useText()
  function pick(kept: KeptQuestion) {
    onOpenChange(false)
    onPick(kept)
  }
  const icon = <LibraryBig size={16} strokeWidth={1.5} aria-hidden />
  return (
    <>
      {named ? (
        <Button size="small" icon={icon} onClick={() => onOpenChange(true)}>
          {t('Saved audiences')}
        </Button>
      ) : (
        <IconButton label={t('Saved audiences')} variant="secondary" onClick={() => onOpenChange(true)}>
          {icon}
        </IconButton>
      )}
      <Drawer open={open} onOpenChange={onOpenChange} title={t('Saved audiences')} size="large">
        <SavedSearches onPick={pick} />
      </Drawer>
    </>
  )
}
