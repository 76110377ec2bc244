import type { FastifyInstance } from 'fastify'
import { acceptBodies } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import type { Callers } from './caller.ts'
import { facebookRoutes } from './facebook-routes.ts'
import { linkedinRoutes } from './linkedin-routes.ts'
import { oauth1Routes } from './oauth1-routes.ts'
import { oauth2Routes } from './oauth2-routes.ts'

export async function oauthRoutes(app: FastifyInstance, options: { world: World; callers: Callers }): Promise<void> {
  await acceptBodies(app)
  await app.register(oauth1Routes, options)
  await app.register(oauth2Routes, options)
  await app.register(facebookRoutes, options)
  await app.register(linkedinRoutes, options)
}
