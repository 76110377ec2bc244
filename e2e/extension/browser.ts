import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { EXTENSION_ID } from '@starling/contract'
import { extensionFiles } from '@starling/server'
import { type Language, LOCALES } from '../person.ts'
import { TESTING } from '../places.ts'

const ROOT = path.join(import.meta.dirname, '../..')
/** The whole browser: the small one knows no extensions. */
const CHROMIUM = [process.env.EXTENSION_CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (at) => at && existsSync(at),
)
export const ADS = `http://127.0.0.1:${TESTING.sandbox_port}`
export const POPUP = `chrome-extension://${EXTENSION_ID}/popup.html`

/** The extension as it is given out, made for the product of these journeys. */
async function unpacked(home: string): Promise<string> {
  const places = { home, sites: [TESTING.team, TESTING.pro, TESTING.premium], ads_page: `${ADS}/ads` }
  const folder = await mkdtemp(path.join(tmpdir(), 'starling-extension-'))
  for (const [name, content] of extensionFiles(path.join(ROOT, 'apps/web/dist-test/extension'), places)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

export type ExtensionBrowser = { context: BrowserContext; close: () => Promise<void> }

/** A browser of somebody who has installed it, and perhaps others beside it; `home` is where it asks the product. */
export async function withExtension(
  language: Language,
  { others = [], home = TESTING.pro }: { others?: string[]; home?: string } = {},
): Promise<ExtensionBrowser> {
  if (!CHROMIUM) throw new Error('the extension needs the whole Chromium: install it, or set EXTENSION_CHROMIUM_PATH')
  const folder = await unpacked(home)
  const all = [folder, ...others].join(',')
  const context = await chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    // The new headless mode is the whole browser; Playwright's own flag is the old one.
    headless: false,
    locale: LOCALES[language],
    viewport: { width: 1280, height: 900 },
    args: [
      '--headless=new',
      `--load-extension=${all}`,
      `--disable-extensions-except=${all}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  context.setDefaultTimeout(30_000)
  return {
    context,
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The popup in a tab of its own: a browser without a window opens no other. */
export async function openPopup(context: BrowserContext, language: Language): Promise<Page> {
  const page = await context.newPage()
  // As wide and high as a browser draws one.
  await page.setViewportSize({ width: 384, height: 600 })
  await page.goto(`${POPUP}?language=${language}`)
  return page
}

/** A page of the extension's own origin in which nothing runs. */
async function insideOf({ context }: ExtensionBrowser): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`chrome-extension://${EXTENSION_ID}/manifest.json`)
  return page
}

/** All that the extension keeps, read without waking its worker. */
export async function keptBy(browser: ExtensionBrowser): Promise<Record<string, unknown>> {
  const page = await insideOf(browser)
  try {
    return await page.evaluate(async () => {
      type Areas = Record<'local' | 'session', { get(): Promise<Record<string, unknown>> }>
      const { local, session } = (globalThis as unknown as { chrome: { storage: Areas } }).chrome.storage
      return { ...(await local.get()), ...(await session.get()) }
    })
  } finally {
    await page.close()
  }
}

/** Ends the worker, as the browser does whenever it has been idle for a while. */
export async function killWorker(browser: ExtensionBrowser): Promise<void> {
  const page = await insideOf(browser)
  const cdp = await browser.context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await stopped
  await page.close()
}
