/** Views that fall on people by chance, and no more on one of them than a cap, if there is one. */
export type ViewSpread = {
  people: number
  /** People who are met, of those whom chance would meet. */
  met: number
  cap: number | null
}

/** So many different people see so many views if each view falls on any of them by chance. */
export const metByChance = (impressions: number, people: number): number =>
  people <= 0 ? 0 : people * -Math.expm1(-impressions / people)

/** What one person sees on average of what would fall on each by chance: of those who would see more, the cap. */
export function seenOf(fallen: number, cap: number | null): number {
  if (cap === null) return fallen
  let chance = Math.exp(-fallen)
  let missed = 0
  for (let views = 0; views < cap; views++) {
    missed += (cap - views) * chance
    chance *= fallen / (views + 1)
  }
  return Math.max(0, cap - missed)
}

/** The other way round: Newton's steps come from below and never pass it, as less is added the more has fallen. */
function fallenFor(seen: number, cap: number | null): number {
  if (cap === null) return seen
  if (seen >= cap) return Infinity
  let fallen = seen
  for (let step = 0; step < 60; step++) {
    let chance = Math.exp(-fallen)
    let slope = 0
    for (let views = 0; views < cap; views++) {
      slope += Math.min(1, cap - views) * chance
      chance *= fallen / (views + 1)
    }
    const more = (seen - seenOf(fallen, cap)) / slope
    fallen += more
    if (!(more > fallen * 1e-10)) break
  }
  return fallen
}

/** Different people who see so many views: each at least one, at most the cap. */
export function reachOf(views: number, spread: ViewSpread): number {
  const { people, cap } = spread
  return views <= 0 || people <= 0 ? 0 : reachWhere(fallenFor(views / people, cap), views, spread)
}

const reachWhere = (fallen: number, views: number, { people, met, cap }: ViewSpread): number =>
  Math.min(people, views, Math.max(cap === null ? 0 : views / cap, -Math.expm1(-fallen) * people * met))

/** Views that it takes to reach so many; more than there can be where they cannot be reached. */
export function viewsForReach(reach: number, { people, met, cap }: ViewSpread): number {
  if (reach > people) return Infinity
  const part = reach / (people * met)
  const by_chance = part < 1 ? people * seenOf(-Math.log1p(-part), cap) : cap === null ? Infinity : people * cap
  return Math.max(reach, Math.min(by_chance, cap === null ? Infinity : reach * cap))
}

/** Views at which each who is reached sees so many on average, which grows with them; none where fewer never happen. */
export function viewsForFrequency(frequency: number, spread: ViewSpread): number {
  const { people, met, cap } = spread
  const viewsAt = (fallen: number) => people * seenOf(fallen, cap)
  const isEnough = (fallen: number) => {
    const views = viewsAt(fallen)
    return views >= frequency * reachWhere(fallen, views, spread) * (1 - 1e-9)
  }
  let [low, high] = [1e-6, FAR + 4 * frequency * Math.max(1, met)]
  if (people <= 0 || isEnough(low)) return 0
  if (!isEnough(high)) return Infinity
  for (let step = 0; step < 45; step++) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return viewsAt(high)
}

/** So much fallen on each leaves nobody out who can be met. */
const FAR = 60
