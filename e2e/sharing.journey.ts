import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { fits, judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

for (const [language, reader, width] of [
  ['en', 'ja', 390],
  ['ja', 'en', 1440],
] as [Language, Language, number][]) {
  test(`an analysis is shared by link, read without an account, revoked and brought back (${language}, read in ${reader})`, async ({
    browser,
  }) => {
    // Two at once: the page of one has not the language of the other.
    const [say, told] = [inLanguage(language).t, inLanguage(reader).t]
    const page = await signedIn(await personIn(browser, language), 'admin@meridian.example', TESTING.team, TESTING)
    await page.goto(`${TESTING.team}/meridian/explore-x?keywords=game&query_type=conversation&days=365`)
    await expect(page.locator('[data-summary=there]')).toBeVisible()
    // Few are marked with a star, which the sentence has not.
    const people = (await page.locator('#audience_size .text-40').textContent())!.replace('*', '')

    await page.getByRole('button', { name: say('Share this analysis') }).click()
    const links = page.getByRole('list', { name: say('Shared links') }).getByRole('listitem')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Open for')).selectOption('7')
    await dialog.getByRole('button', { name: say('Create the link') }).click()
    const address = await dialog.getByLabel(say('Link'), { exact: true }).inputValue()
    expect(address).toMatch(new RegExp(`^${TESTING.team}/shared#link=stl_link_`))
    await dialog.getByRole('link', { name: say('All shared links') }).click()
    await expect(links).toContainText(say('Never opened'))

    const stranger = await (await personIn(browser, reader, width)).newPage()
    const asked: string[] = []
    stranger.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    const answer = await stranger.goto(address)
    expect(answer!.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const heading = stranger.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('game')
    await expect(heading).toContainText(people)
    await expect(stranger.getByText('Meridian', { exact: true })).toBeVisible()
    await expect(stranger.locator('#audience_size .text-40')).toContainText(people)
    await still(stranger)
    await fits(stranger)
    await judged(stranger)

    // A place of the page keeps the link, so that it can be handed on and loaded again.
    await stranger.getByRole('heading', { name: told('Summary') }).scrollIntoViewIfNeeded()
    await stranger.locator('main section a').first().click()
    await expect(stranger).toHaveURL(/#link=stl_link_[\w-]+&at=\w+$/)
    await stranger.reload()
    await expect(heading).toContainText(people)

    // Nothing but the page, its files, who is signed in, the link and the pictures of those who wrote.
    const calls = new Set(asked.filter((one) => one.includes('/api/')).map((one) => one.replace(/\?.*/, '')))
    const origin = TESTING.team
    expect([...calls].filter((one) => !one.includes('download_image')).toSorted()).toEqual([
      `GET ${origin}/api/user/me/`,
      `POST ${origin}/api/starling/shared-links/open/`,
    ])
    const token = new URL(address).hash.slice('#link='.length)
    expect(asked.filter((one) => one.split('#')[0]!.includes(token))).toEqual([])

    await page.reload()
    await expect(links).toContainText(say('Opened {{count}} times', { count: 2 }))
    await page.getByRole('button', { name: say('Revoke'), exact: false }).click()
    await expect(page.getByRole('heading', { name: say('No shared links') })).toBeVisible()
    await stranger.reload()
    await expect(heading).toHaveText(told('This link does not work'))
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(links).toHaveCount(1)
    await stranger.reload()
    await expect(heading).toContainText(people)
  })
}
