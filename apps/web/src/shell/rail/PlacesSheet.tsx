import { useText } from '@starling/text'
import { Dialog } from '@starling/ui'
import { PlaceLink } from './PlaceLink.tsx'
import type { TaskPlaces } from './places.ts'
import { iconOf, TASK_WORDS } from './tasks.ts'

/** The places of a task, or of all tasks that the bar of a phone has no room for. */
export function PlacesSheet({
  title,
  tasks,
  close,
}: {
  title: string
  tasks: readonly TaskPlaces[]
  close: () => void
}) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title}>
      <nav aria-label={title} className="-mx-2.5 grid gap-4">
        {tasks.map(({ task, places }) => {
          // Under a heading the icons of a task would say the same thing again and again.
          const isHeaded = tasks.length > 1 && places.length > 1
          return (
            <section key={places[0]!.route.path} className="grid gap-1">
              {isHeaded && <h3 className="px-2.5 text-12 text-muted">{t(TASK_WORDS[task].name)}</h3>}
              <ul className="grid gap-1">
                {places.map((place) => {
                  const Icon = iconOf(place.route)
                  return (
                    <li key={place.route.path}>
                      <PlaceLink place={place} onGo={close} className="h-12!">
                        {!isHeaded && <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0" />}
                        <span className="truncate">{t(place.route.name!)}</span>
                      </PlaceLink>
                    </li>
                  )
                })}
              </ul>
            </section>
          )
        })}
      </nav>
    </Dialog>
  )
}
