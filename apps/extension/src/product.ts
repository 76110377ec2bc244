import { type FromExtension, type FromPage, readFromPage } from '@starling/targeting/bridge'
import { type FromProductPage, isOrphan, type ToProductPage } from './messages.ts'

// In every page of the product: carries messages between the page and the extension, and knows nothing itself.
const ASK_AGAIN_MS = 3_000
const waiting = new Set<string>()

function toPage(message: FromExtension): void {
  if ('id' in message) waiting.delete(message.id)
  postMessage(message, location.origin)
}
async function ask(message: FromProductPage): Promise<void> {
  if (isOrphan()) return
  const said = (await chrome.runtime.sendMessage(message).catch(() => null)) as FromExtension[] | null
  for (const answer of said ?? []) toPage(answer)
}

let isGreeting = false
/** A thousand greetings at once are answered once. */
async function sayHello(): Promise<void> {
  if (isGreeting) return
  isGreeting = true
  await ask({ kind: 'product_page' })
  isGreeting = false
}

/** Nobody clicked: a script said it, ours or another's. */
function refuse(message: Exclude<FromPage, { type: 'starling.hello' }>): void {
  const { id } = message
  if (message.type === 'starling.fill') {
    toPage({ type: 'starling.filled', id, answer: { state: 'refused', why: 'declined' } })
  } else if (message.type === 'starling.undo') {
    toPage({ type: 'starling.undone', id, answer: { state: 'refused', why: 'nothing_to_undo' } })
  } else toPage({ type: 'starling.signed_in', id, answer: { state: 'refused', why: 'declined' } })
}

addEventListener('message', ({ source, origin, data }) => {
  // This very window, from this very origin: no frame, no opener, no other tab.
  if (source !== window || origin !== location.origin) return
  const message = readFromPage(data)
  if (!message) return
  if (message.type === 'starling.hello') return void sayHello()
  if (!navigator.userActivation.isActive) return refuse(message)
  if (message.type === 'starling.fill') waitFor(message.id)
  void ask({ kind: 'from_page', message, language: document.documentElement.lang })
})

/** Whoever was to send the answer may have been put to sleep: asking wakes it. */
function waitFor(id: string): void {
  waiting.add(id)
  const timer = setInterval(() => {
    if (!waiting.has(id) || isOrphan()) clearInterval(timer)
    else void ask({ kind: 'answer_of', id })
  }, ASK_AGAIN_MS)
}

chrome.runtime.onMessage.addListener((given, sender) => {
  if (sender.id !== chrome.runtime.id || sender.tab) return
  toPage((given as ToProductPage).message)
})
void sayHello()
