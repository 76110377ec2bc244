import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { judged, still } from './judge.ts'
import { type Language, mailAfter, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

/** As the extension would speak, in the page itself: the journey of the extension has the real one. */
async function speak(page: Page, message: object): Promise<void> {
  await page.evaluate((given) => window.postMessage(given, location.origin), message)
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`a list is made of a package, edited, saved, brought back, deleted, undone and shared (${language}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.pro, TESTING)
    const group = (name: string) => page.getByRole('region', { name, exact: true })
    const keywords = group(say('Keywords'))
    const chip = (name: string) => keywords.getByRole('button', { name, exact: true })

    // From a question to a package, and from that to a list.
    await page.goto(`${TESTING.pro}/audience-builder?about=coffee&order=reach`)
    const targeting = group(say('Targeting'))
    await expect(group(say('Size')).locator('.text-28')).toBeVisible()
    await targeting.getByRole('button', { name: say('Generate targeting') }).click()
    await expect(targeting.getByRole('region', { name: say('Keywords'), exact: true })).toContainText('coffee', {
      timeout: 60_000,
    })
    await targeting.getByRole('link', { name: say('Make a list'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('Targeting lists') })).toBeVisible()
    await group(say('From the builder')).getByRole('listitem').first().getByRole('button').click()
    await expect(page).toHaveURL(/\/targeting-lists\/[\w-]+$/)
    await expect(chip('coffee')).toHaveAttribute('aria-pressed', 'true')
    const name = (await page.getByRole('heading', { level: 1 }).textContent())!
    const covered = page.locator('[data-covered]')
    await expect(covered).toBeVisible({ timeout: 60_000 })
    await still(page)
    await judged(page)

    // What is left out is another list: its coverage is counted anew, and never shown before.
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/targeting/coverage/'))
    await chip('coffee').click()
    await expect(chip('coffee')).toHaveAttribute('aria-pressed', 'false')
    await expect(covered).toHaveCount(0)
    const counted = (await (await asked).json()) as { together: { share: number } | null }
    if (counted.together) {
      await expect(covered).toHaveAttribute('data-covered', String(counted.together.share))
    }
    const field = keywords.getByRole('combobox')
    await field.fill('flat white')
    await field.press('Enter')
    await expect(chip('flat white')).toBeVisible()
    await keywords
      .getByRole('button', { name: say('{{name}} with reasons and order', { name: say('Keywords') }) })
      .click()
    const grip = keywords.getByRole('button', {
      name: say('Move {{label}}: arrow keys or drag', { label: 'flat white' }),
    })
    await grip.press('ArrowUp')
    const rows = keywords.getByRole('list', { name: say('Keywords') }).getByRole('listitem')
    await expect(rows.nth(-2)).toContainText('flat white')
    // Dragged to the top, once nothing comes any more that makes the rows higher.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await still(page)
    await grip.scrollIntoViewIfNeeded()
    await grip.hover()
    await page.mouse.down()
    const top = (await rows.first().boundingBox())!
    await page.mouse.move(top.x + 20, top.y + top.height / 2 + 4, { steps: 4 })
    await page.mouse.move(top.x + 20, top.y + 2, { steps: 4 })
    await page.mouse.up()
    await expect(rows.first()).toContainText('flat white')
    await still(page)
    await judged(page)
    // Loading the page anew loses nothing.
    await page.reload()
    await expect(chip('coffee')).toHaveAttribute('aria-pressed', 'false')
    await expect(chip('flat white')).toBeVisible()

    // A version with its reason, what changed in it, and the way back.
    await page.getByRole('button', { name: say('Save as version {{n}}', { n: 2 }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Why')).fill('Spring campaign')
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(page.getByText(say('Version {{n}} of {{name}} was saved.', { n: 2, name }))).toBeVisible()
    await page.getByRole('button', { name: say('Versions'), exact: true }).click()
    const versions = page.getByRole('list', { name: say('Versions'), exact: true })
    await expect(versions).toContainText('Spring campaign')
    await versions.getByRole('button', { name: say('See what changed in version {{n}}', { n: 2 }) }).click()
    const difference = versions.getByRole('list', { name: say('What is different') })
    await expect(difference).toContainText(
      say('{{part}}: added {{names}}', { part: say('Keywords'), names: 'flat white' }),
    )
    await expect(difference).toContainText(
      say('{{part}}: left out {{names}}', { part: say('Keywords'), names: 'coffee' }),
    )
    await still(page)
    await judged(page)
    await versions.getByRole('button', { name: say('Restore version {{n}}', { n: 1 }) }).click()
    await expect(versions.getByRole('listitem').first()).toContainText(say('Version {{n}}', { n: 3 }))
    await page.keyboard.press('Escape')
    await expect(chip('coffee')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip('flat white')).toHaveCount(0)

    // Taken along.
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Download'), exact: true }).click()
    await page.getByRole('menuitem', { name: say('Download {{format}}', { format: 'CSV' }) }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('coffee')

    // Applied, as far as a page can: what it asks of the extension is what stands on the screen.
    const apply = group(say('Apply to an ad account'))
    await speak(page, { type: 'starling.extension_state', state: 'installed', version: '0.1.0' })
    await expect(apply.locator('[data-extension=installed]')).toBeVisible()
    await page.evaluate(() => {
      addEventListener('message', ({ data }) => {
        if (data?.type === 'starling.fill') Object.assign(window, { filled: data })
      })
    })
    await apply.getByRole('button', { name: say('Apply'), exact: true }).click()
    await expect(
      apply.getByText(say('Waiting for the extension. It may ask you something in the tab of X.')),
    ).toBeVisible()
    const sent = (await page.evaluate('window.filled')) as {
      list: { id: string }
      targeting_package: { keywords: { value: string }[] }
    }
    expect(sent.targeting_package.keywords.map(({ value }) => value)).toContain('coffee')
    expect(page.url()).toContain(sent.list.id)
    await apply.getByRole('button', { name: say('Stop waiting') }).click()

    // Deleted, and undone.
    await page.getByRole('button', { name: say('Delete'), exact: true }).click()
    await expect(page.getByText(say('Nothing saved yet'))).toBeVisible()
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(page.getByRole('list', { name: say('Saved lists') }).getByRole('listitem')).toHaveCount(1)
    await still(page)
    await judged(page)

    // Shared by mail, opened by whom it is for, revoked, and gone.
    // By keys: on a phone a message may still lie over it.
    await page.getByRole('button', { name: say('Actions for {{name}}', { name }) }).press('Enter')
    await page.getByRole('menuitem', { name: say('Share this list') }).press('Enter')
    await dialog.getByLabel(say('Email')).fill('member@meridian.example')
    await still(page)
    await judged(page)
    const { text } = await mailAfter(
      'member@meridian.example',
      () => dialog.getByRole('button', { name: say('Share this list') }).click(),
      TESTING,
    )
    const address = /http\S+#code=\S+/.exec(text)![0]
    const other = await personIn(browser, language, width)
    const theirs = await signedIn(other, 'member@meridian.example', TESTING.pro, TESTING)
    await theirs.goto(address)
    await theirs.getByRole('button', { name: say('Open the list') }).click()
    await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(theirs.getByRole('region', { name: say('Keywords'), exact: true })).toContainText('coffee')
    await still(theirs)
    await judged(theirs)
    await dialog
      .getByRole('button', { name: say('Stop sharing with {{email}}', { email: 'member@meridian.example' }) })
      .click()
    await expect(
      page.getByText(say('No longer shared with {{email}}.', { email: 'member@meridian.example' })),
    ).toBeVisible()
    await theirs.goto('about:blank')
    await theirs.goto(address)
    await theirs.getByRole('button', { name: say('Open the list') }).click()
    await expect(
      theirs.getByText(
        say('This link opens nothing: sharing has ended, or it was sent to another address than yours.'),
      ),
    ).toBeVisible()
    // Nor by its own address.
    await theirs.goto(`${TESTING.pro}/targeting-lists/${sent.list.id}`)
    await expect(theirs.getByRole('heading', { name: say('There is no such list') })).toBeVisible()
    await still(theirs)
    await judged(theirs)
  })
}
