import { useText } from '@starling/text'
import { IconButton, Mark, Wordmark } from '@starling/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-router'
import { useStore } from '../../floor/index.ts'
import { railOpen } from '../shell-state.ts'
import { NarrowTasks } from './NarrowTasks.tsx'
import type { TaskPlaces } from './places.ts'
import { useHomePath } from './use-home-path.ts'
import { WideTasks } from './WideTasks.tsx'

/** 64 px with icons, 232 px with words. */
export function Rail({ tasks }: { tasks: readonly TaskPlaces[] }) {
  const { t } = useText()
  const open = useStore(railOpen)
  const home = useHomePath()
  const Toggle = open ? PanelLeftClose : PanelLeftOpen
  return (
    <nav
      aria-label={t('Main')}
      className={`sticky top-0 z-40 hidden h-dvh shrink-0 flex-col border-line border-r bg-raised transition-[width] md:flex ${
        open ? 'w-58' : 'w-16'
      }`}
    >
      <Link
        to={home}
        className="flex h-14 shrink-0 items-center rounded-control px-[1.125rem] text-text no-underline"
        aria-label="Starling"
      >
        {open ? <Wordmark size={28} /> : <Mark size={28} title="" />}
      </Link>
      {open ? <WideTasks tasks={tasks} /> : <NarrowTasks tasks={tasks} />}
      <div className="px-3 py-3">
        <IconButton
          label={open ? t('Close the side bar') : t('Open the side bar')}
          aria-expanded={open}
          onClick={() => railOpen.set(!open)}
          className="w-10"
        >
          <Toggle size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
    </nav>
  )
}
