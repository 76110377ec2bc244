import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Action } from '../actions/index.ts'
import { boot, lazyPart, useStore } from '../floor/index.ts'
import { useMe } from '../session/index.ts'
import { SITES } from '../sites/index.ts'
import { overlay } from './shell-state.ts'

const Palette = lazyPart(async () => {
  const [{ Palette: Part }, { loadFinders }] = await Promise.all([
    import('./palette/Palette.tsx'),
    import('./palette/use-found.ts'),
  ])
  const finders = await loadFinders(SITES[boot.site].finders)
  return (props: { actions: readonly Action[]; close: () => void }) => <Part {...props} finders={finders} />
})
const Shortcuts = lazyPart(() => import('./palette/Shortcuts.tsx').then((module) => module.Shortcuts))
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
