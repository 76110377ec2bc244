import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOGIN_CODE_ALPHABET, LOGIN_CODE_LENGTH, type TokenKind, type User } from '@starling/contract'
import {
  type Client,
  createClient,
  TOKEN_SCOPES,
  type TokenScope,
  WIRE,
  type WireCall,
} from '@starling/contract/browser'
import { type Sandbox, type SandboxOptions, startSandbox } from '@starling/sandbox'
import { createProduct, createToken, type RunningProduct, readConfig } from '@starling/server'
import { findUserByEmail, type PostgresConnection, type Row, type Tables } from '@starling/store'
import { allRows, createDatabase, dropDatabase } from '@starling/store/testing'
import { Clock } from './clock.ts'
import { noteExercised } from './exercised.ts'
import { injectFetch } from './inject-fetch.ts'
import { outsideOf } from './outside.ts'
import { seedPeople } from './people.ts'
import { resetPeople } from './reset.ts'
import { SecretWatch } from './secrets/secret-watch.ts'
import { addSeeded } from './secrets/seeded.ts'
import { watchProcess } from './secrets/watch-process.ts'
import { TEMPLATE } from './test-postgres.ts'

export type Browser = Client & { user: User | undefined }

/** Enough to follow and to list; made only when a test asks the network something. */
const SMALL = { accounts: 300, posts: 1000 }

/** What the subject of a mail with a code begins with; other mails come to the same person. */
const CODE = new RegExp(`^[${LOGIN_CODE_ALPHABET}]{${LOGIN_CODE_LENGTH}}(?= )`)

noteExercised()

/** The whole product in one process, with a clock, a mailbox and seeded people: rows in, rows out, no mock. */
export class World {
  readonly clock: Clock
  readonly product: RunningProduct
  readonly sandbox: Sandbox
  /** When the world stops, none of its secrets may have been in its log or in an address. */
  readonly watch: SecretWatch
  readonly log = { write: (line: string): void => this.watch.noteLog(line) }
  private readonly failures: { cause: unknown; where: string }[]
  private readonly dir: string
  /** Where the rows of this world are. */
  readonly connection: PostgresConnection
  private readonly stopDatabase: () => Promise<unknown>
  private readonly stopWatching: () => void

  private constructor(parts: Pick<World, 'clock' | 'product' | 'sandbox' | 'watch'> & WorldParts) {
    this.clock = parts.clock
    this.product = parts.product
    this.sandbox = parts.sandbox
    this.failures = parts.failures
    this.dir = parts.dir
    this.connection = parts.connection
    this.stopDatabase = parts.stopDatabase
    this.watch = parts.watch
    this.stopWatching = parts.stopWatching
  }

  /** `postgres` is the server that the test run shares: `inject('postgres')`. */
  static async create(
    postgres: PostgresConnection,
    env: NodeJS.ProcessEnv = {},
    network: NonNullable<SandboxOptions['network']> = SMALL,
  ): Promise<World> {
    const dir = await mkdtemp(path.join(tmpdir(), 'starling-world-'))
    const database = `world_${randomBytes(6).toString('hex')}`
    const connection = await createDatabase(postgres, database, TEMPLATE)
    const clock = new Clock()
    const watch = new SecretWatch()
    const { stop: stopWatching } = watchProcess(watch)
    const sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir: dir, clock: clock.now, network })
    const failures: WorldParts['failures'] = []
    const config = readConfig(
      // A test's own work makes the process late.
      { DATA_DIR: dir, LOG_LEVEL: 'debug', BUSY_AFTER_MS: '0', ...outsideOf(sandbox), ...env },
      { development: true, testing: true },
    )
    const product = await createProduct({
      config,
      log: { write: (line) => watch.noteLog(line) },
      connection,
      now: clock.now,
      crons: false,
      reset: resetPeople,
      onFailure: (cause, where) => failures.push({ cause, where }),
    })
    addSeeded(watch, sandbox, config)
    await seedPeople(product.store)
    const stopDatabase = () => dropDatabase(postgres, database)
    return new World({ clock, product, sandbox, watch, failures, dir, connection, stopDatabase, stopWatching })
  }

  /** A caller with a token of this person's; nobody without an address. */
  async as(email?: string, kind: TokenKind = 'personal', scopes?: readonly TokenScope[]): Promise<Client> {
    if (!email) return this.client(() => ({}))
    return this.withToken((await this.token(email, kind, scopes)).token)
  }

  withToken(token: string): Client {
    return this.client(() => ({ authorization: `Token ${token}` }))
  }

  async token(email: string, kind: TokenKind = 'personal', scopes: readonly TokenScope[] = TOKEN_SCOPES) {
    const user = await findUserByEmail(this.product.store, email)
    if (!user) throw new Error(`nobody has the address ${email}`)
    const made = await createToken(this.product.store, 'operator', { user_id: user.id, kind, name: 'World', scopes })
    this.watch.add(made.token, `a ${kind} token`)
    return made
  }

  /** A browser on one of the hosts: it keeps cookies and sends the headers a page of ours sends. */
  browser(host = 'localhost:4000'): Browser {
    const state: { user: User | undefined } = { user: undefined }
    const client = this.client((call): Record<string, string> => {
      const isPro = call.who === 'pro' || call.who === 'pro_user'
      return {
        'sec-fetch-site': 'same-origin',
        ...(state.user ? { 'x-csrftoken': state.user.token } : {}),
        ...(isPro ? { authorization: `Token ${this.product.secrets.pro_client_id}` } : {}),
      }
    }, host)
    return Object.assign(state, client)
  }

  /** Signs in as a person does: the code comes by mail. */
  async signIn(email: string, browser: Browser = this.browser()): Promise<Browser> {
    const { magic_code } = await browser.requestMagicLink({ body: { email } })
    const confirm_code = await this.mailedCode(email)
    browser.user = await browser.useMagicLink({ body: { magic_code, confirm_code } })
    return browser
  }

  async mailedCode(email: string): Promise<string> {
    await this.settle()
    const mails = this.sandbox.mailbox.messages({ to: email })
    const code = mails.map(({ subject }) => CODE.exec(subject)?.[0]).find(Boolean)
    if (!code) throw new Error(`no code was mailed to ${email}`)
    return code
  }

  /** All rows of a table: for what no call shows. */
  rows<T extends keyof Tables>(table: T): Promise<Row<T>[]> {
    return allRows(this.connection, table)
  }

  /** Waits for the jobs; one that failed fails the test. */
  async settle(): Promise<void> {
    await this.product.jobs.settle(() => this.raise())
    this.raise()
  }

  async stop(): Promise<void> {
    await this.product.stop()
    await this.sandbox.stop()
    await this.stopDatabase()
    await rm(this.dir, { recursive: true, force: true })
    this.stopWatching()
    this.watch.assertNone()
  }

  private client(headers: (call: WireCall) => Record<string, string>, host = 'localhost:4000'): Client {
    return createClient(WIRE, {
      root: '',
      headers,
      fetch: injectFetch(this.product.app, host),
      onError: ({ status }) => status >= 500 && this.raise(),
    })
  }

  private raise(): void {
    const failure = this.failures.shift()
    if (failure) throw new Error(`${failure.where}: ${String(failure.cause)}`, { cause: failure.cause })
  }
}
type WorldParts = {
  failures: { cause: unknown; where: string }[]
  dir: string
  connection: PostgresConnection
  stopDatabase: () => Promise<unknown>
  stopWatching: () => void
}
