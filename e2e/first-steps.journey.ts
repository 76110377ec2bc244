import { expect, test } from '@playwright/test'
import { type Language, mailAfter, personIn, reset, signIn } from './person.ts'
import { PLAIN } from './places.ts'
import { wordsOf } from './words.ts'

test.beforeEach(() => reset())

for (const language of ['en', 'ja'] as Language[]) {
  test(`sign in, choose a team, invite someone, and be joined by them (${language})`, async ({ browser }) => {
    const say = await wordsOf(language)
    const admin = await (await personIn(browser, language)).newPage()
    await admin.goto(`${PLAIN.team}/`)
    await expect(admin).toHaveURL(/\/login/)
    await expect(admin.locator('html')).toHaveAttribute('lang', language)
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(say('Sign in'))
    await signIn(admin, 'admin@meridian.example')

    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(say('Choose a team'))
    await admin.getByRole('main').getByRole('link', { name: 'Meridian' }).click()
    await expect(admin).toHaveURL(/\/meridian\/audiences/)
    await admin
      .getByRole('navigation', { name: say('Main') })
      .getByRole('link', { name: say('Team'), exact: true })
      .first()
      .click()
    await expect(admin).toHaveURL(/\/meridian\/team/)
    await expect(admin.getByRole('table')).toContainText('member@meridian.example')

    await admin.getByRole('tab', { name: say('Invites') }).click()
    await admin.getByLabel(say('Addresses')).fill('newcomer@guest.example')
    await admin.getByLabel(say('Message')).fill('ようこそ Meridian へ')
    const invited = await mailAfter('newcomer@guest.example', () =>
      admin.getByRole('button', { name: say('Send the invite') }).click(),
    )
    await expect(admin.getByRole('table')).toContainText('newcomer@guest.example')
    await expect(admin.getByRole('table')).toContainText(say('Pending'))

    expect(invited.text).toContain('ようこそ Meridian へ')
    const link = /http\S+invite-accept#\S+/.exec(invited.text)![0]

    const guest = await (await personIn(browser, language)).newPage()
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('Join {{team}}', { team: 'Meridian' }))
    await guest
      .getByRole('main')
      .getByRole('link', { name: say('Sign in') })
      .click()
    await signIn(guest, 'newcomer@guest.example')
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('Welcome to Starling'))
    await guest.getByLabel(say('First name')).fill('Yuki')
    await guest.getByLabel(say('Last name')).fill('Mori')
    await guest.getByRole('button', { name: say('Continue') }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('Join {{team}}', { team: 'Meridian' }))
    await guest.getByRole('button', { name: say('Accept the invite') }).click()
    await expect(guest).toHaveURL(/\/meridian\/audiences/)
    await guest.goto(`${PLAIN.team}/meridian/team`)
    await expect(guest.getByRole('table')).toContainText('newcomer@guest.example')

    await admin.reload()
    await expect(admin.getByRole('table')).toContainText(say('Accepted'))
  })
}
