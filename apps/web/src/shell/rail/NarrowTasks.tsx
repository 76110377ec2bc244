import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { PlaceLink } from './PlaceLink.tsx'
import { folded, type TaskPlaces } from './places.ts'
import { iconOf, TASK_WORDS } from './tasks.ts'
import { useIsCurrent } from './use-is-current.ts'

const ROOM = 9

/** Tasks as icons: what each is, and its places, stand beside it while one points at it or has it in focus. */
export function NarrowTasks({ tasks }: { tasks: readonly TaskPlaces[] }) {
  return (
    // What stands beside an icon must not be cut off; only a low window scrolls.
    <ul className="grid grow content-start gap-1 px-3 py-2 [@media(max-height:33rem)]:overflow-y-auto">
      {folded(tasks, ROOM).map((each) => (
        <NarrowTask key={each.places[0]!.route.path} {...each} />
      ))}
    </ul>
  )
}

function NarrowTask({ task, places }: TaskPlaces) {
  const { t } = useText()
  const isCurrent = useIsCurrent()
  const [first] = places
  const isOne = places.length === 1
  const name = isOne ? t(first!.route.name!) : t(TASK_WORDS[task].name)
  const Icon = isOne ? iconOf(first!.route) : TASK_WORDS[task].icon
  return (
    <Beside
      icon={
        <PlaceLink place={first!} label={name} holdsCurrent={places.some(isCurrent)}>
          <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0" />
        </PlaceLink>
      }
    >
      {isOne ? (
        <p aria-hidden className="px-3 py-1.5 text-13">
          {name}
        </p>
      ) : (
        <div className="grid min-w-48 gap-1 p-2">
          {first!.route.name !== TASK_WORDS[task].name && (
            <p aria-hidden className="px-2.5 pt-1 text-12 text-muted">
              {name}
            </p>
          )}
          <ul>
            {places.map((place) => (
              <li key={place.route.path}>
                <PlaceLink place={place} small>
                  {t(place.route.name!)}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Beside>
  )
}

/** Without script for floating things, which a first view would have to load; Escape sends it away. */
function Beside({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const [sent, setSent] = useState(false)
  const back = () => setSent(false)
  return (
    <li
      className="group/task relative"
      onKeyDown={(event) => event.key === 'Escape' && setSent(true)}
      onClick={() => setSent(true)}
      onPointerLeave={back}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || back()}
    >
      {icon}
      <div
        className={clsx(
          'absolute top-0 left-full z-50 hidden pl-3',
          !sent && 'group-focus-within/task:block pointer-fine:group-hover/task:block',
        )}
      >
        <div className="animate-appear whitespace-nowrap rounded-control border border-line bg-raised text-text shadow-float">
          {children}
        </div>
      </div>
    </li>
  )
}
