import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { AppError, WORLD } from '@starling/contract'
import type { Who } from '@starling/sections'
import { PEOPLE } from './asker.ts'

/** Two letters, or `Global`. */
export function placeOf(typed: string): string {
  if (typed.toLowerCase() === WORLD.toLowerCase()) return WORLD
  const code = readCountry(typed)
  if (code === UNSELECTABLE_COUNTRY) refuse('This country is not available for targeting.') // spec 8
  return code ?? refuse(`“${typed.slice(0, 40)}” is not a country`)
}

function refuse(why: string): never {
  throw new AppError('invalid', { fields: { country: [why] } })
}

/** Several; `Global` among them is everywhere. */
export function placesOf(typed: readonly string[]): string[] {
  const places = [...new Set(typed.map(placeOf))]
  return places.includes(WORLD) ? [] : places
}

export const peopleOf = (place: string): Who => (place === WORLD ? PEOPLE : { all: [{ countries: [place] }, PEOPLE] })
