import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PLAIN, type Place } from './places.ts'

export type Language = 'en' | 'ja'
export const LOCALES: Record<Language, string> = { en: 'en-US', ja: 'ja-JP' }

/** Puts the seeded people back: each journey begins in the same world. */
export async function reset(place: Place = PLAIN): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${place.port}/api/reset-e2e/mock/`)
  if (!answer.ok) throw new Error(`reset: ${answer.status}`)
  await fetch(`http://127.0.0.1:${place.sandbox_port}/mail/messages`, { method: 'DELETE' })
}

type Mail = { id: string; subject: string; text: string }

async function mailsTo(address: string, place: Place): Promise<Mail[]> {
  const answer = await fetch(`http://127.0.0.1:${place.sandbox_port}/mail/messages?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { messages: Mail[] }).messages
}

/** What the product tells by itself, whenever somebody's ways in change. */
const NOTICE = /^(Your Starling account: |Starling アカウント：)/

/** The mail that an action brings, never one that was there before it. */
export async function mailAfter(address: string, action: () => Promise<unknown>, place: Place = PLAIN): Promise<Mail> {
  const before = new Set((await mailsTo(address, place)).map(({ id }) => id))
  await action()
  for (let turn = 0; turn < 200; turn++) {
    const mail = (await mailsTo(address, place)).find(({ id, subject }) => !before.has(id) && !NOTICE.test(subject))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${address}`)
}

export const sizeOf = (width: number) => ({ width, height: width < 500 ? 844 : 900 })

/** Firefox's driver writes a text into a field past React, which then takes the field for unchanged. */
export async function letFillBeSeen(context: BrowserContext): Promise<void> {
  if (!process.env.FIREFOX) return
  await context.addInitScript(() => {
    type Tracked = { _valueTracker?: { setValue: (value: string) => void } }
    addEventListener(
      'input',
      ({ isTrusted, target }) => {
        if (!isTrusted) (target as Tracked)._valueTracker?.setValue('\0')
      },
      true,
    )
  })
}

/** A browser of someone who reads this language. */
export async function personIn(browser: Browser, language: Language, width = 1440): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: LOCALES[language], viewport: sizeOf(width) })
  await letFillBeSeen(context)
  return context
}

/** Types the address and the mailed code, as a person would; the sixth character signs in. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email)
  const { subject } = await mailAfter(email, () => page.keyboard.press('Enter'))
  const code = page.locator('input[autocomplete=one-time-code]')
  await code.pressSequentially(subject.slice(0, 6))
}

/** Signs in without the screens, for journeys that are about something else. */
export async function signedIn(
  context: BrowserContext,
  email: string,
  origin: string = PLAIN.team,
  place: Place = PLAIN,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  let magic_code = ''
  const { subject } = await mailAfter(
    email,
    async () => {
      magic_code = await page.evaluate(async (address) => {
        const answer = await fetch('/api/user/magic-link/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: address }),
        })
        return ((await answer.json()) as { magic_code: string }).magic_code
      }, email)
    },
    place,
  )
  await page.evaluate(
    async ([magic_code, confirm_code]) => {
      await fetch('/api/user/magic-link/use/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ magic_code, confirm_code }),
      })
    },
    [magic_code, subject.slice(0, 6)],
  )
  return page
}
