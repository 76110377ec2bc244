import { useText } from '@starling/text'
import { Button, Mark, Wordmark } from '@starling/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findAction, useActions } from '../../actions/index.ts'
import { boot } from '../../floor/index.ts'
import { useMe } from '../../session/index.ts'
import { SITES, titleOf } from '../../sites/index.ts'
import { useHomePath } from '../rail/use-home-path.ts'
import { usePlace } from '../router/use-place.ts'
import { AccountButton } from './AccountButton.tsx'
import { TeamSwitcher } from './TeamSwitcher.tsx'
import { useAgencyName } from './use-agency.ts'

export function TopBar({ rail, team }: { rail: boolean; team: boolean }) {
  const { t } = useText()
  const home = useHomePath()
  const actions = useActions()
  const signIn = findAction(actions, 'sign-in')
  const { pending } = useMe()
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-raised px-4 md:px-6">
      <Link to={home} className={`flex shrink-0 rounded-control text-text no-underline ${rail ? 'md:hidden' : ''}`}>
        {/* On a phone the name gives way to the place. */}
        <Mark size={26} className="sm:hidden" />
        <Wordmark size={26} className="max-sm:hidden" />
      </Link>
      <Where team={team} />
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
function Where({ team }: { team: boolean }) {
  const { t } = useText()
  const { name, layout } = usePlace()
  const site = SITES[boot.site]
  const title = titleOf(site, layout)
  const owners = [useAgencyName(), title === site.brand ? null : title].filter((owner) => owner !== null)
  // The home of a site is the site itself.
  const place = name && name !== 'Home' ? t(name) : null
  return (
    <div className="flex min-w-0 items-center gap-2 text-muted">
      {owners.map((owner) => (
        <Crumb key={owner}>
          <span className="truncate font-medium text-text">{owner}</span>
        </Crumb>
      ))}
      {team && <TeamSwitcher />}
      {place && (
        <Crumb className={team || owners.length > 0 ? 'max-sm:hidden' : ''}>
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
