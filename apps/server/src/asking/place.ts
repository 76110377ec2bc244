import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { AppError, type Refusal, WORLD } from '@starling/contract'
import type { Who } from '@starling/question'
import { PEOPLE } from './asker.ts'

/** Two letters, or `Global`. */
export function placeOf(typed: string): string {
  if (typed.toLowerCase() === WORLD.toLowerCase()) return WORLD
  const code = readCountry(typed)
  if (code === UNSELECTABLE_COUNTRY) refuse({ code: 'country_unavailable' })
  return code ?? refuse({ code: 'not_a_country', values: { country: typed.slice(0, 40) } })
}

function refuse(why: Refusal): never {
  throw new AppError('invalid', { fields: { country: [why] } })
}

/** Several; `Global` among them is everywhere. */
export function placesOf(typed: readonly string[]): string[] {
  const places = [...new Set(typed.map(placeOf))]
  return places.includes(WORLD) ? [] : places
}

export const peopleOf = (place: string): Who => (place === WORLD ? PEOPLE : { all: [{ countries: [place] }, PEOPLE] })
