import { ApiError } from '@starling/contract/browser'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The files of a screen are gone: most often because a new version was put in their place. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded'
}

type Load<Part> = () => Promise<Part>

/** With `retry` it is tried once more before the alert (spec 2). */
export async function loadScreen<Part>(load: Load<Part>, retry = false): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    if (retry) return loadScreen(load)
    throw new ScreenNotLoaded('a screen could not be loaded', { cause })
  }
}

/** A part of the shell that is loaded when it is first shown. */
export function lazyPart<Props extends object>(
  load: Load<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadScreen(load) }))
}

/** A page says these itself, in the place of the screen. */
export function isShownInPlace(error: unknown): boolean {
  return error instanceof ScreenNotLoaded || error instanceof ApiError
}
