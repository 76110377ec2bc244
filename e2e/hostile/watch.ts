import type { BrowserContext, Page } from '@playwright/test'
import { CANARY } from './payloads.ts'

export type Seen = {
  /** Scripts of a payload that ran, and dialogs. */
  ran: string[]
  /** What the page's policy stopped: it should never have come so far. */
  stopped: string[]
  /** Addresses that were asked for and are not ours. */
  asked: string[]
}

/** Hears every script of a payload, every stop by the page's policy, and every request to somebody else, which it ends. */
export async function watch(context: BrowserContext, isOurs: (url: URL) => boolean): Promise<Seen> {
  const seen: Seen = { ran: [], stopped: [], asked: [] }
  await context.exposeBinding(CANARY, ({ page }) => void seen.ran.push(page.url()))
  await context.exposeBinding('noteStopped', (_, what: string) => void seen.stopped.push(what))
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteStopped: (what: string) => void }).noteStopped
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      note(`${violatedDirective}: ${blockedURI} ${sample}`),
    )
  })
  context.on('dialog', (dialog) => {
    seen.ran.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) seen.stopped.push(message.text())
  })
  await context.route(
    (url) => !isOurs(url),
    (route) => {
      seen.asked.push(route.request().url())
      return route.abort()
    },
  )
  return seen
}

/** Elements and addresses that none of our pages has, so that they are a payload's. Runs in the page. */
function findTraces(): string[] {
  const FORBIDDEN =
    'iframe, object, embed, base, meta[http-equiv], portal, marquee, template, video, audio, math, foreignObject, body script, body style, body link'
  const ADDRESSES = 'href xlink:href src srcset action formaction poster data ping background'.split(' ')
  const brief = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 200)
  const isForeign = (value: string) => {
    if (!URL.canParse(value, location.href)) return true
    const { origin, protocol } = new URL(value, location.href)
    return protocol !== 'blob:' && origin !== location.origin && !origin.endsWith(`localhost:${location.port}`)
  }
  const isBad = ({ name, value }: Attr) =>
    name.startsWith('on') ||
    (ADDRESSES.includes(name) && isForeign(value)) ||
    (name === 'style' && /url\(/i.test(value))
  return [...document.querySelectorAll('*')]
    .filter((element) => element.matches(FORBIDDEN) || [...element.attributes].some(isBad))
    .map(brief)
}

export const traces = (page: Page): Promise<string[]> => page.evaluate(findTraces)

/** Takes each for HTML in the page; returns those that leave no trace. */
export function tracelessIn(page: Page, payloads: readonly string[]): Promise<string[]> {
  const take = `(payloads, find) => payloads.filter((payload) => {
    const before = find().length
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: payload }))
    return find().length === before
  })`
  return page.evaluate(`(${take})(${JSON.stringify(payloads)}, ${findTraces})`)
}
