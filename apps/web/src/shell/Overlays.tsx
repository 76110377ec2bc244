import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '../auth/session.ts'
import type { Action } from './actions.ts'
import { lazyPart } from './load-screen.ts'
import { overlay } from './shell-state.ts'
import { useStore } from './store.ts'

const Palette = lazyPart(() => import('./Palette.tsx').then((module) => module.Palette))
const Shortcuts = lazyPart(() => import('./Shortcuts.tsx').then((module) => module.Shortcuts))
const SignOutConfirm = lazyPart(() => import('./SignOutConfirm.tsx').then((module) => module.SignOutConfirm))

export function Overlays({ actions }: { actions: readonly Action[] }) {
  const shown = useStore(overlay)
  const { me } = useMe()
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const close = () => overlay.set(null)
  return (
    <Suspense>
      {shown === 'palette' && <Palette actions={actions} close={close} />}
      {shown === 'shortcuts' && <Shortcuts actions={actions} close={close} />}
      {me && hash === '#sign-out' && <SignOutConfirm close={() => navigate(pathname + search, { replace: true })} />}
    </Suspense>
  )
}
