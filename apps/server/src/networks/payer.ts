import { AppError } from '@starling/contract'
import { membershipsOf } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { TeamMeter } from './budget.ts'

/** Whose limit a person's reads at X count against: the team they name, or the first of theirs. */
export async function payingTeam({ store }: Product, user_id: string, named: string | undefined): Promise<string> {
  const teams = (await membershipsOf(store, user_id)).map(({ team }) => team)
  const team = named === undefined ? teams[0] : teams.find(({ id, slug }) => id === named || slug === named)
  if (team) return team.id
  if (named !== undefined) throw new AppError('not_found')
  throw new AppError('invalid', { fields: { team: [{ code: 'team_needed' }] } })
}

export async function meterOf(product: Product, user_id: string, named: string | undefined): Promise<TeamMeter> {
  return new TeamMeter(product, await payingTeam(product, user_id, named))
}
