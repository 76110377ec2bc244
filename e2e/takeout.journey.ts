import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { personIn, reset, signedIn } from './person.ts'
import { PLAIN } from './places.ts'

test('who is in no team has an account page, takes their data along and deletes the account', async ({ browser }) => {
  await reset()
  const page = await signedIn(await personIn(browser, 'en'), 'alone@nowhere.example')
  await page.goto(`${PLAIN.team}/choose-team`)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL(`${PLAIN.team}/account`)
  await page.getByRole('link', { name: 'Download your data' }).first().click()
  await expect(page).toHaveURL(`${PLAIN.team}/your-data`)
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('alone@nowhere.example')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible()
})

test('from the account to a file of one’s own, deleted and brought back', async ({ browser }) => {
  await reset()
  const page = await signedIn(await personIn(browser, 'en'), 'member@meridian.example')
  await page.goto(`${PLAIN.team}/meridian/account`)
  // Who deletes their account is led there as well.
  await page.getByRole('link', { name: 'Download your data' }).first().click()
  await expect(page).toHaveURL(`${PLAIN.team}/meridian/your-data`)
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^starling-\d{4}-\d{2}-\d{2}\.json$/)
  const { person, tables } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(person.email).toBe('member@meridian.example')
  expect(tables.users).toMatchObject([{ first_name: 'Tomas', last_name: 'Vale' }])
  expect(tables.sessions).toHaveLength(1)

  await page.getByRole('button', { name: /^Delete the file of/ }).click()
  await expect(page.getByRole('heading', { name: 'No file yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
})
