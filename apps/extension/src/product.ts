import { type FromExtension, readFromPage } from '@starling/targeting/bridge'
import { type FromProductPage, isOrphan, type ToProductPage } from './messages.ts'

// In every page of the product: carries messages between the page and the extension, and knows nothing itself.
const ASK_AGAIN_MS = 3_000
const waiting = new Set<string>()

const toPage = (message: FromExtension) => {
  if ('id' in message) waiting.delete(message.id)
  postMessage(message, location.origin)
}
const ask = (message: FromProductPage): Promise<unknown> =>
  isOrphan() ? Promise.resolve(null) : chrome.runtime.sendMessage(message).catch(() => null)

async function sayHello(): Promise<void> {
  const said = (await ask({ kind: 'product_page' })) as FromExtension[] | null
  for (const message of said ?? []) toPage(message)
}

addEventListener('message', ({ source, origin, data }) => {
  // This very window, from this very origin: no frame, no opener, no other tab.
  if (source !== window || origin !== location.origin) return
  const message = readFromPage(data)
  if (!message) return
  if (message.type === 'starling.hello') return void sayHello()
  const { isActive } = navigator.userActivation
  if (message.type === 'starling.fill' && isActive) waitFor(message.id)
  const { lang } = document.documentElement
  void ask({ kind: 'from_page', message, language: lang, is_active: isActive }).then((said) => {
    for (const answer of (said as FromExtension[] | null) ?? []) toPage(answer)
  })
})

/** Whoever was to send the answer may have been put to sleep: asking wakes it. */
function waitFor(id: string): void {
  waiting.add(id)
  const timer = setInterval(async () => {
    if (waiting.has(id)) for (const message of ((await ask({ kind: 'answer_of', id })) as FromExtension[]) ?? []) toPage(message)
    if (!waiting.has(id) || isOrphan()) clearInterval(timer)
  }, ASK_AGAIN_MS)
}

chrome.runtime.onMessage.addListener((given, sender) => {
  if (sender.id !== chrome.runtime.id || sender.tab) return
  toPage((given as ToProductPage).message)
})
void sayHello()
