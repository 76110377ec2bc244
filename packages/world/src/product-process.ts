import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { TOKEN_SCOPES } from '@starling/contract'

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const READY_MS = 60_000
const OPERATOR = 'op@starling.example'

/** For tests that kill: the production entry in a process of its own, with its own PostgreSQL on a real disk. */
export class ProductProcess {
  /** All that it wrote since its last start. */
  printed = ''
  readonly #env: NodeJS.ProcessEnv
  readonly #port: number
  readonly #within: readonly string[]
  #running: ChildProcess | undefined

  private constructor(env: NodeJS.ProcessEnv, port: number, within: readonly string[]) {
    this.#env = env
    this.#port = port
    this.#within = within
  }

  /** `within` is a command that runs the one behind it, such as one that gives it a disk of its own. */
  static async at(dir: string, env: NodeJS.ProcessEnv = {}, within: readonly string[] = []): Promise<ProductProcess> {
    const port = await freePort()
    const settings = { DATA_DIR: dir, PORT: String(port), ADMIN_EMAIL: OPERATOR, LOG_LEVEL: 'silent', WEB_DIST: '' }
    const { PATH, NODE_COMPILE_CACHE } = process.env
    return new ProductProcess({ PATH, NODE_COMPILE_CACHE, ...settings, ...env }, port, within)
  }

  get pid(): number {
    return this.#running!.pid!
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async start(): Promise<void> {
    const [command, ...args] = [...this.#within, process.execPath, MAIN]
    const running = spawn(command!, args, { stdio: ['ignore', 'pipe', 'pipe'], env: this.#env })
    this.#running = running
    this.printed = ''
    for (const stream of [running.stdout, running.stderr]) {
      stream.on('data', (chunk) => {
        this.printed += chunk
      })
    }
    await this.#until(() => this.printed.includes('ready:'))
  }

  /** As a power cut does: nothing of it may run on. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async call(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }

  /** The token of the link that is printed after the first start, and signs the operator in. */
  async firstLink(): Promise<string> {
    await this.#until(() => this.printed.includes('first sign-in'))
    return new URLSearchParams(/#(\S+)/.exec(this.printed)![1]).get('token')!
  }

  /** A token that lasts through every kill, made with the first link. */
  async operatorToken(): Promise<string> {
    const token = await this.firstLink()
    const signedIn = await this.call('POST', '/rest-auth/login-via-token/', {}, { token })
    const me = (await signedIn.json()) as { token: string }
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const body = { kind: 'personal', name: 'Kill', scopes: TOKEN_SCOPES }
    const made = await this.call('POST', '/api/starling/tokens/', { cookie, 'x-csrftoken': me.token }, body)
    return ((await made.json()) as { token: string }).token
  }

  async #until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + READY_MS
    while (!isSo()) {
      if (Date.now() > deadline || this.#running?.exitCode !== null) throw new Error(`not ready: ${this.printed}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#running
    this.#running = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
