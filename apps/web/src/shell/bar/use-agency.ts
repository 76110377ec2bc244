import { useQuery } from '@tanstack/react-query'
import { boot } from '../../floor/index.ts'
import { teamInfoOptions } from '../../teams/index.ts'

/** Name of the agency whose host this is; an agency without a team has none (spec 7: 404 means none). */
export function useAgencyName(): string | null {
  const { agency } = boot
  return useQuery({ ...teamInfoOptions(agency ?? ''), enabled: agency !== null }).data?.name ?? null
}
