import type { Community } from '@starling/contract/browser'

export type Placed = { id: string; x: number; y: number /** Of the width of the map. */; radius: number }
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const STEPS = 400
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const LARGEST = 0.06
const SMALLEST = 0.024
/** Height over width. */
export const ASPECT = 0.62
/** Room for a name below. */
const GAP = 0.045

/** Neighbours near each other, each as large as it has people; the same communities always at the same places. */
export function placeCommunities(communities: readonly Community[]): Placed[] {
  const most = Math.max(1, ...communities.map(({ people }) => people))
  const places = communities.map(({ id, people }, at) => ({
    id,
    x: 0.5 + 0.3 * Math.sqrt(at / communities.length) * Math.cos(at * GOLDEN),
    y: ASPECT / 2 + 0.18 * Math.sqrt(at / communities.length) * Math.sin(at * GOLDEN),
    radius: SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(people / most),
  }))
  const at = new Map(places.map((place) => [place.id, place]))
  const springs = communities.flatMap(({ id, neighbours }) =>
    neighbours.flatMap((one) => {
      const to = at.get(one.id)
      return to && id < one.id ? [{ from: at.get(id)!, to, pull: Math.min(1, Math.log2(one.association) / 4) }] : []
    }),
  )
  for (let step = 0; step < STEPS; step++) {
    const heat = 0.02 * (1 - step / STEPS)
    for (const { from, to, pull } of springs) move(from, to, farApart(from, to), -pull * heat * 0.6)
    push(places, heat * 0.02)
    part(places)
  }
  spread(places, 'x', 1)
  spread(places, 'y', ASPECT - GAP)
  // Nothing pulls any more: what still lies on each other comes apart.
  for (let step = 0; step < STEPS; step++) part(places)
  return places
}

/** All from all, the weaker the farther. */
function push(places: readonly Placed[], strength: number): void {
  for (let first = 0; first < places.length; first++) {
    const one = places[first]!
    for (let second = first + 1; second < places.length; second++) {
      const other = places[second]!
      const far = farApart(one, other)
      move(one, other, far, strength / far)
    }
  }
}

/** Those that lie on each other go apart, and none leaves the map. */
function part(places: readonly Placed[]): void {
  for (let first = 0; first < places.length; first++) {
    const one = places[first]!
    for (let second = first + 1; second < places.length; second++) {
      const other = places[second]!
      const far = farApart(one, other)
      const missing = one.radius + other.radius + GAP - far
      if (missing > 0) move(one, other, far, missing / 2)
    }
  }
  for (const place of places) {
    place.x = within(place.x, place.radius, 1 - place.radius)
    place.y = within(place.y, place.radius, ASPECT - place.radius - GAP)
  }
}

/** Over all of the width, or of the height. */
function spread(places: Placed[], along: 'x' | 'y', length: number): void {
  const least = Math.min(...places.map((place) => place[along]))
  const most = Math.max(...places.map((place) => place[along]))
  if (most - least < 1e-6) return
  for (const place of places) {
    place[along] = LARGEST + ((place[along] - least) / (most - least)) * (length - 2 * LARGEST)
  }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** `Math.hypot` takes several times as long, and this is asked a million times while somebody waits. */
function farApart(one: Placed, other: Placed): number {
  const x = one.x - other.x
  const y = one.y - other.y
  return Math.sqrt(x * x + y * y) || 1e-6
}

/** Apart by so much each; less than nothing draws them together. */
function move(one: Placed, other: Placed, far: number, by: number): void {
  const x = ((one.x - other.x) / far) * by
  const y = ((one.y - other.y) / far) * by
  one.x += x
  one.y += y
  other.x -= x
  other.y -= y
}

const HEADING: Record<Direction, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest of its neighbours that lies this way: a step follows a line of the map, and where none goes it stays. */
export function stepFrom(
  from: Placed,
  direction: Direction,
  places: readonly Placed[],
  neighbours: readonly string[],
): string | null {
  const [x, y] = HEADING[direction]
  const ahead = places
    .filter(({ id }) => neighbours.includes(id))
    .map((place) => {
      const [dx, dy] = [place.x - from.x, place.y - from.y]
      return { id: place.id, along: dx * x + dy * y, aside: Math.abs(dx * y) + Math.abs(dy * x) }
    })
    .filter(({ along, aside }) => along > 0 && aside <= along * 2)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside))
  return ahead[0]?.id ?? null
}

/** Whom a line of the map joins it with: those it names, and those that name it. */
export const joinedWith = (id: string, communities: readonly Community[]): string[] =>
  communities
    .filter((one) =>
      one.id === id ? false : namesIt(one, id) || communities.some((own) => own.id === id && namesIt(own, one.id)),
    )
    .map((one) => one.id)
const namesIt = ({ neighbours }: Community, id: string) => neighbours.some((one) => one.id === id)
