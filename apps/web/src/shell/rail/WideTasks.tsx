import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useStore } from '../../floor/index.ts'
import { closedTasks } from '../shell-state.ts'
import { PlaceLink, ROW, rowLook } from './PlaceLink.tsx'
import type { TaskPlaces } from './places.ts'
import { iconOf, TASK_WORDS } from './tasks.ts'
import { useIsCurrent } from './use-is-current.ts'

/** Tasks in words; the places of one stand under it, and can be folded away. */
export function WideTasks({ tasks }: { tasks: readonly TaskPlaces[] }) {
  return (
    <ul className="grid grow content-start gap-1 overflow-y-auto px-3 py-2">
      {tasks.map((each) => (
        <li key={each.task}>
          <WideTask {...each} />
        </li>
      ))}
    </ul>
  )
}

function WideTask({ task, places }: TaskPlaces) {
  const { t } = useText()
  const id = useId()
  const closed = useStore(closedTasks)
  const isCurrent = useIsCurrent()
  const { name, icon } = TASK_WORDS[task]
  // A place that bears its task's name is the way in; the others stand under it.
  const lead = places.length === 1 ? places[0] : places.find(({ route }) => route.name === name)
  const others = places.filter((place) => place !== lead)
  const isOpen = !closed.includes(task)
  const toggle = () => closedTasks.set(isOpen ? [...closed, task] : closed.filter((each) => each !== task))
  const folds = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle }
  const holdsCurrent = !isOpen && others.some(isCurrent)
  const chevron = (
    <ChevronDown
      size={16}
      strokeWidth={1.5}
      aria-hidden
      className={clsx('shrink-0 transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
    />
  )
  if (lead && others.length === 0) {
    return (
      <PlaceLink place={lead}>
        <Words icon={iconOf(lead.route)}>{t(lead.route.name!)}</Words>
      </PlaceLink>
    )
  }
  return (
    <>
      {lead ? (
        <div className="relative">
          <PlaceLink place={lead} holdsCurrent={holdsCurrent} className="pr-10">
            <Words icon={icon}>{t(name)}</Words>
          </PlaceLink>
          <button
            type="button"
            aria-label={t('Pages of {{task}}', { task: t(name) })}
            {...folds}
            className="absolute top-1 right-1 grid size-8 place-items-center rounded-[6px] text-muted hover:bg-text/8 hover:text-text"
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button type="button" {...folds} className={clsx(ROW, rowLook({ current: false, holdsCurrent }), 'w-full')}>
          <Words icon={icon}>{t(name)}</Words>
          {chevron}
        </button>
      )}
      <ul id={id} hidden={!isOpen} className="mt-1 ml-[1.1875rem] grid gap-0.5 border-line border-l pl-2">
        {others.map((place) => (
          <li key={place.route.path}>
            <PlaceLink place={place} small>
              <span className="truncate">{t(place.route.name!)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Words({ icon: Icon, children }: { icon: ReturnType<typeof iconOf>; children: ReactNode }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0" />
      <span className="grow truncate text-left">{children}</span>
    </>
  )
}
