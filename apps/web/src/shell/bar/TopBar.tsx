import { useText } from '@starling/text'
import { Button, Mark, Wordmark } from '@starling/ui'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findAction, useActions } from '../../actions/index.ts'
import { boot, useStore } from '../../floor/index.ts'
import { useMe } from '../../session/index.ts'
import { SITES, titleOf } from '../../sites/index.ts'
import { useHomePath } from '../rail/use-home-path.ts'
import { usePlace } from '../router/use-place.ts'
import { railOpen } from '../shell-state.ts'
import { AccountButton } from './AccountButton.tsx'
import { TeamSwitcher } from './TeamSwitcher.tsx'
import { useAgencyName } from './use-agency.ts'

export function TopBar({ rail, team }: { rail: boolean; team: boolean }) {
  const { t } = useText()
  const home = useHomePath()
  const actions = useActions()
  const signIn = findAction(actions, 'sign-in')
  const { pending } = useMe()
  const agency = useAgencyName()
  const isOwned = team || agency !== null
  const isRailOpen = useStore(railOpen)
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-raised px-4 md:px-6">
      <Link
        to={home}
        className={clsx('flex shrink-0 rounded-control text-text no-underline', rail && isRailOpen && 'md:hidden')}
      >
        {/* On a phone the name gives way to whose pages these are; the rail has the mark. */}
        <Mark size={26} className={isOwned ? 'sm:hidden' : 'hidden'} />
        <Wordmark size={26} className={clsx(isOwned && 'max-sm:hidden', rail && 'md:hidden')} />
        {rail && (
          <span lang="en" className="font-strong text-16 tracking-[-0.025em] max-md:hidden">
            Starling
          </span>
        )}
      </Link>
      <Where team={team} agency={agency} />
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <SearchButton />
        {signIn && !pending && boot.site !== 'team' && (
          <Button size="small" onClick={signIn.run}>
            {t('Sign in')}
          </Button>
        )}
        <AccountButton />
      </div>
    </header>
  )
}

/** Whose pages these are, and which of them this is. */
function Where({ team, agency }: { team: boolean; agency: string | null }) {
  const { t } = useText()
  const { name, layout } = usePlace()
  const site = SITES[boot.site]
  const title = titleOf(site, layout)
  // The home of a site is the site itself.
  const place = name && name !== 'Home' ? t(name) : null
  return (
    <div className="flex min-w-0 items-center gap-2 text-muted">
      {agency !== null && (
        <Crumb>
          <span className="truncate font-medium text-text">{agency}</span>
        </Crumb>
      )}
      {title !== site.brand && (
        <Crumb className="max-sm:hidden">
          <span className="truncate font-medium text-text">{title}</span>
        </Crumb>
      )}
      {team && <TeamSwitcher />}
      {/* A phone has it in the bar at its foot. */}
      {place && (
        <Crumb className="max-sm:hidden">
          <span className="truncate">{place}</span>
        </Crumb>
      )}
    </div>
  )
}

function Crumb({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <span className={`flex min-w-0 items-center gap-2 ${className}`}>
      <span aria-hidden className="text-faint">
        /
      </span>
      {children}
    </span>
  )
}

function SearchButton() {
  const { t } = useText()
  const search = findAction(useActions(), 'palette')
  if (!search) return null
  return (
    <button
      type="button"
      onClick={search.run}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 items-center gap-2 rounded-control border border-line-strong px-2.5 text-muted transition-colors hover:border-control hover:text-text max-md:w-10 max-md:justify-center max-md:border-transparent pointer-coarse:h-10 md:w-52"
    >
      <Search size={18} strokeWidth={1.5} aria-hidden />
      <span className="grow text-left text-13 max-md:sr-only">{t('Search')}</span>
      <kbd aria-hidden className="rounded-[4px] border border-line px-1.5 font-sans text-12 text-muted max-md:hidden">
        {search.keys}
      </kbd>
    </button>
  )
}
