import { isIP } from 'node:net'
import { EXTENSION_ID } from '@starling/contract'
import { readPrices } from '@starling/outside'
import { z } from 'zod'

const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
const origins = (fallback: string) =>
  list(fallback).refine(
    (all) => all.every((one) => URL.parse(one)?.origin === one),
    'is written https://host,https://host',
  )
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)
const optional = z.string().min(1).optional()
const place = z.url({ protocol: /^https?$/ }).optional()

function isPriceList(text: string | undefined): boolean {
  try {
    return Boolean(readPrices(text))
  } catch {
    return false
  }
}

/** A network whose client id and secret are missing is not offered; addresses are the real hosts' unless given. */
const Networks = {
  X_API_URL: place,
  X_ADS_URL: place,
  X_WEB_URL: place,
  /** The ads form that the extension fills in. */
  ADS_PAGE_URL: z.url({ protocol: /^https?$/ }).default('https://ads.x.com/'),
  X_CLIENT_ID: optional,
  X_CLIENT_SECRET: optional,
  X_CONSUMER_KEY: optional,
  X_CONSUMER_SECRET: optional,
  X_BEARER_TOKEN: optional,
  /** Millionths of a dollar per read, such as `post=5000,user=10000`. */
  X_PRICES: optional.refine(isPriceList, 'is written post=5000,user=10000'),
  FACEBOOK_WEB_URL: place,
  FACEBOOK_API_URL: place,
  FACEBOOK_CLIENT_ID: optional,
  FACEBOOK_CLIENT_SECRET: optional,
  LINKEDIN_WEB_URL: place,
  LINKEDIN_API_URL: place,
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
}

const TREATED = /^([\w-]{1,64})=(agency|look|approval)$/
/**
 * Ad accounts that are not treated like others, such as `18ce5=agency,18ce6=look,18ce7=approval`: one of an agency, one
 * that is only looked at, one in which every spending needs a second person. An id may be named twice.
 */
const AdAccounts = {
  AD_ACCOUNTS: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((one) => one.trim()) ?? [])
    .refine((all) => all.every((one) => TREATED.test(one)), 'is written 18ce5=agency,18ce6=look,18ce7=approval')
    .transform((all) => {
      const said = all.map((one) => TREATED.exec(one)!)
      return [...new Set(said.map(([, account_id]) => account_id!))].map((account_id) => {
        const its = said.filter(([, id]) => id === account_id).map(([, , how]) => how)
        const treatment = its.includes('look')
          ? ('look' as const)
          : its.includes('approval')
            ? ('approval' as const)
            : null
        return { account_id, agency: its.includes('agency'), treatment }
      })
    }),
}

/** The chat computes its answers from the data by itself; with all of these a language model words them. */
const LanguageModel = {
  LLM_KIND: z.enum(['openai', 'anthropic']).default('openai'),
  LLM_URL: place,
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
}

/** Who pays for what: Stripe, or who speaks its wire. Without keys nothing is sold, and the operator gives plans. */
const Payments = {
  STRIPE_URL: place,
  STRIPE_SECRET_KEY: optional,
  /** The one that a page may have. */
  STRIPE_PUBLIC_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  /** The lookup keys of the prices that are offered. */
  STRIPE_PLANS: list('team_monthly,team_yearly,enterprise_monthly,enterprise_yearly'),
}

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Who may come in and whose money is spent. What is left out is strict, or open where the sandbox plays the outside. */
const Doors = {
  /** `invite`, `open`, or the domains whose addresses may register, separated by commas. */
  REGISTRATION: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((word) => word.trim().toLowerCase()))
    .refine((words) => !words || isDoor(words) || words.every((word) => DOMAIN.test(word)), {
      message: 'is invite, open, or written example.com,example.org',
    }),
  /** Whether a question is answered to who has not signed in. */
  ANONYMOUS_ANALYSIS: z.stringbool().optional(),
  /** Which teams may read X with the keys above: `all`, or those of `npm run keys`. */
  X_KEY_TEAMS: z.enum(['allowed', 'all']).optional(),
  /** What all teams together may spend with these keys in a month, in dollars; `none` is no cap. */
  X_KEY_CAP: z
    .union([z.literal('none'), z.coerce.number().min(0).max(1_000_000)], 'is a number of dollars, or none')
    .optional(),
}
const isDoor = ([word, ...more]: string[]) => more.length === 0 && (word === 'invite' || word === 'open')
/** In dollars: nobody finds a bill of thousands after the first month. */
const USUAL_KEY_CAP = 100
const MICROS = 1_000_000

