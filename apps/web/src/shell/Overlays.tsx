import { lazy, Suspense } from 'react'
import type { Action } from './actions.ts'
import { overlay } from './shell-state.ts'
import { useStore } from './store.ts'

const Palette = lazy(() => import('./Palette.tsx').then((module) => ({ default: module.Palette })))
const Shortcuts = lazy(() => import('./Shortcuts.tsx').then((module) => ({ default: module.Shortcuts })))

export function Overlays({ actions }: { actions: readonly Action[] }) {
  const shown = useStore(overlay)
  const close = () => overlay.set(null)
  return (
    <Suspense>
      {shown === 'palette' && <Palette actions={actions} close={close} />}
      {shown === 'shortcuts' && <Shortcuts actions={actions} close={close} />}
    </Suspense>
  )
}
