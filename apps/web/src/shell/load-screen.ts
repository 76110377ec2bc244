import { ApiError } from '@starling/contract/browser'
import type { ComponentType } from 'react'
import type { Route, Screen } from '../sites/site.ts'

/** The files of a screen are gone: most often because a new version was put in their place. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded'
}

/** Rows with `retry` are tried once more before the alert (spec 2). */
export async function loadScreen(screen: Screen, retry?: Route['retry']): Promise<ComponentType> {
  try {
    return await screen()
  } catch (cause) {
    if (retry) return loadScreen(screen)
    throw new ScreenNotLoaded('a screen could not be loaded', { cause })
  }
}

/** A page says these itself, in the place of the screen. */
export function isShownInPlace(error: unknown): boolean {
  return error instanceof ScreenNotLoaded || error instanceof ApiError
}
