import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'

/** What people have; the one that journeys run in if there is no other. */
const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
].find((at) => at && existsSync(at))
export const DEBUG_PORT = 4969

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--remote-debugging-port=${DEBUG_PORT}`],
  })

export type Seen = {
  /** Until the first section in sight can be read. */
  first_ms: number
  /** Until every section has its answer, and those in sight are drawn. What is below is drawn when one comes near it. */
  whole_ms: number
  /** From there until all are drawn, for who goes straight to the end of the page. */
  end_ms: number
  sections: number
  /** By how much tasks until it is whole were longer than 50 ms, in all; 0 where nobody counts them. */
  blocking_ms: number
}

/** From the moment the link is followed inside the open page. The section that waits for a second audience is left out. */
export async function watch(browser: Browser, opened: string, asked: string): Promise<Seen> {
  const page = await browser.newPage()
  await page.goto(opened, { waitUntil: 'networkidle' })
  const seen = await watchIn(page, asked)
  await page.close()
  return seen
}

/** The same in a page that is open. */
export function watchIn(page: Page, asked: string): Promise<Seen> {
  return page.evaluate(
    (address) =>
      new Promise<Seen>((resolve) => {
        let began = performance.now()
        let first_ms = 0
        let whole_ms = 0
        let blocking_ms = 0
        const counted = globalThis as { blocking_ms?: number }
        const before = counted.blocking_ms ?? 0
        const passed = () => performance.now() - began
        const isAnswered = ({ dataset }: HTMLElement) => dataset.state !== 'loading'
        // The chart, the cards or the words that stand for them: a frame without its content is not read.
        const isDrawn = (panel: HTMLElement) => {
          if (!isAnswered(panel)) return false
          const drawn = panel.querySelector('[data-drawn]')
          if (drawn) return drawn.textContent !== '' || drawn.querySelector('svg') !== null
          return panel.querySelector('[role=status], [role=alert]') !== null
        }
        const isInSight = (panel: HTMLElement) => panel.getBoundingClientRect().top < innerHeight
        const look = () => {
          const panels = [...document.querySelectorAll<HTMLElement>('[data-section]:not(#overlap)')]
          // On a phone the summary alone may be in sight.
          const inSight = panels.some(isInSight) ? panels.filter(isInSight) : panels.slice(0, 1)
          if (first_ms === 0 && inSight.some(isDrawn)) first_ms = passed()
          if (panels.length > 0 && panels.every(isAnswered) && inSight.every(isDrawn)) {
            whole_ms = passed()
            blocking_ms = (counted.blocking_ms ?? 0) - before
            began = performance.now()
            requestAnimationFrame(goDown)
          } else requestAnimationFrame(look)
        }
        const goDown = () => {
          scrollBy({ top: innerHeight, behavior: 'instant' })
          const panels = [...document.querySelectorAll<HTMLElement>('[data-section]:not(#overlap)')]
          if (panels.every(isDrawn))
            resolve({ first_ms, whole_ms, end_ms: passed(), sections: panels.length, blocking_ms })
          else requestAnimationFrame(goDown)
        }
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        requestAnimationFrame(look)
      }),
    asked,
  )
}

export type Scores = { performance: number; accessibility: number; audits: string[] }

/** Desktop, as Lighthouse itself sees one; with a cookie as who is signed in. */
export async function score(address: string, Cookie?: string): Promise<Scores> {
  const result = await lighthouse(
    address,
    {
      port: DEBUG_PORT,
      onlyCategories: ['performance', 'accessibility'],
      output: 'json',
      logLevel: 'error',
      ...(Cookie && { extraHeaders: { Cookie } }),
    },
    desktop,
  )
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits, finalDisplayedUrl = '' } = result.lhr
  if (Cookie && finalDisplayedUrl.includes('/login')) throw new Error(`nobody is signed in at ${address}`)
  const of = (name: string) => (categories[name]?.score ?? 0) * 100
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    audits: Object.values(audits)
      .filter(
        ({ score: given, scoreDisplayMode }) => given !== null && given < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ title, displayValue }) => `${title}${displayValue ? ` (${displayValue})` : ''}`),
  }
}
