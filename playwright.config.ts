import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { PLAIN, READY_PORT } from './e2e/places.ts'
import { FIREFOX_FILES } from './e2e/saved.ts'

/** Without the parts for a window it takes less of the processor; where it is missing, the whole browser does. */
const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((at) => at && existsSync(at))

// Every product and each of its threads loads the same files: what one has compiled the others only read.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules/.cache/compile')

/** Set by `npm run firefox`, see tools/firefox.ts: the same journeys there. */
const { FIREFOX } = process.env
const BROWSER = FIREFOX
  ? ({
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath: FIREFOX, downloadsPath: FIREFOX_FILES },
    } as const)
  : {
      launchOptions: {
        ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
        args: [
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }

/** Dozens of sections on every page: whoever reads them all does not watch each fade in. Elsewhere things move. */
const CALM = { use: { contextOptions: { reducedMotion: 'reduce' } } } as const

/** Journeys put the people of their product back and write to it: those of one product go one after another. */
const ON_ITS_OWN = { teardown: 'secrets', workers: 1 }
const ON_TESTING = [
  'ask-again',
  'audience-life',
  'audiences',
  'campaigns',
  'communities',
  'builder',
  'explore',
  'extension',
  'extension-trouble',
  'extension-hostile',
  'extension-whole',
  'figures',
  'media',
  'phone',
  'pictures',
  'planner',
  'reset',
  'sharing',
  'targeting',
  'targeting-lists',
  'walks',
].map((name) => `${name}.journey.ts`)
const ON_HOSTILE = ['hostile.journey.ts']
const ON_SCREENS = ['screens.journey.ts']
const ON_LATER = ['results.journey.ts', 'uploads.journey.ts']
const ELSEWHERE = [...ON_TESTING, ...ON_HOSTILE, ...ON_SCREENS, ...ON_LATER]

export default defineConfig({
  testDir: 'e2e',
  // Whatever journeys ran, their logs and addresses are looked at in the end.
  projects: [
    { name: 'testing', testMatch: ON_TESTING, ...ON_ITS_OWN, ...CALM },
    { name: 'plain', testMatch: '*.journey.ts', testIgnore: ELSEWHERE, ...ON_ITS_OWN },
    { name: 'screens', testMatch: ON_SCREENS, ...ON_ITS_OWN, ...CALM },
    { name: 'later', testMatch: ON_LATER, ...ON_ITS_OWN, ...CALM },
    { name: 'hostile', testMatch: ON_HOSTILE, ...ON_ITS_OWN, ...CALM },
    { name: 'secrets', testMatch: 'no-secret-leaked.ts' },
  ],
  // How quick the product is `npm run bench` says; here a slow machine only takes longer.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Of three one waits at a time: for a mail, for X, for what is tried again.
  workers: 3,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: PLAIN.team,
    actionTimeout: 30_000,
    // Pictures and copies of the page at each step would take longer than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    ...BROWSER,
  },
  webServer: {
    command: 'node e2e/servers.ts',
    url: `http://127.0.0.1:${READY_PORT}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
