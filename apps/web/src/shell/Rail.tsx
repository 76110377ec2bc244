import { useText } from '@starling/text'
import { IconButton, Mark, Wordmark } from '@starling/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { PLACE_ICONS } from './place-icons.ts'
import type { Place } from './places.ts'
import { railOpen } from './shell-state.ts'
import { useStore } from './store.ts'
import { useHomePath } from './use-home-path.ts'

const MOST_AT_THE_BOTTOM = 5

/** 64 px with icons, 232 px with words. */
export function Rail({ places }: { places: readonly Place[] }) {
  const { t } = useText()
  const open = useStore(railOpen)
  const home = useHomePath()
  const Toggle = open ? PanelLeftClose : PanelLeftOpen
  return (
    <nav
      aria-label={t('Main')}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-r bg-raised transition-[width] md:flex ${
        open ? 'w-58' : 'w-16'
      }`}
    >
      <Link
        to={home}
        className="flex h-14 shrink-0 items-center rounded-control px-[1.125rem] text-text no-underline"
        aria-label="Starling"
      >
        {open ? <Wordmark size={28} /> : <Mark size={28} title="" />}
      </Link>
      <div className="grid grow content-start gap-1 overflow-y-auto px-3 py-2">
        {places.map(({ route, to }) => {
          const Icon = PLACE_ICONS[route.icon!]
          const label = t(route.name!)
          return (
            <NavLink
              key={route.path}
              to={to}
              end={to === '/'}
              title={open ? undefined : label}
              aria-label={label}
              className={({ isActive }) =>
                `flex h-10 items-center gap-3 whitespace-nowrap rounded-control px-2.5 no-underline transition-colors ${
                  isActive ? 'bg-accent/12 font-medium text-accent' : 'text-muted hover:bg-text/8 hover:text-text'
                }`
              }
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0" />
              {open && <span className="truncate">{label}</span>}
            </NavLink>
          )
        })}
      </div>
      <div className="px-3 py-3">
        <IconButton
          label={open ? t('Close the side bar') : t('Open the side bar')}
          aria-expanded={open}
          onClick={() => railOpen.set(!open)}
          className="w-10"
        >
          <Toggle size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
    </nav>
  )
}

/** The rail of a phone. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  const { t } = useText()
  return (
    <nav
      aria-label={t('Main')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.slice(0, MOST_AT_THE_BOTTOM).map(({ route, to }) => {
        const Icon = PLACE_ICONS[route.icon!]
        return (
          <NavLink
            key={route.path}
            to={to}
            end={to === '/'}
            className={({ isActive }) =>
              `flex h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 px-1 text-12 no-underline ${
                isActive ? 'font-medium text-accent' : 'text-muted'
              }`
            }
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            <span className="max-w-full truncate">{t(route.name!)}</span>
          </NavLink>
        )
      })}
    </nav>
  )
}
