import { useText } from '@starling/text'
import { Toasts } from '@starling/ui'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { OfferedActions } from '../actions/index.ts'
import { boot, notifications, pageSubject, usePageTheme, useStore } from '../floor/index.ts'
import { SITES, titleOf } from '../sites/index.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { CrashNotice } from './CrashNotice.tsx'
import { Overlays } from './Overlays.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useAllActions } from './palette/use-all-actions.ts'
import { useShortcuts } from './palette/use-shortcuts.ts'
import { usePageViews } from './reports/tracking.ts'
import { useRouteFocus } from './router/route-focus.ts'
import { useScroll } from './router/scroll.ts'
import { type PlaceHandle, usePlace } from './router/use-place.ts'
import { SignInHost } from './SignInHost.tsx'
import { singleKeys } from './shell-state.ts'

/** What every page has, whatever its layout. */
export function Root() {
  const place = usePlace()
  const actions = useAllActions()
  usePageTheme(place.light)
  useTitle(place)
  useDescription(place)
  useScroll()
  useRouteFocus()
  usePageViews(place)
  useShortcuts(actions, useStore(singleKeys))
  return (
    <OfferedActions value={actions}>
      <ProgressBar />
      <Outlet />
      <CrashNotice />
      <SignInHost />
      <ConfirmHost />
      <Overlays actions={actions} />
      <Toasts store={notifications} />
    </OfferedActions>
  )
}

/** What it is about, what it is called, and where: tabs and history are told apart by it. */
function useTitle({ name, layout }: PlaceHandle): void {
  const { t } = useText()
  const parts = [useStore(pageSubject), name && t(name), titleOf(SITES[boot.site], layout)]
  const title = [...new Set(parts.filter(Boolean))].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The page as it was sent has the product's; each place then says what it is for. */
function useDescription({ about }: PlaceHandle): void {
  const { t } = useText()
  const description = t(about ?? 'See who talks about a topic on X, what moves them, and how sure each figure is.')
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [description])
}
