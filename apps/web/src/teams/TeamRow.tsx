import type { Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { membershipOf, rememberTeam, useMe } from '../session/index.ts'
import { LEVELS } from './levels.ts'

export function TeamRow({ team, isRecent }: { team: Team; isRecent: boolean }) {
  const { t } = useText()
  const { me } = useMe()
  const level = me && membershipOf(me, team.slug)?.level
  return (
    <li>
      <Link
        to={`/${team.slug}`}
        onClick={() => rememberTeam(team.slug)}
        className="-outline-offset-2! flex min-h-20 items-center gap-4 px-5 py-3 text-text no-underline transition-colors hover:bg-text/4"
      >
        <Avatar name={team.name} image={team.logo} size={40} square decorative />
        <span className="grid min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2.5 font-medium text-16">
            {team.name}
            {isRecent && <span className="font-normal text-12 text-accent">{t('Used last')}</span>}
          </span>
          <span className="flex flex-wrap gap-x-2 text-13 text-muted">
            <span>{t('{{count}} members', { count: team.member_count })}</span>
            {level && (
              <>
                <span aria-hidden>·</span>
                <span>{t(LEVELS[level])}</span>
              </>
            )}
          </span>
        </span>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
      </Link>
    </li>
  )
}
