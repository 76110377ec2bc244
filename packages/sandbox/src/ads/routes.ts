import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Callers, isRefusal } from '../oauth/caller.ts'
import { openRecords } from '../records/records.ts'
import type { World } from '../world/world.ts'
import { DO_NOT_REACH_ROUTES } from './audiences/do-not-reach.ts'
import { AUDIENCE_ROUTES } from './audiences/routes.ts'
import { CATALOG_ROUTES } from './catalogs/catalogs.ts'
import { CARD_ROUTES } from './creatives/cards.ts'
import { MEDIA_ROUTES } from './creatives/media.ts'
import { SCHEDULED_ROUTES } from './creatives/scheduled.ts'
import { TWEET_ROUTES } from './creatives/tweets.ts'
import { ESTIMATE_ROUTE } from './delivery/estimate.ts'
import { JOB_ROUTES, jobFile } from './delivery/jobs.ts'
import { STATS_ROUTES } from './delivery/stats-routes.ts'
import { ACCOUNT_ROUTES } from './entities/accounts.ts'
import { APP_LISTS } from './entities/app-lists.ts'
import { ATTACHMENT_ROUTES } from './entities/attachments.ts'
import { BATCH_ROUTES } from './entities/batch.ts'
import { CAMPAIGNS } from './entities/campaigns.ts'
import { FEATURE_ROUTES } from './entities/features.ts'
import { FUNDING } from './entities/funding.ts'
import { LINE_ITEMS } from './entities/line-items.ts'
import { PROMOTED_ROUTES } from './entities/promoted.ts'
import { REFERENCE_ROUTES } from './entities/reference.ts'
import { SETTINGS_ROUTES } from './entities/settings.ts'
import { TARGETING_ROUTES } from './entities/targeting.ts'
import { HISTORY_ROUTE } from './history.ts'
import { INSIGHT_ROUTES } from './insights.ts'
import { type People, peopleOf } from './people.ts'
import { routesOf } from './resources.ts'
import { SEARCH_ROUTES } from './search/routes.ts'
import { seedAccounts } from './seed.ts'
import { originOf, type Route, serveAds } from './wire.ts'

const ROUTES: Route[] = [
  ...ACCOUNT_ROUTES,
  ...FEATURE_ROUTES,
  ...SETTINGS_ROUTES,
  ...routesOf(FUNDING),
  ...routesOf(CAMPAIGNS),
  ...routesOf(LINE_ITEMS),
  ...TARGETING_ROUTES,
  ...routesOf(APP_LISTS),
  ...BATCH_ROUTES,
  ...PROMOTED_ROUTES,
  ...ATTACHMENT_ROUTES,
  ...REFERENCE_ROUTES,
  ...SEARCH_ROUTES,
  ...INSIGHT_ROUTES,
  ...AUDIENCE_ROUTES,
  ...DO_NOT_REACH_ROUTES,
  ...TWEET_ROUTES,
  ...SCHEDULED_ROUTES,
  ...MEDIA_ROUTES,
  ...CARD_ROUTES,
  ...CATALOG_ROUTES,
  ESTIMATE_ROUTE,
  ...STATS_ROUTES,
  ...JOB_ROUTES,
  HISTORY_ROUTE,
]

export type Ads = { records: ReturnType<typeof openRecords>; people(): Promise<People> }

/** The state of the ads side: opened once, for the API and the page. */
export function openAds(world: World, data_dir: string): Ads {
  const records = openRecords(join(data_dir, 'ads', 'journal.jsonl'))
  let opening: Promise<People> | undefined
  return {
    records,
    people: () => {
      opening ??= Promise.all([world.network(), world.credentials()]).then(([network, { ad_accounts }]) => {
        seedAccounts(records, ad_accounts, world.clock.now())
        return peopleOf(network)
      })
      return opening
    },
  }
}

type Options = { world: World; callers: Callers; ads: Ads; limit_multiplier?: () => number }

/** X Ads API, versions 11 and 12. */
export async function adsRoutes(
  app: FastifyInstance,
  { world, callers, ads, limit_multiplier }: Options,
): Promise<void> {
  app.addHook('onClose', async () => ads.records.close())

  for (const version of ['11', '12']) {
    app.get<{ Params: { name: string } }>(`/${version}/stats/files/:name`, async ({ params, headers }, reply) => {
      const call = { records: ads.records, people: await ads.people(), now: world.clock.now(), version }
      const file = jobFile({ ...call, origin: originOf({ headers }), raw: {}, body: undefined }, params.name)
      if (!file) return reply.code(404).send({ errors: [{ code: 'NOT_FOUND', message: 'There is no such file' }] })
      // The Python SDK unpacks a file only when it is called this.
      return reply.type('application/gzip').send(file)
    })
  }

  await serveAds(
    app,
    {
      records: ads.records,
      clock: () => world.clock.now(),
      people: ads.people,
      async identify(request) {
        const caller = await callers.verifySignature(request)
        if (isRefusal(caller) || caller.kind !== 'oauth1') return null
        return { user_id: caller.user_id, can_write: caller.access === 'write' }
      },
      ...(limit_multiplier ? { limit_multiplier } : {}),
    },
    ROUTES,
  )
}
