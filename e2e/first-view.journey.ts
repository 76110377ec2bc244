import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { PLAIN } from './places.ts'

const DIST = path.join(import.meta.dirname, '../apps/web/dist')
const BUDGET_BYTES = 200_000

test('the first view of the login page loads under 200 KB of script', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname)
  })
  await page.goto(`${PLAIN.team}/login`, { waitUntil: 'networkidle' })
  await expect(page.locator('input[type=email]')).toBeVisible()
  const sizes = scripts.map((name) => gzipSync(readFileSync(path.join(DIST, name))).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`first view: ${scripts.length} scripts, ${(total / 1000).toFixed(0)} KB gzip`)
  expect(scripts.length).toBeGreaterThan(0)
  expect(total).toBeLessThan(BUDGET_BYTES)
})

test('what is for tests, and schemas, are not in the bundle that people get', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const bundle = files.map((name) => readFileSync(path.join(DIST, name), 'utf8')).join('\n')
  expect(bundle).not.toContain('reset-e2e')
  expect(bundle).not.toContain('ZodError')
})

test('nothing is asked of anyone but ourselves', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !host.endsWith(`localhost:${PLAIN.port}`)) foreign.push(request.url())
  })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text())
  })
  for (const at of [`${PLAIN.team}/login`, `${PLAIN.pro}/`, `${PLAIN.premium}/`]) {
    await page.goto(at, { waitUntil: 'networkidle' })
    // A page that is not drawn yet hears no key.
    await expect(page.getByRole('main')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] })
})