const name = z.string().regex(/^[a-z][a-z0-9_]{0,50}$/i, 'is letters, digits and _')

/** What keeps the corpus so that it can be asked about; docs/scale.md says when and how. */
const EngineOfCorpus = {
  ENGINE: z.enum(['index', 'cluster']).default('index'),
  /** More than this one memory cannot hold. */
  INDEX_MEMORY_MB: z.coerce.number().int().min(1).max(4096).default(4096),
  /** One for each shard, in the order of the servers' own configuration. */
  CLICKHOUSE_URLS: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((url) => url.trim()) ?? [])
    .refine((all) => all.every(isHttp), 'is written http://host:8123,http://host:8123'),
  CLICKHOUSE_DATABASE: name.default('starling'),
  CLICKHOUSE_SHARDS: name.default('starling'),
  /** `elsewhere`: another server has the corpus; this one only asks the cluster. */
  CORPUS: z.enum(['here', 'elsewhere']).default('here'),
}

/** Where files lie: in a folder of DATA_DIR; with the address of an S3-compatible store and its keys, there. */
const FilesOfTeams = {
  FILES_S3_URL: place,
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'is 3 to 63 small letters, digits, dots and hyphens')
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY_ID: optional,
  FILES_S3_SECRET: optional,
  /** What the files of one team may take. */
  FILES_TEAM_GB: z.coerce.number().min(0.001).max(100_000).default(20),
}
const isHttp = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/**
 * What a proxy adds stands at the end of `X-Forwarded-For`; what stands before that anyone can have written. So many
 * proxies are believed, or those with these addresses.
 */
const NETWORK = /^[\da-f.:]+(\/\d{1,3})?$/i
const proxies = z
  .string()
  .default('0')
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) =>
      (all.length === 1 && /^[0-9]$/.test(all[0]!)) ||
      all.every((one) => isIP(one.split('/')[0]!) && NETWORK.test(one)),
    'is the number of proxies, or their addresses: 10.0.0.1,10.1.0.0/16',
  )
  .transform((all) => (/^[0-9]$/.test(all[0]!) ? Number(all[0]) : all))

const secret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((text) => new Set(text).size >= 10, 'must have at least 10 different characters')
  .optional()

