import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'

const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((at) => at && existsSync(at))
const DEBUG_PORT = 4969

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--remote-debugging-port=${DEBUG_PORT}`],
  })

export type Seen = { first_ms: number; whole_ms: number; sections: number }

/** From the moment the link is followed inside the open page until the first section, and until all, show their answer. */
export async function watch(browser: Browser, opened: string, asked: string): Promise<Seen> {
  const page = await browser.newPage()
  await page.goto(opened, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(
    (address) =>
      new Promise<Seen>((resolve) => {
        const began = performance.now()
        let first_ms = 0
        const look = () => {
          const panels = [...document.querySelectorAll<HTMLElement>('[data-section]:not(#overlap)')]
          const ready = panels.filter(({ dataset }) => dataset.state !== 'loading')
          if (ready.length > 0 && first_ms === 0) first_ms = performance.now() - began
          if (panels.length > 0 && ready.length === panels.length)
            resolve({ first_ms, whole_ms: performance.now() - began, sections: panels.length })
          else requestAnimationFrame(look)
        }
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        requestAnimationFrame(look)
      }),
    asked,
  )
  await page.close()
  return seen
}

export type Scores = { performance: number; accessibility: number; audits: string[] }

/** Desktop, as Lighthouse itself sees one. */
export async function score(address: string): Promise<Scores> {
  const result = await lighthouse(
    address,
    { port: DEBUG_PORT, onlyCategories: ['performance', 'accessibility'], output: 'json', logLevel: 'error' },
    desktop,
  )
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits } = result.lhr
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
