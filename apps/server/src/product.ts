import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import { AppError } from '@starling/contract'
import { type EngineOptions, type EngineStatus, openEngine } from '@starling/engine'
import { createMailer } from '@starling/outside'
import { type Couriers, type Jobs, type JobWork, type OutboxOptions, Store, type StoreOptions } from '@starling/store'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Analyses, Doors } from './asking/index.ts'
import { billerOf } from './billing/index.ts'
import * as capabilities from './capabilities.ts'
import {
  admitExtension,
  answerFailures,
  logRequests,
  newRequestId,
  readForms,
  readJson,
  refuse,
  refuseOtherHosts,
  refuseUnparsed,
  setHeaders,
} from './edge/index.ts'
import { serveExtension } from './extension-file.ts'
import { Files } from './files/index.ts'
import { type Config, Disk, Lateness, languageFor, openSecrets, type Product, type Service } from './floor/index.ts'
import { serveHealth } from './health.ts'
import { Networks } from './networks/index.ts'
import { sendPeopleToPages, servePages } from './pages.ts'
import { Pictures } from './pictures/index.ts'
import { serveSecurityText } from './security-text.ts'
import { serve } from './serve.ts'

/** Each has other calls: what they have in common is all that is asked of them here. */
const SERVICES = Object.values(capabilities) as unknown as Service[]

export type ProductOptions = {
  config: Config
  connection: StoreOptions['connection']
  /** Another clock than the machine's. */
  now?: () => Date
  /** Whether things become due by themselves, as they do without a word. */
  crons?: boolean
  /** How long nobody waits for the database, and how the outbox tries again; as usual without. */
  limits?: StoreOptions['limits']
  outbox?: OutboxOptions
  reset?: (store: Store) => Promise<string[]>
  /** Where the lines of the log go; to the standard output without. */
  log?: { write(line: string): void }
  /** Told of every failure that is ours: a World fails its test with it. */
  onFailure?: (cause: unknown, where: string) => void
}
export type RunningProduct = Product & { app: FastifyInstance; jobs: Jobs; stop(): Promise<void> }

/** Everything of ours, wired together and ready to listen. */
export async function createProduct(options: ProductOptions): Promise<RunningProduct> {
  const { config, connection, reset, now = () => new Date(), crons = true, onFailure = () => {} } = options
  const app = createApp(config, options.log)
  const note = (where: string) => (error: unknown) => {
    app.log.error({ err: error }, where)
    onFailure(error, where)
  }
  const disk = new Disk(path.resolve(config.DATA_DIR))
  const store = await Store.open({
    connection,
    now,
    // Where the database is elsewhere, it says itself when it has no more room.
    ...(config.DATABASE_URL ? {} : { mayChange: () => disk.mustHaveRoom() }),
    onError: note('background work failed'),
    ...(options.limits && { limits: options.limits }),
  })
  const secrets = openSecrets(config)
  const networks = new Networks(config)
  const seconds = () => now().getTime() / 1000
  const engine = openEngine({
    ...engineOf(config),
    now: seconds,
    alone: (name, task) => store.alone(name, task),
    onStatus: tellPhases(app),
    onError: note('the engine could not follow the corpus'),
  })
  const lateness = new Lateness()
  const doors = new Doors(() => lateness.ms, config.BUSY_AFTER_MS)
  const analyses = new Analyses(engine, seconds, doors)
  const product: Product = {
    config,
    store,
    secrets,
    networks,
    biller: billerOf(config),
    engine,
    disk,
    files: new Files(config),
    lateness,
    analyses,
    pictures: new Pictures({ media: config.MEDIA_ORIGINS, sandbox: config.SANDBOX_MEDIA_URL }, secrets),
    mailer: createMailer({ url: config.SMTP_URL ?? 'smtp://127.0.0.1:25', from: config.MAIL_FROM }),
    reset: reset && (() => reset(store)),
  }

  // What a caller expects beyond an answer is not ours to promise: it gets the answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  await app.register(fastifyCookie)
  setHeaders(app, config)
  admitExtension(app, config)
  logRequests(app, config)
  refuseOtherHosts(app, config)
  readJson(app)
  readForms(app)
  answerFailures(app, disk, onFailure)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  sendPeopleToPages(app, product)
  serveHealth(app, product)
  serveSecurityText(app, product)
  serve(app, product, SERVICES, onFailure)
  if (config.WEB_DIST) {
    const dist = path.resolve(config.WEB_DIST)
    serveExtension(app, config, dist)
    await servePages(app, product, dist)
  }
  await app.ready()

  const works = SERVICES.flatMap(({ work }) => (work ? [work(product)] : []))
  const jobs = await store.startJobs(
    {
      work: Object.assign({}, ...works.map((work) => work.jobs)) as Partial<JobWork>,
      couriers: Object.assign({}, ...works.map((work) => work.couriers)) as Couriers,
      crons: crons ? SERVICES.flatMap(({ crons = [] }) => crons) : [],
    },
    options.outbox,
  )
  for (const work of works) await work.resume?.()
  const stop = async () => {
    await drain(app)
    for (const work of works) await work.close?.()
    await jobs.stop()
    lateness.close()
    await engine.close()
    product.mailer.close()
    await store.close()
  }
  return { ...product, app, jobs, stop }
}

function engineOf(config: Config): EngineOptions {
  const { DATA_DIR, CORPUS, CLICKHOUSE_URLS, CLICKHOUSE_DATABASE, CLICKHOUSE_SHARDS } = config
  const corpus_dir = path.resolve(DATA_DIR, 'corpus')
  if (config.ENGINE === 'index') {
    const memory_bytes = config.INDEX_MEMORY_MB * 2 ** 20
    return { engine: 'index', corpus_dir, index_dir: path.resolve(DATA_DIR, 'index'), memory_bytes }
  }
  return {
    engine: 'cluster',
    cluster: { urls: CLICKHOUSE_URLS, database: CLICKHOUSE_DATABASE, shards: CLICKHOUSE_SHARDS },
    corpus_dir: CORPUS === 'here' ? corpus_dir : undefined,
  }
}

/** A line for each phase, not for each step of it. */
function tellPhases({ log }: FastifyInstance): (status: EngineStatus) => void {
  let told = ''
  return ({ phase, problem, trouble }) => {
    const now = `${phase} ${trouble ?? ''}`
    if (now === told) return
    told = now
    log[phase === 'unreachable' || trouble ? 'warn' : 'info']({ phase, problem }, 'engine')
  }
}

/** Nothing new is taken, and what has begun is finished, unless it takes too long for whoever wants us to stop. */
const DRAIN_MS = 10_000
async function drain(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  // A connection whose last answer has left is kept by who asked, for more.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearTimeout(late)
  clearInterval(idle)
}

/** Where proxies are counted, nobody can reach the product but through them: the operator says so. */
const believed = (proxies: Config['TRUST_PROXY']) =>
  typeof proxies === 'number' ? proxies > 0 && ((_: string, hop: number) => hop < proxies) : proxies

/** Nobody keeps a connection by sending a request letter by letter. */
const ARRIVES_MS = 60_000

function createApp(config: Config, log: ProductOptions['log']): FastifyInstance {
  return Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1024 * 1024,
    trustProxy: believed(config.TRUST_PROXY),
    genReqId: newRequestId,
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: true }),
    frameworkErrors: (_error, request, reply) => refuse(reply, new AppError('not_found'), languageFor(request)),
    clientErrorHandler: refuseUnparsed,
    requestTimeout: ARRIVES_MS,
    // Without a host it is none of ours, and told so as all others are.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
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
