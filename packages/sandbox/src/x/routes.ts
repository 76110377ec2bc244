import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Given } from '../control/given.ts'
import type { Settings } from '../control/settings.ts'
import type { Callers } from '../oauth/caller.ts'
import { acceptBodies } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { analyticsEndpoints } from './analytics-endpoints.ts'
import { type Endpoint, sendProblem, serveEndpoints } from './call.ts'
import { communityEndpoints } from './community-endpoints.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { listEndpoints } from './list-endpoints.ts'
import { mediaEndpoints } from './media-endpoints.ts'
import { openUploads } from './media-uploads.ts'
import { notFoundPath } from './problem.ts'
import { searchEndpoints } from './search-endpoints.ts'
import { trendEndpoints } from './trend-endpoints.ts'
import { tweetEndpoints } from './tweet-endpoints.ts'
import { userEndpoints } from './user-endpoints.ts'
import { writeEndpoints } from './write-endpoints.ts'

type Options = { world: World; callers: Callers; settings: Settings; given: Given }

const BODY_MOST = 8 * 1024 * 1024

/** X API v2, and the little of version 1.1 that is still in use. */
export async function xRoutes(app: FastifyInstance, options: Options): Promise<void> {
  await acceptBodies(app)
  await app.register(multipart, { limits: { fileSize: BODY_MOST, files: 1, fields: 20 } })
  app.setErrorHandler((error, _request, reply) => sendProblem(error, reply))
  const uploads = openUploads()
  await app.register(legacyRoutes, { ...options, uploads })
  const endpoints: Endpoint[] = [
    ...searchEndpoints,
    ...userEndpoints,
    ...tweetEndpoints,
    ...listEndpoints,
    ...writeEndpoints(() => options.settings.get().access_level === 'self_serve'),
    ...mediaEndpoints(uploads),
    ...trendEndpoints,
    ...communityEndpoints,
    ...analyticsEndpoints,
  ]
  serveEndpoints(app, options, endpoints)
  app.all('/2/*', async () => {
    throw notFoundPath()
  })
}
