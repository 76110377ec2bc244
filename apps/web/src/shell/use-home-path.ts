import { boot } from '../boot.ts'
import { useCurrentTeam } from './use-actions.ts'

/** Where the mark leads. */
export function useHomePath(): string {
  const team = useCurrentTeam()
  if (boot.site !== 'team') return '/'
  return team ? `/${team}` : '/choose-team'
}
