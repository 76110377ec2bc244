import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fits, judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn, sizeOf } from './person.ts'
import { PLAIN, TESTING } from './places.ts'

type Screen = { name: string; at: string; themes: ('light' | 'dark')[]; signed_in?: boolean }
const LIGHT: Screen['themes'] = ['light']
const BOTH: Screen['themes'] = ['dark', 'light']
/** Every built screen, in each theme its route allows. */
const SCREENS: Screen[] = [
  { name: 'login', at: `${PLAIN.team}/login`, themes: LIGHT },
  { name: 'login refused', at: `${PLAIN.team}/login/x#network=x&state=a&code=b`, themes: LIGHT },
  { name: 'welcome', at: `${PLAIN.team}/welcome`, themes: LIGHT, signed_in: true },
  { name: 'choose-team', at: `${PLAIN.team}/choose-team`, themes: LIGHT, signed_in: true },
  { name: 'invite-accept', at: `${PLAIN.team}/halcyon/invite-accept#code=x`, themes: LIGHT, signed_in: true },
  { name: 'team members', at: `${PLAIN.team}/meridian/team`, themes: LIGHT, signed_in: true },
  { name: 'team invites', at: `${PLAIN.team}/meridian/team?tab=invites`, themes: LIGHT, signed_in: true },
  { name: 'team details', at: `${PLAIN.team}/meridian/team?tab=details`, themes: LIGHT, signed_in: true },
  { name: 'account restore', at: `${PLAIN.team}/account-restore#code=x`, themes: LIGHT },
  { name: 'audit log', at: `${PLAIN.team}/meridian/audit`, themes: LIGHT, signed_in: true },
  { name: 'account', at: `${PLAIN.team}/meridian/account`, themes: LIGHT, signed_in: true },
  { name: 'account without a team', at: `${PLAIN.team}/account`, themes: LIGHT, signed_in: true },
  { name: 'your data', at: `${PLAIN.team}/meridian/your-data`, themes: LIGHT, signed_in: true },
  { name: 'connections', at: `${PLAIN.team}/meridian/connections`, themes: LIGHT, signed_in: true },
  { name: 'lists', at: `${PLAIN.team}/meridian/lists`, themes: LIGHT, signed_in: true },
  { name: 'toolkit passkeys', at: `${PLAIN.pro}/passkeys`, themes: BOTH, signed_in: true },
  { name: 'toolkit home', at: `${PLAIN.pro}/`, themes: LIGHT },
  { name: 'explore', at: `${PLAIN.pro}/explore`, themes: BOTH },
  { name: 'explore, answered', at: `${TESTING.pro}/explore/conversation?keywords=game&days=365`, themes: BOTH },
  { name: 'explore of a team', at: `${PLAIN.team}/meridian/explore-x`, themes: LIGHT, signed_in: true },
  { name: 'toolkit trends', at: `${PLAIN.pro}/xstats/Global`, themes: BOTH },
  { name: 'toolkit topic clusters', at: `${PLAIN.pro}/topic-clusters`, themes: BOTH },
  { name: 'toolkit competitors', at: `${PLAIN.pro}/competitor-analysis`, themes: BOTH },
  { name: 'toolkit creators', at: `${PLAIN.pro}/creators`, themes: BOTH },
  { name: 'suite trends', at: `${PLAIN.premium}/premium-suite/xstats/JP`, themes: BOTH },
  { name: 'suite home', at: `${PLAIN.premium}/`, themes: BOTH },
  { name: 'suite 404', at: `${PLAIN.premium}/no/such/page`, themes: BOTH },
]
/** Each screen is loaded and judged at the first width and must fit at both: wide and made narrow in one language, narrow
 * and made wide in the other, so that both the beginning and the change are seen at either. */
const WIDTHS: Record<Language, [number, number]> = { en: [1440, 390], ja: [390, 1440] }

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await still(page)
}

for (const language of ['en', 'ja'] as Language[]) {
  const [first, second] = WIDTHS[language]
  test(`every screen is accessible and fits, ${language} from ${first} to ${second}`, async ({ browser }) => {
    test.setTimeout(300_000)
    await reset()
    const stranger = await personIn(browser, language, first)
    const admin = await personIn(browser, language, first)
    for (const site of [PLAIN.team, PLAIN.pro]) await (await signedIn(admin, 'admin@meridian.example', site)).close()
    for (const { name, at, themes, signed_in } of SCREENS) {
      for (const theme of themes) {
        await test.step(`${name}, ${theme}`, async () => {
          const page = await open(signed_in ? admin : stranger, at, theme)
          await settled(page)
          await judged(page)
          await page.setViewportSize(sizeOf(second))
          await settled(page)
          await fits(page)
          expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
          await page.close()
        })
      }
    }
  })
}

async function open(context: BrowserContext, at: string, theme: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme)
  await page.goto(at)
  return page
}

for (const language of ['en', 'ja'] as Language[]) {
  test(`the widgets are accessible in both themes (${language})`, async ({ browser }) => {
    const page = await (await personIn(browser, language)).newPage()
    await page.goto(`${PLAIN.team}/_ui?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await judged(page)
  })
}
