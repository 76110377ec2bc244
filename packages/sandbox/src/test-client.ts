import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorizationHeader, type Keys } from './oauth/sign.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts'
import type { Credentials } from './world/credentials.ts'
import type { Network } from './world/network.ts'

type Wire = Record<string, never> & { data: never; meta: never; errors: never; includes: never }
export type Heard = { status: number; headers: Headers; body: Wire; text: string }
export type Ask = {
  query?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

/** A small sandbox on real ports, with a client that signs its calls as the first demo user. */
export type TestSandbox = {
  sandbox: Sandbox
  credentials: Credentials
  network: Network
  keys: Keys
  signed(method: string, path: string, ask?: Ask & { keys?: Keys }): Promise<Heard>
  bearer(method: string, path: string, ask?: Ask & { token?: string }): Promise<Heard>
  send(method: string, path: string, ask?: Ask): Promise<Heard>
  restart(): Promise<void>
  end(): Promise<void>
}

export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const data_dir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const start = () =>
    startSandbox({ port: 0, smtp_port: 0, data_dir, network: { accounts: 300, posts: 4000 }, ...options })
  const sandbox = await start()
  const credentials = await sandbox.world.credentials()
  const [user] = credentials.users
  const test: TestSandbox = {
    sandbox,
    credentials,
    network: await sandbox.world.network(),
    keys: { ...credentials, token: user!.access_token, token_secret: user!.access_token_secret },
    send: async (method, path, { query, form, json, headers = {} } = {}) => {
      const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json)
      const type = json === undefined ? {} : { 'content-type': 'application/json' }
      const init = { method, headers: { ...type, ...headers }, redirect: 'manual' as const }
      const answer = await fetch(urlOf(test.sandbox, path, query), body === undefined ? init : { ...init, body })
      const text = await answer.text()
      const isJson = /json/.test(answer.headers.get('content-type') ?? '')
      return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : {} }
    },
    signed: (method, path, { keys = test.keys, ...ask } = {}) => {
      const url = urlOf(test.sandbox, path, ask.query)
      const authorization = authorizationHeader(keys, { method, url, ...(ask.form ? { form: ask.form } : {}) })
      return test.send(method, path, { ...ask, headers: { authorization, ...ask.headers } })
    },
    bearer: (method, path, { token = credentials.bearer_token, ...ask } = {}) =>
      test.send(method, path, { ...ask, headers: { authorization: `Bearer ${token}`, ...ask.headers } }),
    restart: async () => {
      await test.sandbox.stop()
      test.sandbox = await start()
      test.network = await test.sandbox.world.network()
    },
    end: async () => {
      await test.sandbox.stop()
      await rm(data_dir, { recursive: true, force: true })
    },
  }
  return test
}

function urlOf({ url }: Sandbox, path: string, query: Record<string, string> | undefined): string {
  return url + path + (query ? `?${new URLSearchParams(query)}` : '')
}
