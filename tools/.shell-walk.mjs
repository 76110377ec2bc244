import { chromium } from '@playwright/test'

const B = 'http://localhost:4300'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const out = '/tmp/shots/'
const log = (...a) => console.log(...a)
async function context(opts) {
  const c = await browser.newContext(opts)
  c.on('page', (p) => {
    p.on('console', (m) => {
      if (['error', 'warning'].includes(m.type())) log('CONSOLE', m.type(), m.text().slice(0, 300))
    })
    p.on('pageerror', (e) => log('PAGEERROR', e.message))
    p.on('requestfailed', (r) => log('FAILED', r.url(), r.failure()?.errorText))
    p.on('response', (r) => {
      if (r.status() >= 400) log('HTTP', r.status(), r.request().method(), r.url())
    })
  })
  return c
}
export async function signIn(page, email) {
  await page.goto(B + '/login')
  await page.getByRole('textbox').first().fill(email)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(800)
  const messages = await (await fetch('http://127.0.0.1:4310/mail/messages')).json()
  const m = (messages.messages ?? messages).find((m) => JSON.stringify(m.to).includes(email))
  const code = /\b[0-9A-HJKMNP-TV-Z]{3}-?[0-9A-HJKMNP-TV-Z]{3}\b/.exec(m.text)[0]
  await page.getByRole('textbox').first().fill(code)
  await page.waitForURL((u) => !u.pathname.startsWith('/login'), { timeout: 8000 })
}
export { B, browser, context, log, out }
