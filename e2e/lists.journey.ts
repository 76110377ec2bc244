import { expect, type Page, test } from '@playwright/test'
import { judged as judgedAsItStands, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { PLAIN } from './places.ts'
import { wordsOf } from './words.ts'

const SANDBOX = `http://127.0.0.1:${PLAIN.sandbox_port}`
/** X is asked before the page can show it. */
const ASKED = { timeout: 30_000 }
test.beforeEach(() => reset())

async function judged(page: Page): Promise<void> {
  await still(page)
  await judgedAsItStands(page)
}

type Account = { id: string; username: string }

/** Two accounts that the person of the consent page does not follow. */
async function strangers(): Promise<[string, string]> {
  const keys = (await (await fetch(`${SANDBOX}/control/credentials`)).json()) as {
    bearer_token: string
    users: { user_id: string }[]
  }
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${keys.bearer_token}` }
    const answer = await fetch(`${SANDBOX}/2/users/${path}?max_results=1000`, { headers })
    return ((await answer.json()) as { data?: Account[] }).data ?? []
  }
  const [me, other] = keys.users
  const followed = new Set((await read(`${me!.user_id}/following`)).map(({ id }) => id))
  const free = (await read(`${other!.user_id}/followers`)).filter(({ id }) => id !== me!.user_id && !followed.has(id))
  return [free[0]!.username, free[1]!.username]
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`a list is made and filled, and its people are followed and unfollowed with consent (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const say = await wordsOf(language)
    const page = await signedIn(await personIn(browser, language, width), 'admin@meridian.example')
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const [one, two] = await strangers()

    await page.goto(`${PLAIN.team}/meridian/account`)
    await main.getByRole('link', { name: say('Your lists and follows on X') }).click()
    await expect(page).toHaveURL(`${PLAIN.team}/meridian/lists`)
    await expect(main.getByRole('heading', { level: 1, name: say('Lists and follows') })).toBeVisible()
    await judged(page)
    await main.getByRole('button', { name: say('Connect {{network}}', { network: 'X' }) }).click()
    await page.getByRole('button', { name: 'Allow' }).click(ASKED)
    await expect(page).toHaveURL(`${PLAIN.team}/meridian/lists`, ASKED)

    const name = 'Journey'
    await main.getByRole('button', { name: say('New list') }).click()
    await dialog.getByLabel(say('Name of the list')).fill(name)
    await judged(page)
    await page.keyboard.press('Enter')
    const row = main.getByRole('list', { name: say('My lists on X') }).getByRole('listitem')
    await expect(row.filter({ hasText: name })).toHaveCount(1, ASKED)

    await main.getByRole('button', { name: say('Members of {{name}}', { name }) }).click()
    await dialog
      .getByRole('textbox', { name: say('Handles'), exact: true })
      .fill(`@${one} https://x.com/${two} nobody_is_this`)
    await dialog
      .getByRole('button', { name: say('Add {{count}} accounts for {{cost}}', { count: 3, cost: '$0.03' }) })
      .click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2, ASKED)
    await expect(dialog.getByText(say('Not found on X: {{list}}', { list: 'nobody_is_this' }))).toBeVisible()
    await dialog.getByRole('button', { name: say('Remove {{label}}', { label: `@${one}` }) }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1, ASKED)
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2, ASKED)
    await judged(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    for (const [action, heading, agree, go, result] of [
      [
        'follow',
        '{{count}} accounts to follow',
        '{{name}} will follow these {{count}} accounts. I agree.',
        'Follow {{count}} accounts',
        '{{done}} of {{total}} followed',
      ],
      [
        'unfollow',
        '{{count}} accounts to unfollow',
        '{{name}} will unfollow these {{count}} accounts. I agree.',
        'Unfollow {{count}} accounts',
        '{{done}} of {{total}} unfollowed',
      ],
    ] as const) {
      await main.getByLabel(say('What to do')).selectOption(action)
      await main.getByRole('button', { name: say('Take from a list') }).click()
      await page.getByRole('menuitem', { name: new RegExp(name) }).click()
      const handles = main.getByRole('textbox', { name: say('Handles'), exact: true })
      await expect(handles).toHaveValue(new RegExp(`@${one}`, 'i'))
      await handles.press('End')
      await main
        .getByRole('button', { name: say('Look up {{count}} accounts for {{cost}}', { count: 2, cost: '$0.02' }) })
        .click()
      await expect(main.getByRole('heading', { name: say(heading, { count: 2 }) })).toBeFocused(ASKED)
      await judged(page)
      const start = main.getByRole('button', { name: say(go, { count: 2 }), exact: true })
      await expect(start).toBeDisabled()
      const words = say(agree, { count: 2, name: '{{name}}' }).split('{{name}}')[1]!
      await main.getByRole('checkbox', { name: words }).check()
      await start.click()
      await expect(main.getByText(say(result, { done: '2', total: '2' }))).toBeVisible(ASKED)
      await judged(page)
      await main.getByRole('button', { name: say('Choose others') }).click()
    }

    await main.getByRole('button', { name: say('Fetch my lists from X') }).click()
    await expect(main.getByText(say('Fetching from X. You can leave this page; it continues by itself.'))).toBeHidden(
      ASKED,
    )
    await expect(row.filter({ hasText: name })).toContainText(say('{{count}} members', { count: 2 }))
    await main.getByRole('button', { name: say('Delete {{name}}', { name }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete the list') })
      .click()
    await expect(row.filter({ hasText: name })).toHaveCount(0, ASKED)
    await expect(main.getByRole('list', { name: say('History') }).getByRole('listitem')).toHaveCount(2)
  })
}
