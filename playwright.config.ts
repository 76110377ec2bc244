import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { PLAIN, TESTING } from './e2e/places.ts'

const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((at) => at && existsSync(at))

export default defineConfig({
  testDir: 'e2e',
  // Whatever journeys ran, their logs and addresses are looked at in the end.
  projects: [
    { name: 'journeys', testMatch: '*.journey.ts', teardown: 'secrets' },
    { name: 'secrets', testMatch: 'no-secret-leaked.ts' },
  ],
  timeout: 60_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: PLAIN.team,
    trace: 'retain-on-failure',
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
  },
  webServer: [
    {
      // The bundle that people get.
      command: `node tools/build-web.ts && node e2e/server.ts plain`,
      url: `http://127.0.0.1:${PLAIN.port}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      // The bundle with the reset page.
      command: `node tools/build-web.ts --test && node e2e/server.ts testing`,
      url: `http://127.0.0.1:${TESTING.port}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
