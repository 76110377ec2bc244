import { expect, test } from '@playwright/test'
import { PLAIN, TESTING } from './places.ts'

test('the reset page exists for tests only', async ({ page }) => {
  await page.goto(`${TESTING.team}/reset-e2e`)
  await expect(page.getByText('admin@meridian.example')).toBeVisible()
  await page.goto(`${PLAIN.team}/reset-e2e`)
  await expect(page).toHaveURL(/login|choose-team/)
})
