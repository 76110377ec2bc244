import { expect, type Page, test } from '@playwright/test'
import { letFillBeSeen, reset } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(async ({ context }) => {
  await reset(TESTING)
  await letFillBeSeen(context)
})

/** Without what keeps a comma from beginning a line. */
const understood = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u2060', '').replace(/\s+/g, ' ')
const reads = (page: Page, words: string) => expect.poll(() => understood(page), { timeout: 30_000 }).toContain(words)
const field = (page: Page) => page.locator('#question')
const chips = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('Remove ', '')))

const listed = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(words)

type Way = (page: Page) => Promise<void>
const enter: Way = (page) => page.keyboard.press('Enter')
const press: Way = (page) => page.getByRole('search').getByRole('button', { name: 'Ask' }).click()
const refine: Way = async (page) => {
  await page.getByRole('search').getByRole('button', { name: 'Refine' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [name, ask] of Object.entries({ Enter: enter, 'the button': press, Refine: refine })) {
  test(`three questions in a row by ${name} mean what one reads`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const kind of ['conversation', 'keyword']) {
      await page.goto(`${TESTING.pro}/explore/${kind}`)
      for (const [word, words] of [
        ['coffee', ['coffee']],
        ['latte', ['coffee', 'latte']],
        ['tea', ['coffee', 'latte', 'tea']],
      ] as const) {
        await field(page).click()
        await page.keyboard.type(word)
        await ask(page)
        await reads(page, `about ${listed(words)} `)
        expect(await chips(page)).toEqual(words)
        await expect(field(page)).toHaveValue('')
      }
    }
    await page.goto(`${TESTING.pro}/explore/handle`)
    for (const handle of ['brewlab', 'nobody_here', 'brewlab']) {
      await field(page).click()
      await page.keyboard.type(handle)
      await ask(page)
      await expect(page).toHaveURL(new RegExp(`handle=${handle}$`))
      await expect(field(page)).toHaveValue(handle)
    }
    await page.goto(`${TESTING.pro}/explore/post`)
    for (const id of ['12', '34', '56']) {
      await field(page).click()
      await page.keyboard.type(`https://x.com/brewlab/status/${id}`)
      await ask(page)
      await expect(page).toHaveURL(new RegExp(`posts=${id}$`))
      await expect(field(page)).toHaveValue(id)
    }
  })
}

test('after back and after a reload the next word is added to what one reads', async ({ page }) => {
  await page.goto(`${TESTING.pro}/explore/conversation`)
  for (const word of ['coffee', 'latte']) {
    await field(page).fill(word)
    await enter(page)
    await expect(field(page)).toHaveValue('')
  }
  await reads(page, 'about coffee or latte ')
  await field(page).fill('half a wo')
  await page.goBack()
  await reads(page, 'about coffee ')
  expect(await chips(page)).toEqual(['coffee'])
  await expect(field(page)).toHaveValue('')
  await page.reload()
  await reads(page, 'about coffee ')
  await field(page).fill('tea')
  await press(page)
  await reads(page, 'about coffee or tea ')
})

/** A Japanese keyboard while it suggests, and the Enter that confirms it; then the text stands there. */
async function confirmByEnter(page: Page, text: string): Promise<void> {
  if (!process.env.FIREFOX) {
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await enter(page)
    await keyboard.send('Input.insertText', { text })
    return
  }
  // Its driver has no such keyboard: the key as Firefox tells of it, and what Firefox does unless it is taken.
  await field(page).fill(text)
  await field(page).evaluate((input: HTMLInputElement) => {
    const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    if (input.dispatchEvent(new KeyboardEvent('keydown', key))) input.form?.requestSubmit()
  })
}

test('Enter that confirms a Japanese suggestion asks nothing; the next one does', async ({ page }) => {
  await page.goto(`${TESTING.pro}/explore/conversation`)
  await field(page).click()
  await confirmByEnter(page, 'コーヒー')
  await expect(page).toHaveURL(/\/explore\/conversation$/)
  expect(await chips(page)).toEqual([])
  await enter(page)
  await reads(page, 'コーヒー')
  expect(await chips(page)).toEqual(['コーヒー'])
})
