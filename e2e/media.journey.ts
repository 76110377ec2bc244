import { expect, test } from '@playwright/test'
import { filmOf } from '@starling/server/test-kit/media/mp4.ts'
import { say as inLanguage } from '@starling/text/both'
import sharp from 'sharp'
import { judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

const picture = async (name: string, r: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 675, channels: 3, background: { r, g: 118, b: 110 } } })
    .png()
    .toBuffer(),
})
const MB = 1024 * 1024

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`media is added and described, and becomes a creative with a variant (${language}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.team, TESTING)
    await page.goto(`${TESTING.team}/meridian/media`)
    await expect(page.getByText(say('No pictures or films yet'))).toBeVisible()
    const uploads = page.getByRole('list', { name: say('Uploads') }).getByRole('listitem')
    const choose = page.locator('input[type=file]')

    // A picture, the same once more, and what is none.
    await choose.setInputFiles([await picture('tea.png', 15), await picture('again.png', 15)])
    await expect(uploads.nth(0)).toContainText(say('Added.'))
    await expect(uploads.nth(1)).toContainText(say('The team has this file already; it is not kept twice.'))
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
    await expect(uploads.nth(2).getByRole('alert')).toBeVisible()

    // A film in parts, of which one is lost on the way: it goes on from there.
    let lost = 0
    await page.route('**/api/starling/files/*/bytes/**', async (route) => {
      if (new URL(route.request().url()).searchParams.get('offset') !== '0' && lost++ === 0) await route.abort()
      else await route.continue()
    })
    const film = filmOf({ content: Buffer.alloc(9 * MB, width), duration_ms: 12_000 })
    await choose.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: film })
    await expect(uploads.nth(3)).toContainText(say('Added.'), { timeout: 60_000 })
    expect(lost).toBeGreaterThan(1)

    // What it shows is asked for.
    await uploads
      .nth(0)
      .getByRole('button', { name: say('Say what it shows') })
      .click()
    await page.getByRole('textbox', { name: say('What it shows') }).fill('A field of tea')
    await page.getByRole('button', { name: say('Save'), exact: true }).click()
    await still(page)
    await judged(page)
    await page.keyboard.press('Escape')
    const library = page.getByRole('list', { name: say('Media'), exact: true })
    await expect(library.getByRole('button', { name: /tea\.png/ })).not.toContainText(say('Not described yet'))
    await expect(library.getByRole('button', { name: /film\.mp4/ })).toContainText('0:12')

    // A creative of it, judged while it is written.
    await page.goto(`${TESTING.team}/meridian/creatives?creative=new`)
    await page.getByRole('textbox', { name: say('Name'), exact: true }).fill('Spring')
    const text = page.getByRole('textbox', { name: say('Text') })
    await text.fill('茶'.repeat(141))
    const remarks = page.getByRole('region', { name: say('Remarks') })
    await expect(remarks).toContainText('280')
    await text.fill('Spring tea is back. https://example.com/tea')
    await expect(remarks).not.toContainText('280')
    await page.getByRole('button', { name: say('Choose a picture or a film') }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'tea.png', exact: true }).click()
    const preview = page.getByRole('article', { name: say('How it looks at X') })
    await expect(preview.getByRole('img', { name: 'A field of tea' })).toBeVisible()
    await expect(remarks).toContainText(say('X would take it as it is.'))
    await page.getByRole('combobox', { name: say('Shown on') }).selectOption('desk')
    await page.getByRole('combobox', { name: say('Theme of the reader') }).selectOption('dark')
    await expect(page).toHaveURL(/device=desk&theme=dark/)
    await page.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(page).toHaveURL(/creative=[0-9a-f-]{36}/)
    await page.getByRole('button', { name: say('Make a variant') }).click()
    const variants = page.getByRole('region', { name: say('Variants') }).getByRole('button')
    await expect(variants).toHaveCount(2)
    await still(page)
    await judged(page)

    // Deleted, and brought back. What is said stays as long as the mouse rests on it.
    await page.mouse.move(3, 3)
    await page.getByRole('button', { name: say('Delete'), exact: true }).click()
    const creatives = page.getByRole('list', { name: say('Creatives'), exact: true }).getByRole('listitem')
    await expect(creatives).toHaveCount(1)
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(creatives).toHaveCount(2)
  })
}
