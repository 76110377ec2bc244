import { expect, type Page } from '@playwright/test'

const UNANSWERED = '[data-section]:not(#overlap):is([data-state=loading], [data-state="too slow"])'
const UNDRAWN = '[data-state=answered]:not(#overlap) [class~="min-w-0"][class~="grow"]:empty'

/** Every section of the page has its answer, and nothing else is being waited for. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`${UNANSWERED}, [aria-busy=true]`)).toHaveCount(0, { timeout: 30_000 })
}

/** What is far down is drawn when somebody comes near, or the browser has time. */
export async function lookAtAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const section of document.querySelectorAll('[data-section]')) {
      section.scrollIntoView()
      await painted()
    }
  })
  await expect(page.locator(UNDRAWN)).toHaveCount(0)
}
