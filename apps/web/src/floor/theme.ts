import type { Theme } from '@starling/ui'
import { useLayoutEffect } from 'react'
import { read, write } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** Dark when nothing is stored (spec 4). */
export function readTheme(stored: string | null): Theme {
  return stored === 'light' ? 'light' : 'dark'
}

/** Some routes are light whatever the person chose (spec 2). */
export function themeFor(chosen: Theme, forcedLight: boolean): Theme {
  return forcedLight ? 'light' : chosen
}

const chosen = createStore<Theme>(readTheme(read('theme')))

// Chosen in another tab: all of them look alike.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === 'theme') chosen.set(readTheme(newValue))
})

export function chooseTheme(theme: Theme): void {
  write('theme', theme)
  chosen.set(theme)
}

export function useChosenTheme(): Theme {
  return useStore(chosen)
}

export function usePageTheme(forcedLight: boolean): void {
  const theme = themeFor(useChosenTheme(), forcedLight)
  // Before paint: a light route must not flash dark.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
}
