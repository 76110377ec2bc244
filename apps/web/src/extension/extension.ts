import {
  type BridgeAdAccount,
  type FillAnswer,
  type FromExtension,
  type FromPage,
  readFromExtension,
  type SignInAnswer,
  type UndoAnswer,
} from '@starling/targeting/bridge'
import { useEffect } from 'react'
import { createStore, useStore } from '../floor/index.ts'
import { newKey } from '../forms/index.ts'

/** What the extension in this browser last said of itself; null: it has said nothing. */
type Seen = { version: string | null; ad_account: BridgeAdAccount | null }
const seen = createStore<Seen>({ version: null, ad_account: null })
const filling = new Map<string, (answer: FillAnswer) => void>()
const undoing = new Map<string, (answer: UndoAnswer) => void>()
const connecting = new Map<string, (challenge: string) => void>()
const approving = new Map<string, (answer: SignInAnswer) => void>()

const send = (message: FromPage): void => window.postMessage(message, location.origin)

function hear(event: MessageEvent<unknown>): void {
  // Only of this very window: a frame or an opener of the same origin is no extension.
  if (event.source !== window || event.origin !== location.origin) return
  const message = readFromExtension(event.data)
  if (message) take(message)
}

function take(message: FromExtension): void {
  const now = seen.get()
  if (message.type === 'starling.extension_state') {
    if (message.version !== now.version) seen.set({ ...now, version: message.version })
  } else if (message.type === 'starling.ad_account') {
    // spec 4
    if (message.ad_account?.id !== now.ad_account?.id) seen.set({ ...now, ad_account: message.ad_account })
  } else if (message.type === 'starling.filled') answer(filling, message)
  else if (message.type === 'starling.undone') answer(undoing, message)
  else if (message.type === 'starling.signed_in') answer(approving, message)
  else answer(connecting, { id: message.id, answer: message.challenge })
}

function answer<Answer>(waiting: Map<string, (answer: Answer) => void>, message: { id: string; answer: Answer }): void {
  waiting.get(message.id)?.(message.answer)
  waiting.delete(message.id)
}

function asked<Answer>(
  waiting: Map<string, (answer: Answer) => void>,
  message: FromPage & { id: string },
  signal: AbortSignal | undefined,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    waiting.set(message.id, resolve)
    signal?.addEventListener('abort', () => {
      waiting.delete(message.id)
      resolve(null)
    })
    send(message)
  })
}

type Wanted = Omit<Extract<FromPage, { type: 'starling.fill' }>, 'type' | 'id'>

/** Null: nobody waits for the answer any more. */
export async function fill(wanted: Wanted, signal?: AbortSignal): Promise<{ id: string; answer: FillAnswer | null }> {
  const id = newKey()
  return { id, answer: await asked(filling, { type: 'starling.fill', id, ...wanted }, signal) }
}

export const undoFill = (id: string, signal?: AbortSignal): Promise<UndoAnswer | null> =>
  asked(undoing, { type: 'starling.undo', id }, signal)

/** What the extension wants to be let in by; null: it did not answer. */
export async function askForChallenge(signal: AbortSignal): Promise<{ id: string; challenge: string } | null> {
  const id = newKey()
  const challenge = await asked(connecting, { type: 'starling.connect', id }, signal)
  return challenge === null ? null : { id, challenge }
}

export const handOver = (id: string, code: string, signal: AbortSignal): Promise<SignInAnswer | null> =>
  asked(approving, { type: 'starling.approved', id, code }, signal)

/** Whether the extension is installed, and the ad account that is open at X, as it tells them. */
export function useExtension(): Seen {
  useEffect(() => {
    window.addEventListener('message', hear)
    // It may have spoken before anybody listened.
    send({ type: 'starling.hello' })
    return () => window.removeEventListener('message', hear)
  }, [])
  return useStore(seen)
}
