import type { Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { DEBUG_PORT, type Seen, watchIn } from './browser.ts'
import type { Product } from './product.ts'

/** As Lighthouse slows a page down for its phone: a processor of a quarter, 1.6 Mbit/s and 150 ms of way. */
const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SCREEN = { width: 412, height: 823 }

export type OnPhone = Seen & { blocking_ms: number }

/** One analysis on a slow phone; `blocking_ms`: by how much the tasks until it is whole were longer than 50 ms, in all. */
export async function watchOnPhone(browser: Browser, opened: string, asked: string): Promise<OnPhone> {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const state = globalThis as unknown as { blocking_ms: number }
    state.blocking_ms = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.blocking_ms += duration - 50
    }).observe({ type: 'longtask' })
  })
  const blocking = () => page.evaluate(() => (globalThis as unknown as { blocking_ms: number }).blocking_ms)
  await page.goto(opened, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  const before = await blocking()
  const seen = await watchIn(page, asked)
  const blocking_ms = (await blocking()) - before
  await context.close()
  return { ...seen, blocking_ms }
}

export type PhoneScore = { screen: string; performance: number; blocking_ms: number; largest_paint_ms: number }

/** Lighthouse as it is by itself, on a phone, of each screen; those of a team as one of its members. */
export async function scoreOnPhone(product: Product, asked: string): Promise<PhoneScore[]> {
  const Cookie = await product.signIn('member@meridian.example')
  const scores: PhoneScore[] = []
  for (const [address, isMember] of screensOf(product, asked)) {
    const result = await lighthouse(address, {
      port: DEBUG_PORT,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
      ...(isMember && { extraHeaders: { Cookie } }),
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
    const { categories, audits } = result.lhr
    const ms = (name: string) => Math.round(audits[name]?.numericValue ?? 0)
    scores.push({
      screen: address.replace(/^https?:\/\//, ''),
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      blocking_ms: ms('total-blocking-time'),
      largest_paint_ms: ms('largest-contentful-paint'),
    })
  }
  return scores
}

function screensOf({ team, pro, premium }: Product, asked: string): [address: string, isMember: boolean][] {
  const open = ['/', '/explore', asked, '/xstats/Global', '/topic-clusters', '/competitor-analysis', '/creators']
  const members = ['home', 'team', 'audiences', 'audiences?tab=saved', 'communities', 'connections', 'lists', 'account']
  return [
    ...open.map((path): [string, boolean] => [`${pro}${path}`, false]),
    [`${premium}/`, false],
    [`${team}/login`, false],
    ...members.map((path): [string, boolean] => [`${team}/meridian/${path}`, true]),
    [`${team}/meridian/explore-x?${asked.split('?')[1]}&query_type=keyword`, true],
  ]
}
