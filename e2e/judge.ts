import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** All rules; what passes is not described node by node, which takes ten times as long on a page full of charts. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] }

/** What is still fading in has not the colours that it will have. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** The rules that a theme can break: all others read the same elements in either. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** The page as it stands: no rule of axe (or of those named) is broken, and nothing is wider than the window. */
export async function judged(page: Page, rules?: string[]): Promise<void> {
  // Its address changes before a page is there; one without a heading would be judged too soon, or is at fault.
  await expect(page.locator('h1').first()).toBeAttached()
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(AXE)
  const run = `window.axe.run(document, ${JSON.stringify({ ...OPTIONS, ...(rules ? { runOnly: rules } : {}) })}).then(({ violations, passes }) => ({ violations, passes: passes.length }))`
  const { violations, passes } = await page.evaluate<{ violations: AxeResults['violations']; passes: number }>(run)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(passes, 'rules that found something to judge').toBeGreaterThan(rules ? 0 : 5)
  expect(await page.locator('iframe').count(), 'frames would be judged by nobody').toBe(0)
  await fits(page)
}

/** Nothing is wider than the window. */
export async function fits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}
