import { boot } from '../../floor/index.ts'
import { useCurrentTeam } from '../use-current-team.ts'

/** Where the mark leads. */
export function useHomePath(): string {
  const team = useCurrentTeam()
  if (boot.site !== 'team') return '/'
  return team ? `/${team}` : '/choose-team'
}
