import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Scope } from '@starling/question'
import { afterAll, expect, test } from 'vitest'
import { applyChange } from '../facts/change.ts'
import type { Facts } from '../facts/facts.ts'
import { Oracle } from '../oracle/oracle.ts'
import { TEN_PEOPLE } from '../oracle/ten-people.ts'
import type { Backend } from '../port/backend.ts'
import { openCluster } from './cluster.ts'
import { changeOfTurn } from './kill-changes.ts'
import { type Servers, startServers } from './start-server.ts'

const TIMES = process.env.ENDURE === 'full' ? 100 : 5
/** Far more than a turn takes: a server that never answers is told, and what it is at. */
const TURN_MS = 120_000
const CHILD = fileURLToPath(new URL('./kill-child.ts', import.meta.url))
const SCOPE: Scope = { who: { posted: { groups: [['coffee']] } }, posts: { by: 'audience' } }
const QUESTIONS = [
  { do: 'size' },
  { do: 'terms', source: 'used', kind: 'keyword', order: 'count', limit: 100 },
  { do: 'followed', order: 'count', limit: 100 },
  { do: 'accounts', order: 'sample', limit: 100 },
] as const

const servers = await startServers()
let running: ChildProcess | undefined
suite(servers)

/** The child's words, when it was killed `after_ms` after it had opened the cluster. */
async function runUntilKilled(words: string[], after_ms: number): Promise<string> {
  running = spawn(process.execPath, [CHILD, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const opened = new Promise<void>((resolve) => {
    running!.stdout!.on('data', (part) => {
      printed += part
      resolve()
    })
  })
  const exited = once(running, 'close')
  await Promise.race([opened, exited])
  await Promise.race([new Promise((resolve) => setTimeout(resolve, after_ms)), exited])
  running.kill('SIGKILL')
  await exited
  return printed
}

function suite({ urls, shards, crash, doing, stop }: Servers): void {
  afterAll(async () => {
    running?.kill('SIGKILL')
    await stop()
  })
  const answersOf = (backend: Backend) => backend.ask(SCOPE, QUESTIONS)

  test(
    `${TIMES} times kill -9 of a writer, now and then of a server: a change is all there or not at all`,
    async () => {
      const options = { urls, database: 'trial', shards }
      const first = await openCluster(options)
      await first.load([TEN_PEOPLE])
      const started = performance.now()
      await first.apply(changeOfTurn(0))
      const apply_ms = performance.now() - started
      await first.close()

      let facts: Facts = applyChange(TEN_PEOPLE, changeOfTurn(0))
      const outcomes = { before: 0, after: 0, compactions: 0 }
      for (let turn = 1; turn <= TIMES; turn++) {
        const late = setTimeout(async () => console.log(await doing()), TURN_MS / 2)
        const what = turn % 3 === 0 ? 'compact' : 'apply'
        const words = [urls.join(','), options.database, shards, String(turn), what]
        const printed = await runUntilKilled(words, Math.random() * apply_ms * 1.5)
        if (turn % 5 === 0) await crash(turn % 2)
        const changed = what === 'apply' ? applyChange(facts, changeOfTurn(turn)) : facts
        const [before, after] = await Promise.all([answersOf(new Oracle(facts)), answersOf(new Oracle(changed))])

        const cluster = await openCluster(options)
        const now = await answersOf(cluster)
        const isAfter = JSON.stringify(now) === JSON.stringify(after)
        if (printed.includes('done') || isAfter) expect(now).toEqual(after)
        else expect(now).toEqual(before)
        if (what === 'compact') outcomes.compactions++
        else outcomes[isAfter ? 'after' : 'before']++

        if (!isAfter) {
          await cluster.apply(changeOfTurn(turn))
          expect(await answersOf(cluster)).toEqual(after)
        }
        facts = changed
        await cluster.close()
        clearTimeout(late)
      }
      console.log(`${JSON.stringify(outcomes)}, a change takes ${Math.round(apply_ms)} ms`)
    },
    TIMES * TURN_MS,
  )
}
