import { clusterColour } from '@starling/charts'
import type { Community } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { clsx } from 'clsx'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { nameOfCommunity } from './name-of-community.ts'
import { ASPECT, type Direction, joinedWith, placeCommunities, stepFrom } from './place-communities.ts'

const DIRECTIONS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const percent = (part: number) => `${part * 100}%`

/** Communities as a map: larger ones have more people, a line joins neighbours. Arrow keys walk from one to the next. */
export function CommunityMap({
  communities,
  chosen,
  onChoose,
}: {
  communities: readonly Community[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const { t } = useText()
  const places = useMemo(() => placeCommunities(communities), [communities])
  const byId = useMemo(() => new Map(places.map((place) => [place.id, place])), [places])
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const near = new Set(joinedWith(chosen, communities))

  function walk(event: KeyboardEvent, { id }: Community) {
    if (!DIRECTIONS.includes(event.key)) return
    event.preventDefault()
    const to = stepFrom(byId.get(id)!, event.key as Direction, places, joinedWith(id, communities))
    if (to === null) return
    onChoose(to)
    buttons.current.get(to)?.focus()
  }

  return (
    <fieldset className="m-0 w-full min-w-0 border-0 p-0">
      <legend className="sr-only">{t('Map of communities: arrow keys walk to the neighbours')}</legend>
      <div className="relative w-full" style={{ aspectRatio: `1 / ${ASPECT}` }}>
        <svg
          aria-hidden
          viewBox={`0 0 1 ${ASPECT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {communities.flatMap(({ id, neighbours }) =>
            neighbours
              .filter((one) => byId.has(one.id) && (id < one.id || !isMutual(communities, id, one.id)))
              .map((one) => {
                const [from, to] = [byId.get(id)!, byId.get(one.id)!]
                const isOfChosen = id === chosen || one.id === chosen
                return (
                  <line
                    key={`${id} ${one.id}`}
                    x1={from.x}
                    y1={from.y}
                    x2={to.x}
                    y2={to.y}
                    vectorEffect="non-scaling-stroke"
                    strokeWidth={isOfChosen ? 2 : 1}
                    className={isOfChosen ? 'stroke-accent' : 'stroke-line'}
                  />
                )
              }),
          )}
        </svg>
        {communities.map((community, at) => {
          const { id, people } = community
          const { x, y, radius } = byId.get(id)!
          const isChosen = id === chosen
          const name = nameOfCommunity(community)
          return (
            <button
              key={id}
              ref={(button) => {
                if (button) buttons.current.set(id, button)
                else buttons.current.delete(id)
              }}
              type="button"
              aria-pressed={isChosen}
              aria-label={`${name}, ${t('{{n}} people', { n: fullNumber(people) })}`}
              tabIndex={isChosen ? 0 : -1}
              title={name}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => walk(event, community)}
              className={clsx(
                'absolute min-h-6 min-w-6 -translate-x-1/2 -translate-y-1/2 rounded-full',
                isChosen ? 'outline-2 outline-accent outline-offset-2' : 'hover:outline-2 hover:outline-line-strong',
              )}
              style={{
                left: percent(x),
                top: percent(y / ASPECT),
                width: percent(radius * 2),
                aspectRatio: '1',
                background: clusterColour(at),
              }}
            >
              <span
                aria-hidden
                className={clsx(
                  'pointer-events-none absolute top-full left-1/2 max-w-28 -translate-x-1/2 truncate rounded-[4px] bg-raised px-1 text-12',
                  isChosen ? 'z-10 font-medium' : near.has(id) ? 'max-sm:hidden' : 'text-muted max-lg:hidden',
                )}
              >
                {community.words[0] ?? `@${id}`}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A line of two that name each other is drawn once. */
const isMutual = (communities: readonly Community[], one: string, other: string): boolean =>
  communities.find(({ id }) => id === other)?.neighbours.some(({ id }) => id === one) ?? false
