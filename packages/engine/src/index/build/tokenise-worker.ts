import { parentPort } from 'node:worker_threads'
import { tokenise } from './tokenise.ts'

parentPort!.on('message', (texts: string[]) => {
  const done = tokenise(texts)
  const { tokens, token_ends, terms, term_ends } = done
  parentPort!.postMessage(done, [tokens.buffer, token_ends.buffer, terms.buffer, term_ends.buffer] as ArrayBuffer[])
})
