import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const PORTS = { PORT: '4960', SANDBOX_PORT: '4961', SANDBOX_SMTP_PORT: '4965' }
const READY = /posts can be asked about/

/** `api`: where who is no browser asks, since names under localhost need not resolve. */
export type Product = { pro: string; api: string; pro_client_id: string; pid: number; stop(): Promise<void> }

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
    pro: `http://pro.localhost:${PORTS.PORT}`,
    pro_client_id,
    pid: child.pid!,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
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
