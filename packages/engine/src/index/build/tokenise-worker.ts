import { parentPort } from 'node:worker_threads'
import { tokenisePosts } from './tokenise.ts'

parentPort!.on('message', (texts: string[]) => {
  const done = tokenisePosts(texts)
  const { words, ...arrays } = done
  parentPort!.postMessage(
    done,
    Object.values(arrays).map(({ buffer }) => buffer as ArrayBuffer),
  )
})
