import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const PORTS = { PORT: '4960', SANDBOX_PORT: '4961', SANDBOX_SMTP_PORT: '4965' }
const READY = /posts can be asked about/

/** `api`: where who is no browser asks, since names under localhost need not resolve. */
export type Product = {
  team: string
  pro: string
  premium: string
  api: string
  pro_client_id: string
  pid: number
  /** The cookies of a person who has signed in to a team. */
  signIn(email: string): Promise<string>
  stop(): Promise<void>
}

/** The product as `npm start` runs it, on the default network, in a process of its own. */
export async function startProduct(data_dir: string, say: (text: string) => void): Promise<Product> {
  execFileSync(process.execPath, [path.join(ROOT, 'tools/build-web.ts')], { stdio: 'ignore' })
  const child = spawn(process.execPath, [path.join(ROOT, 'packages/world/src/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...PORTS, DATA_DIR: data_dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await lineOf(child, READY)
  say(line)
  const page = await (
    await fetch(`http://127.0.0.1:${PORTS.PORT}/explore`, { headers: { host: `pro.localhost:${PORTS.PORT}` } })
  ).text()
  const [, pro_client_id] = /"pro_client_id":"([^"]+)"/.exec(page) ?? []
  if (!pro_client_id) throw new Error('the page of the toolkit does not name its client id')
  return {
    api: `http://127.0.0.1:${PORTS.PORT}`,
    team: `http://localhost:${PORTS.PORT}`,
    pro: `http://pro.localhost:${PORTS.PORT}`,
    premium: `http://premium.localhost:${PORTS.PORT}`,
    pro_client_id,
    pid: child.pid!,
    signIn,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** By mail, as people do. */
async function signIn(email: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${PORTS.PORT}${path}`, {
      method: 'POST',
      headers: { host: `localhost:${PORTS.PORT}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { magic_code } = (await (await post('/api/user/magic-link/', { email })).json()) as { magic_code: string }
  const answer = await post('/api/user/magic-link/use/', { magic_code, confirm_code: await codeTo(email) })
  if (!answer.ok) throw new Error(`sign in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function codeTo(email: string): Promise<string> {
  for (let turn = 0; turn < 200; turn++) {
    const mails = await fetch(`http://127.0.0.1:${PORTS.SANDBOX_PORT}/mail/messages?to=${encodeURIComponent(email)}`)
    const { messages } = (await mails.json()) as { messages: { subject: string }[] }
    const code = messages.map(({ subject }) => subject.slice(0, 6)).find((one) => /^[A-Z0-9]{6}$/i.test(one))
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email}`)
}

function lineOf(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`the product left with ${code}:\n${said}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const line = said.split('\n').find((one) => wanted.test(one))
      if (line) resolve(line)
    })
  })
}