const Environment = z.object({
  PORT: port(4000),
  BIND: z.string().default('localhost'),
  /** Where people reach the team site; its scheme and port hold for the other sites too. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  HOSTS_PRO: list('pro.localhost'),
  HOSTS_PREMIUM: list('premium.localhost'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: secret,
  /** What SECRET was before: still believed, and nothing new is made with it. */
  FORMER_SECRET: secret,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Starling <starling@localhost>'),
  ADMIN_EMAIL: z.email().optional(),
  /** A session that nobody used for so long is over; it lasts 30 days at most. */
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(30).default(14),
  /** So late the process may be until new analyses are told to come again; 0: never. */
  BUSY_AFTER_MS: z.coerce.number().int().min(0).max(60_000).default(25),
  TRUST_PROXY: proxies,
  /** How much of a person's address is written down, in the audit log and in that of requests. */
  ADDRESSES: z.enum(['none', 'shortened', 'whole']).default('shortened'),
  /** A line of the log for each request; with `people` it says who asked and from where. */
  REQUEST_LOG: z.enum(['off', 'plain', 'people']).default('plain'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Where a hole may be reported: an address, or a page. */
  SECURITY_CONTACT: z
    .union([z.email().transform((email) => `mailto:${email}`), z.url({ protocol: /^(https|mailto)$/ })])
    .optional(),
  /** Whose requests across origins are answered: as a browser names the extension. */
  EXTENSION_ID: z
    .string()
    .regex(/^[a-p]{32}$/, 'is 32 letters from a to p')
    .default(EXTENSION_ID),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WEB_DIST: optional,
  ANALYTICS_URL: z.url().optional(),
  ANALYTICS_TOKEN: optional,
  ERROR_REPORTS_URL: z.url().optional(),
  ERROR_REPORTS_TOKEN: optional,
  /** Where pictures of accounts and posts may be fetched: exact scheme, host and port. */
  MEDIA_ORIGINS: origins('https://pbs.twimg.com,https://abs.twimg.com'),
  /** Where the sandbox draws its pictures; the one media origin that may be on this machine. */
  SANDBOX_MEDIA_URL: place.transform((url) => url && new URL(url).origin),
  ...FilesOfTeams,
  ...EngineOfCorpus,
  ...Networks,
  ...AdAccounts,
  ...Doors,
  ...LanguageModel,
  ...Payments,
})
type Settings = z.infer<typeof Environment>
export type Config = Omit<Settings, 'PUBLIC_URL' | keyof typeof Doors> & {
  PUBLIC_URL: URL
  /** Whoever is not invited: anybody, or people with an address of these domains. */
  REGISTRATION: 'open' | { domains: readonly string[] }
  ANONYMOUS_ANALYSIS: boolean
  X_KEY_TEAMS: 'allowed' | 'all'
  /** In millionths of a dollar; null is no cap. */
  X_KEY_CAP: number | null
  /** `npm start` and tests: shows the widget gallery. */
  development: boolean
  /** End-to-end tests only: serves the reset call. */
  testing: boolean
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** All configuration comes from the environment, checked before anything starts. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  mode: Partial<Pick<Config, 'development' | 'testing'>> = {},
): Config {
  // An empty variable is what a compose file passes on for one that is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(given)
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  if (data.ENGINE === 'cluster' && data.CLICKHOUSE_URLS.length === 0) {
    throw new ConfigError('CLICKHOUSE_URLS: ENGINE=cluster needs the address of each shard')
  }
  if ((data.STRIPE_SECRET_KEY === undefined) !== (data.STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: payments need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  }
  if (data.ENGINE === 'index' && data.CORPUS === 'elsewhere') {
    throw new ConfigError('CORPUS: without a corpus of its own a server needs ENGINE=cluster')
  }
  if (data.FILES_S3_URL && !(data.FILES_S3_BUCKET && data.FILES_S3_KEY_ID && data.FILES_S3_SECRET)) {
    throw new ConfigError('FILES_S3_URL: needs FILES_S3_BUCKET, FILES_S3_KEY_ID and FILES_S3_SECRET')
  }
  return {
    ...data,
    ...doorsOf(data, mode.development ?? false),
    PUBLIC_URL: new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    development: mode.development ?? false,
    testing: mode.testing ?? false,
  }
}

function doorsOf(data: Settings, isOpen: boolean): Pick<Config, keyof typeof Doors> {
  // Whoever has pointed the product to the real X pays for it, also beside the sandbox.
  const isPlayed = isOpen && data.X_API_URL !== undefined && new URL(data.X_API_URL).origin === data.SANDBOX_MEDIA_URL
  const { REGISTRATION = [isOpen ? 'open' : 'invite'], X_KEY_CAP = isPlayed ? 'none' : USUAL_KEY_CAP } = data
  return {
    REGISTRATION: REGISTRATION[0] === 'open' ? 'open' : { domains: isDoor(REGISTRATION) ? [] : REGISTRATION },
    ANONYMOUS_ANALYSIS: data.ANONYMOUS_ANALYSIS ?? isOpen,
    X_KEY_TEAMS: data.X_KEY_TEAMS ?? (isPlayed ? 'all' : 'allowed'),
    X_KEY_CAP: X_KEY_CAP === 'none' ? null : Math.round(X_KEY_CAP * MICROS),
  }
}
