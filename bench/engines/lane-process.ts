import type { Engine, EngineName, Session } from './engine.ts'
import type { Asked, Reply } from './lane.ts'
import { openPeer } from './peers.ts'
import { openStarling } from './starling.ts'

/** One engine in a process of its own, so that its CPU and memory are nobody else's. */
const [name, dir] = process.argv.slice(2) as [EngineName, string]
const say = (text: string) => void process.stderr.write(`  ${text}\n`)
let engine: Engine
let session: Session

async function answer(asked: Asked): Promise<Reply> {
  switch (asked.do) {
    case 'open': {
      engine =
        name === 'starling'
          ? await openStarling(dir, asked.corpus, asked.questions)
          : await openPeer(name, dir, asked.questions, say)
      session = await engine.session()
      return { do: 'opened' }
    }
    case 'analyse': {
      return {
        ...{ do: 'analysed', ...(await session.analyse(asked.question, asked.turn)) },
        resident: engine.resident(),
      }
    }
    case 'clients': {
      const sessions = await Promise.all(Array.from({ length: asked.clients }, () => engine.session()))
      const times: number[] = []
      const cpu = engine.cpu()
      const started = performance.now()
      const work = sessions.map(async (one, client) => {
        for (let at = 0; at < asked.each; at++) {
          const question = asked.questions[(at + client) % asked.questions.length]!
          const began = performance.now()
          await one.analyse(question, asked.turn + client * asked.each + at)
          times.push(performance.now() - began)
        }
      })
      await Promise.all(work)
      const wall_ms = performance.now() - started
      const cpu_ms = engine.cpu() - cpu
      for (const one of sessions) await one.close()
      return { do: 'served', times, wall_ms, cpu_ms }
    }
    case 'close':
      await session.close()
      await engine.close()
      return { do: 'closed' }
  }
}

process.on('message', (asked: Asked) => {
  answer(asked).then(
    (reply) => process.send!(reply, () => reply.do === 'closed' && process.exit(0)),
    (error) =>
      process.send!({ do: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
process.on('disconnect', () => process.exit(1))
