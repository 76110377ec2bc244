import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

/** Where Firefox puts files: its driver does not tell of those that a page has made. */
export const FIREFOX_FILES = path.join(import.meta.dirname, '../test-results/firefox-files')

const filesThere = async () => {
  await mkdir(FIREFOX_FILES, { recursive: true })
  return new Set(await readdir(FIREFOX_FILES))
}

/** The file that comes of it. */
export async function saved(page: Page, press: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  if (!process.env.FIREFOX) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const before = await filesThere()
  await press()
  let name = ''
  await expect(async () => {
    const fresh = (await filesThere()).difference(before)
    // Beside one that is half there lies its part.
    expect(fresh.size).toBe(1)
    name = [...fresh][0]!
  }).toPass({ timeout: 30_000 })
  // A PDF it also opens, in a tab before ours, and what is not in front is not drawn.
  await page.bringToFront()
  return { name, bytes: await readFile(path.join(FIREFOX_FILES, name)) }
}
