import { useText } from '@starling/text'
import { Outlet } from 'react-router'
import { TopBar } from './bar/TopBar.tsx'
import { BottomBar } from './rail/BottomBar.tsx'
import { Rail } from './rail/Rail.tsx'
import { useTasks } from './rail/use-tasks.ts'

/** What stands around a screen: the rail at the left or, on a phone, at the bottom; the bar at the top. */
export function Frame({ rail = false, team = false }: { rail?: boolean; team?: boolean }) {
  const { t } = useText()
  const tasks = useTasks()
  // A rail of one entry leads nowhere.
  const withRail = rail && (tasks.length > 1 || (tasks[0]?.places.length ?? 0) > 1)
  return (
    <div className="flex min-h-dvh bg-ground">
      {/* A button: the router would take the fragment of a link for a place of its own. */}
      <button
        type="button"
        onClick={() => document.getElementById('main')?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:text-text focus:shadow-float"
      >
        {t('Skip to the content')}
      </button>
      {withRail && <Rail tasks={tasks} />}
      <div className="flex min-w-0 grow flex-col">
        <TopBar rail={withRail} team={team} />
        <main
          id="main"
          tabIndex={-1}
          className={`mx-auto flex w-full max-w-[1280px] has-data-wide:max-w-[1760px] grow flex-col px-4 py-6 outline-none md:px-8 md:py-8 ${
            withRail ? 'max-md:pb-24' : ''
          }`}
        >
          <Outlet />
        </main>
      </div>
      {withRail && <BottomBar tasks={tasks} />}
    </div>
  )
}
