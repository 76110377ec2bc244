import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { PLAIN, type Place } from './places.ts'

export type Language = 'en' | 'ja'
export const LOCALES: Record<Language, string> = { en: 'en-US', ja: 'ja-JP' }

/** Puts the seeded people back: each journey begins in the same world. */
export async function reset(place: Place = PLAIN): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${place.port}/api/reset-e2e/mock/`)
  if (!answer.ok) throw new Error(`reset: ${answer.status}`)
  await fetch(`http://127.0.0.1:${place.sandbox_port}/mail/messages`, { method: 'DELETE' })
}

type Mail = { subject: string; text: string }

export async function newestMail(to: string): Promise<Mail> {
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(`http://127.0.0.1:${PLAIN.sandbox_port}/mail/messages?to=${encodeURIComponent(to)}`)
    const { messages } = (await answer.json()) as { messages: Mail[] }
    if (messages[0]) return messages[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${to}`)
}

/** A browser of someone who reads this language. */
export async function personIn(browser: Browser, language: Language, width = 1440): Promise<BrowserContext> {
  return browser.newContext({ locale: LOCALES[language], viewport: { width, height: width < 500 ? 844 : 900 } })
}

/** Types the address and the mailed code, as a person would; the sixth character signs in. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email)
  await page.keyboard.press('Enter')
  const code = page.locator('input[autocomplete=one-time-code]')
  await expect(code).toBeVisible()
  const { subject } = await newestMail(email)
  await code.pressSequentially(subject.slice(0, 6))
}

/** Signs in without the screens, for journeys that are about something else. */
export async function signedIn(context: BrowserContext, email: string, origin: string = PLAIN.team): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  const done = await page.evaluate(async (address) => {
    const answer = await fetch('/api/user/magic-link/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    })
    return (await answer.json()) as { magic_code: string }
  }, email)
  const { subject } = await newestMail(email)
  await page.evaluate(
    async ([magic_code, confirm_code]) => {
      await fetch('/api/user/magic-link/use/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ magic_code, confirm_code }),
      })
    },
    [done.magic_code, subject.slice(0, 6)],
  )
  return page
}
