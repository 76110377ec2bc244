import path from 'node:path'
import { factsOf } from './facts.ts'
import { type Broken, placeOf, type SourceFile } from './source-file.ts'

/** The houses whose folders are rooms: one capability each, or what capabilities stand on. */
const HOUSES = ['apps/server/src/', 'apps/web/src/', 'packages/contract/src/', 'packages/store/src/']

/** A room is a folder of a house; a file beside the rooms is a room of its own. */
export function roomOf(name: string): string | undefined {
  const house = HOUSES.find((one) => name.startsWith(one))
  return house && house + name.slice(house.length).split('/')[0]!
}

type Step = { file: SourceFile; from: string; to: string; target: string; start: number }
/** Every step from a room into another of the same house. */
const stepsOf = (files: SourceFile[]): Step[] =>
  files.flatMap((file) => {
    const from = roomOf(file.name)
    if (!from) return []
    const { imports, addresses } = factsOf(file)
    return [...imports, ...addresses]
      .filter(({ target }) => target.startsWith('.'))
      .map(({ target, start }) => ({ target: path.join(path.dirname(file.name), target), start }))
      .flatMap(({ target, start }) => {
        const to = roomOf(target)
        return to && to !== from ? [{ file, from, to, target, start }] : []
      })
  })

/** A package's own doors pick single files: by a room's door its schemas would come along into the page. */
const HOUSE_DOOR = /^packages\/[^/]+\/src\/(index|browser)\.ts$/
/** A capability registers itself in `capability.ts`, which the list of its house reads; all else goes by the door. */
const isDoor = ({ file, to, target }: Step) =>
  HOUSE_DOOR.test(file.name) ||
  target === to ||
  target === `${to}/index.ts` ||
  (target === `${to}/capability.ts` && path.basename(file.name) === 'capabilities.ts')

export const roomsAreEnteredByTheirDoor = (files: SourceFile[]): Broken =>
  stepsOf(files)
    .filter((step) => !isDoor(step))
    .map(({ file, target, start }) => `${placeOf(file, start)} goes around a door to ${target}`)

/** Tests may look at any room; what they look at does not hang on them. */
export function roomsHoldNoCircle(files: SourceFile[]): Broken {
  const steps = stepsOf(files.filter(({ isTest }) => !isTest))
  const next = Map.groupBy(steps, ({ from }) => from)
  const seen = new Set<string>()
  return [...next.keys()].flatMap((room) => {
    const circle = seen.has(room) ? undefined : wayBack(room, next)
    for (const { from } of circle ?? []) seen.add(from)
    return circle ? [circle.map(({ file, to, start }) => `${placeOf(file, start)} -> ${to}`).join(', ')] : []
  })
}

/** The shortest way out of a room and back into it. */
function wayBack(room: string, next: Map<string, Step[]>): Step[] | undefined {
  const ways: Step[][] = (next.get(room) ?? []).map((step) => [step])
  const been = new Set<string>()
  for (const way of ways) {
    const { to } = way.at(-1)!
    if (to === room) return way
    if (been.has(to)) continue
    been.add(to)
    ways.push(...(next.get(to) ?? []).map((step) => [...way, step]))
  }
  return undefined
}
