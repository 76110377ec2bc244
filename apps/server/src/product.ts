import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import { AppError } from '@starling/contract'
import { Engine, Live } from '@starling/engine'
import { createMailer } from '@starling/outside'
import { type Jobs, type JobWork, Store, type StoreOptions, tidy } from '@starling/store'
import Fastify, { type FastifyInstance } from 'fastify'
import { Analyses } from './analysis/analyses.ts'
import { sendLoginMail } from './auth/mails.ts'
import { installationSecret } from './auth/secret-file.ts'
import { Secrets } from './auth/secrets.ts'
import type { Config } from './config.ts'
import type { Product } from './context.ts'
import { answerFailures, refuse } from './edge/failures.ts'
import { newRequestId, setHeaders } from './edge/headers.ts'
import { HANDLERS } from './handlers.ts'
import { serveHealth } from './health.ts'
import { runDueMonitors, runMonitor } from './monitors/run-monitors.ts'
import { sendPeopleToPages, servePages } from './pages.ts'
import { Pictures } from './pictures/pictures.ts'
import { serve } from './serve.ts'
import { revokeGrant } from './social/accounts.ts'
import { carryOut } from './social/follow-job.ts'
import { syncLists } from './social/list-sync.ts'
import { Networks } from './social/networks.ts'
import { readDaily } from './sources/daily.ts'
import { Ingest } from './sources/ingest.ts'
import { sendInviteMail } from './teams/mails.ts'

export type ProductOptions = {
  config: Config
  connection: StoreOptions['connection']
  now?: () => Date
  reset?: (store: Store) => Promise<string[]>
  /** Where the lines of the log go; to the standard output without. */
  log?: { write(line: string): void }
  /** Told of every failure that is ours: a World fails its test with it. */
  onFailure?: (cause: unknown, where: string) => void
}
export type RunningProduct = Product & { app: FastifyInstance; jobs: Jobs; stop(): Promise<void> }

/** Everything of ours, wired together and ready to listen. */
export async function createProduct(options: ProductOptions): Promise<RunningProduct> {
  const { config, connection, reset, now = () => new Date(), onFailure = () => {} } = options
  const app = createApp(config, options.log)
  const note = (where: string) => (error: unknown) => {
    app.log.error({ err: error }, where)
    onFailure(error, where)
  }
  const store = await Store.open({ connection, now, onError: note('background work failed') })
  const secrets = new Secrets(installationSecret(config))
  const networks = new Networks(config)
  const live = new Live({
    corpus_dir: path.resolve(config.DATA_DIR, 'corpus'),
    index_dir: path.resolve(config.DATA_DIR, 'index'),
    onError: note('the index could not follow the corpus'),
  })
  const engine = new Engine(live, () => now().getTime() / 1000)
  const analyses = new Analyses(engine, live, () => now().getTime() / 1000)
  const product: Product = {
    config,
    store,
    secrets,
    networks,
    live,
    engine,
    analyses,
    pictures: new Pictures({ media: config.MEDIA_ORIGINS, sandbox: config.SANDBOX_MEDIA_URL }, secrets),
    reset: reset && (() => reset(store)),
  }
  const mailer = createMailer({ url: config.SMTP_URL ?? 'smtp://127.0.0.1:25', from: config.MAIL_FROM })

  await app.register(fastifyCookie)
  setHeaders(app, config)
  answerFailures(app, onFailure)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  sendPeopleToPages(app, product)
  serveHealth(app, product)
  serve(app, product, HANDLERS, onFailure)
  if (config.WEB_DIST) await servePages(app, product, path.resolve(config.WEB_DIST))
  await app.ready()

  const ingest = new Ingest(product)
  const work: JobWork = {
    send_login_mail: (payload) => sendLoginMail(product, mailer, payload),
    send_invite_mail: (payload) => sendInviteMail(product, mailer, payload),
    revoke_grant: (payload) => revokeGrant(product, payload),
    run_follows: ({ run_id }) => carryOut(product, run_id),
    sync_lists: (payload) => syncLists(product, payload),
    run_ingest: (payload) => ingest.carryOut(payload),
    read_sources: () => readDaily(product),
    run_monitor: ({ monitor_id }) => runMonitor(product, monitor_id),
    run_monitors: () => runDueMonitors(product),
    tidy: () => tidy(store.db, now()),
  }
  const jobs = await store.startJobs(work)
  await ingest.resume()
  const stop = async () => {
    await app.close()
    await ingest.close()
    await jobs.stop()
    await live.close()
    mailer.close()
    await store.close()
  }
  return { ...product, app, jobs, stop }
}

function createApp(config: Config, log: ProductOptions['log']): FastifyInstance {
  return Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    trustProxy: config.TRUST_PROXY,
    genReqId: newRequestId,
    frameworkErrors: (_error, _request, reply) => refuse(reply, new AppError('not_found')),
    forceCloseConnections: true,
    logger: {
      level: config.LOG_LEVEL,
      ...(log ? { stream: log } : {}),
      serializers: {
        // Addresses' queries, headers and bodies may hold what only their owner may see.
        req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url }),
        res: ({ statusCode }) => ({ status: statusCode }),
        err: errorForLog,
      },
    },
  })
}

/** Errors of libraries carry whole connections with their keys as properties. */
type LoggedError = { type: string; message: string; stack: string; [key: string]: unknown }
function errorForLog({ name, message, stack, code, cause }: Error & { code?: string }): LoggedError {
  return {
    type: name,
    message,
    stack: stack ?? '',
    code,
    ...(cause instanceof Error ? { cause: errorForLog(cause) } : {}),
  }
}
