import { useParams } from 'react-router'
import { membershipOf, recentTeam, useMe } from '../session/index.ts'

/** Slug of the team in the address, else of the team used last. */
export function useCurrentTeam(): string | null {
  const { teamId } = useParams()
  const { me } = useMe()
  if (!me) return null
  return (membershipOf(me, teamId) ?? membershipOf(me, recentTeam() ?? undefined))?.team.slug ?? null
}
