import { parentPort, workerData } from 'node:worker_threads'
import { AskError } from '../port/error.ts'
import type { Reply, Start, WorkerOrder } from './messages.ts'
import { answerAll } from './query/answers/answer.ts'
import { Session } from './query/session.ts'
import { Store } from './query/store.ts'
import { AnswerSender } from './wire.ts'

/** Answers questions one after the other, beside the thread that passes them on. */
const { scratch, cancelled, patches, ...options } = workerData as Start
const store = new Store(options)
for (const patch of patches) store.records.overlay.add(patch)
const cancelled_question = new Int32Array(cancelled)
const sender = new AnswerSender()
let question = 0
const session = new Session({
  store,
  scratch,
  isCancelled: () => Atomics.load(cancelled_question, 0) === question,
})

parentPort!.on('message', (order: WorkerOrder) => {
  if (order.do === 'see') {
    store.live = order.live
    store.records.overlay.add(order.patch)
    store.see()
    store.forget()
    session.forget()
    sender.forget()
    return
  }
  question = order.question
  let reply: Reply
  const began = process.threadCpuUsage()
  try {
    const answers = answerAll(session, order, order.primitives)
    reply = { question, answers: sender.pack(order.primitives, answers), cpu_ms: 0 }
  } catch (error) {
    sender.forget()
    reply =
      error instanceof AskError
        ? { question, refused: { code: error.code, message: error.message }, cpu_ms: 0 }
        : { question, failed: String(error instanceof Error ? error.stack : error), cpu_ms: 0 }
  }
  const { user, system } = process.threadCpuUsage(began)
  reply.cpu_ms = (user + system) / 1000
  parentPort!.postMessage(reply)
})
