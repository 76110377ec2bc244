import type { Point } from '../drawing.ts'

/** Countries as rings on a sheet of `WORLD_WIDTH`, and a place for each that is too small to have a shape. */
export type World = {
  height: number
  shapes: readonly { country: string | null; rings: readonly (readonly Point[])[] }[]
  dots: Readonly<Record<string, Point>>
}
export const WORLD_WIDTH = 1_000

let loading: Promise<World> | undefined

/** Shapes weigh 100 KB, so they come when a map is first asked for. */
export function loadWorld(): Promise<World> {
  loading ??= import('./atlas.ts').then(({ readAtlas }) => readAtlas())
  // After a failure, such as a lost connection, the next one may ask again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
