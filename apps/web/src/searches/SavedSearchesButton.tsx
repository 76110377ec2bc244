import { useText } from '@starling/text'
import { Button, Drawer, IconButton } from '@starling/ui'
import { LibraryBig } from 'lucide-react'
import { useMe } from '../session/index.ts'
import { useMonitorChanges, useMonitors } from './queries.ts'
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
  const { me } = useMe()
  const { data: monitors = [] } = useMonitors({ enabled: me !== null })
  const { see } = useMonitorChanges()
  const news = monitors.filter(({ is_news }) => is_news).length
  /** What was new stays so while one looks at it. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen)
    if (!isOpen && news > 0) see.mutate()
  }
  function pick(kept: KeptQuestion) {
    change(false)
    onPick(kept)
  }
  const label = news > 0 ? t('Saved audiences, {{n}} with news', { n: news }) : t('Saved audiences')
  const icon = (
    <span className="relative">
      <LibraryBig size={16} strokeWidth={1.5} aria-hidden />
      {news > 0 && <span aria-hidden className="-top-0.5 -right-1 absolute size-2 rounded-full bg-accent" />}
    </span>
  )
  return (
    <>
      {named ? (
        <Button size="small" icon={icon} onClick={() => change(true)}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} variant="secondary" onClick={() => change(true)}>
          {icon}
        </IconButton>
      )}
      <Drawer open={open} onOpenChange={change} title={t('Saved audiences')} size="large">
        <SavedSearches onPick={pick} />
      </Drawer>
    </>
  )
}
