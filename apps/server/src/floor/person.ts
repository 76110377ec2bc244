import type { FastifyRequest } from 'fastify'

const known = new WeakMap<FastifyRequest, string>()

/** Who turned out to be asking: what is written down of the request later may say so. */
export const notePerson = (request: FastifyRequest, person_id: string): void => void known.set(request, person_id)

export const personOf = (request: FastifyRequest): string | undefined => known.get(request)
