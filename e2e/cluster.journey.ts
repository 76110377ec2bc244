import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { personIn, signedIn } from './person.ts'
import { CLUSTER, CLUSTER_OTHER } from './places.ts'
import { wordsOf } from './words.ts'

const CONTROL = `http://127.0.0.1:${CLUSTER.watch_port}`
let servers: ChildProcess

async function control(word = ''): Promise<string> {
  const answer = await fetch(`${CONTROL}/${word}`)
  return ((await answer.json()) as { standing: string }).standing
}
const phaseAt = async (origin: string) => {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  return answer && ((await answer.json()) as { engine: { phase: string } }).engine.phase
}

test.beforeAll(async () => {
  test.setTimeout(150_000)
  servers = spawn(process.execPath, [path.join(import.meta.dirname, 'cluster/servers.ts')], { stdio: 'inherit' })
  await expect.poll(() => control().catch(() => 'starting'), { timeout: 120_000 }).toBe('ready')
  await expect.poll(() => phaseAt(CLUSTER_OTHER.team), { timeout: 30_000 }).toBe('ready')
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => servers.once('exit', resolve))
  servers.kill('SIGTERM')
  await ended
})

const section = (page: Page) => page.locator('#audience_size')

test('two servers over two shards: in on one, asked and saved on the other, seen on both; a shard goes and comes back', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const say = await wordsOf('en')
  const context = await personIn(browser, 'en')
  const first = await signedIn(context, 'member@meridian.example', CLUSTER.pro, CLUSTER)

  const other = await context.newPage()
  const question = '/explore/keyword?keywords=coffee'
  await other.goto(CLUSTER_OTHER.pro + question)
  await expect(section(other)).toHaveAttribute('data-state', 'answered', { timeout: 30_000 })
  await other.getByRole('button', { name: say('Save audience') }).click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: say('Save'), exact: true })
    .click()
  await expect(other.getByText(say('Audience created successfully'))).toBeVisible({ timeout: 30_000 })

  await first.goto(CLUSTER.pro + new URL(other.url()).pathname + new URL(other.url()).search)
  await expect(first.getByRole('button', { name: say('Saved'), exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(section(first)).toHaveAttribute('data-state', 'answered', { timeout: 30_000 })
  expect(await section(first).innerText()).toBe(await section(other).innerText())

  await control('down')
  await expect.poll(() => phaseAt(CLUSTER_OTHER.team), { timeout: 15_000 }).toBe('unreachable')
  await other.goto(`${CLUSTER_OTHER.pro}/explore/keyword?keywords=tea`)
  await expect(other.getByText(say('The data is not ready yet'))).toBeVisible({ timeout: 30_000 })

  await control('up')
  for (const { team } of [CLUSTER, CLUSTER_OTHER]) {
    await expect.poll(() => phaseAt(team), { timeout: 15_000 }).toBe('ready')
  }
  // By itself.
  await expect(section(other)).toHaveAttribute('data-state', 'answered', { timeout: 30_000 })
})
