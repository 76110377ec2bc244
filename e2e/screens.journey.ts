import { expect, type Page, test } from '@playwright/test'
import { fits, judged, OF_COLOURS, still } from './judge.ts'
import { type Language, personIn, reset, signedIn, sizeOf } from './person.ts'
import { SCREENS, TESTING } from './places.ts'

type Theme = 'light' | 'dark'
type Screen = { name: string; at: string; themes: Theme[]; signed_in?: boolean }
/** Whatever was chosen. */
const LIGHT: Theme[] = ['light']
const BOTH: Theme[] = ['dark', 'light']
/** Two scenarios of a campaign, as the planner writes them into its address. */
const PLANNED = new URLSearchParams(
  ['Wide', 'Narrow'].map((name, at) => {
    const days = { starts_on: '2026-12-01', ends_on: '2026-12-20' }
    const part = (of: string, people: number, share: number) => ({ name: of, people, share, ...days })
    const parts = [part('Coffee lovers', 400_000, 60), part('コーヒー好きの女性', 120_000, 40)].slice(at)
    const money = { objective: 'WEBSITE_CLICKS', currency: 'USD', given: 'budget', budget_micro: 12_000_500_000 }
    return ['scenario', JSON.stringify({ name, ...money, ...days, parts })]
  }),
).toString()
/** Every built screen, in each theme its route allows; light is among them, where all rules are asked. */
const EVERY: Screen[] = [
  { name: 'login', at: `${SCREENS.team}/login`, themes: LIGHT },
  { name: 'login refused', at: `${SCREENS.team}/login/x#network=x&state=a&code=b`, themes: LIGHT },
  { name: 'welcome', at: `${SCREENS.team}/welcome`, themes: LIGHT, signed_in: true },
  { name: 'choose-team', at: `${SCREENS.team}/choose-team`, themes: LIGHT, signed_in: true },
  { name: 'invite-accept', at: `${SCREENS.team}/halcyon/invite-accept#code=x`, themes: LIGHT, signed_in: true },
  { name: 'team home', at: `${SCREENS.team}/meridian/home`, themes: LIGHT, signed_in: true },
  { name: 'team members', at: `${SCREENS.team}/meridian/team`, themes: LIGHT, signed_in: true },
  { name: 'team invites', at: `${SCREENS.team}/meridian/team?tab=invites`, themes: LIGHT, signed_in: true },
  { name: 'team details', at: `${SCREENS.team}/meridian/team?tab=details`, themes: LIGHT, signed_in: true },
  { name: 'shared link that opens nothing', at: `${SCREENS.team}/shared#link=x`, themes: BOTH },
  { name: 'account restore', at: `${SCREENS.team}/account-restore#code=x`, themes: LIGHT },
  { name: 'monitor emails', at: `${SCREENS.team}/monitor-emails#code=x`, themes: LIGHT },
  {
    name: 'account deleted',
    at: `${SCREENS.team}/account-deleted?until=2026-11-29T09:00:00Z`,
    themes: LIGHT,
  },
  { name: 'audit log', at: `${SCREENS.team}/meridian/audit`, themes: LIGHT, signed_in: true },
  { name: 'account', at: `${SCREENS.team}/meridian/account`, themes: LIGHT, signed_in: true },
  {
    name: 'ad accounts',
    at: `${SCREENS.team}/meridian/account?tab=ad-accounts`,
    themes: LIGHT,
    signed_in: true,
  },
  { name: 'account without a team', at: `${SCREENS.team}/account`, themes: LIGHT, signed_in: true },
  { name: 'your data', at: `${SCREENS.team}/meridian/your-data`, themes: LIGHT, signed_in: true },
  { name: 'shared links', at: `${SCREENS.team}/meridian/shared-links`, themes: LIGHT, signed_in: true },
  { name: 'audience catalog', at: `${SCREENS.team}/meridian/audiences`, themes: LIGHT, signed_in: true },
  { name: 'audiences without a team', at: `${SCREENS.team}/audiences`, themes: LIGHT, signed_in: true },
  { name: 'saved audiences', at: `${SCREENS.team}/meridian/audiences?tab=saved`, themes: LIGHT, signed_in: true },
  {
    name: 'uploaded audiences',
    at: `${SCREENS.team}/meridian/audiences?tab=uploaded`,
    themes: LIGHT,
    signed_in: true,
  },
  { name: 'plans', at: `${SCREENS.team}/meridian/audiences?tab=plans`, themes: LIGHT, signed_in: true },
  { name: 'new plan', at: `${SCREENS.team}/meridian/audiences?tab=plans&plan=new`, themes: LIGHT, signed_in: true },
  { name: 'media', at: `${SCREENS.team}/meridian/media`, themes: LIGHT, signed_in: true },
  { name: 'creatives', at: `${SCREENS.team}/meridian/creatives`, themes: LIGHT, signed_in: true },
  {
    name: 'new creative',
    at: `${SCREENS.team}/meridian/creatives?creative=new&theme=dark`,
    themes: LIGHT,
    signed_in: true,
  },
  { name: 'communities', at: `${SCREENS.team}/meridian/communities`, themes: LIGHT, signed_in: true },
  { name: 'communities of X', at: `${SCREENS.team}/meridian/communities?tab=x`, themes: LIGHT, signed_in: true },
  { name: 'campaigns', at: `${SCREENS.team}/meridian/campaigns`, themes: LIGHT, signed_in: true },
  { name: 'deleted campaigns', at: `${SCREENS.team}/meridian/campaigns?deleted=only`, themes: LIGHT, signed_in: true },
  { name: 'no such campaign', at: `${SCREENS.team}/meridian/campaigns/x`, themes: LIGHT, signed_in: true },
  { name: 'new campaign of a team', at: `${SCREENS.team}/meridian/campaigns/new`, themes: LIGHT, signed_in: true },
  { name: 'connections', at: `${SCREENS.team}/meridian/connections`, themes: LIGHT, signed_in: true },
  { name: 'lists', at: `${SCREENS.team}/meridian/lists`, themes: LIGHT, signed_in: true },
  { name: 'toolkit passkeys', at: `${SCREENS.pro}/passkeys`, themes: BOTH, signed_in: true },
  { name: 'toolkit shared links', at: `${SCREENS.pro}/shared-links`, themes: BOTH, signed_in: true },
  {
    name: 'audience builder',
    at: `${SCREENS.pro}/audience-builder?about=coffee&interests=222&countries=JP`,
    themes: BOTH,
    signed_in: true,
  },
  { name: 'audience creator', at: `${SCREENS.team}/meridian/creator?keywords=coffee`, themes: LIGHT, signed_in: true },
  { name: 'toolkit saved audiences', at: `${SCREENS.pro}/saved-audiences`, themes: BOTH, signed_in: true },
  { name: 'audience that a mail shared', at: `${SCREENS.pro}/shared-audience#code=x`, themes: BOTH },
  { name: 'saved lists', at: `${SCREENS.pro}/saved-lists`, themes: LIGHT, signed_in: true },
  { name: 'targeting lists', at: `${SCREENS.pro}/targeting-lists`, themes: LIGHT, signed_in: true },
  { name: 'no such list', at: `${SCREENS.pro}/native-list/x`, themes: LIGHT, signed_in: true },
  { name: 'list that a mail shared', at: `${SCREENS.pro}/shared-list#code=x`, themes: LIGHT },
  { name: 'new campaign', at: `${SCREENS.pro}/campaigns/new`, themes: LIGHT, signed_in: true },
  { name: 'extension', at: `${SCREENS.pro}/extension`, themes: LIGHT },
  { name: 'toolkit home', at: `${SCREENS.pro}/`, themes: LIGHT },
  { name: 'campaign planner', at: `${SCREENS.pro}/campaign-planner`, themes: BOTH, signed_in: true },
  {
    name: 'campaign planner, worked out',
    at: `${SCREENS.pro}/campaign-planner?${PLANNED}`,
    themes: BOTH,
    signed_in: true,
  },
  { name: 'campaign planner for others', at: `${SCREENS.pro}/campaign-planner`, themes: BOTH },
  {
    name: 'campaign described',
    at: `${SCREENS.pro}/campaigns/create?about=coffee&countries=JP`,
    themes: BOTH,
    signed_in: true,
  },
  { name: 'job titles', at: `${SCREENS.pro}/job-title?titles=lawyer`, themes: LIGHT, signed_in: true },
  { name: 'explore', at: `${SCREENS.pro}/explore`, themes: BOTH },
  { name: 'explore, answered', at: `${TESTING.pro}/explore/conversation?keywords=game&days=365`, themes: BOTH },
  { name: 'explore of a team', at: `${SCREENS.team}/meridian/explore-x`, themes: LIGHT, signed_in: true },
  { name: 'toolkit trends', at: `${SCREENS.pro}/xstats/Global`, themes: BOTH },
  { name: 'toolkit topic clusters', at: `${SCREENS.pro}/topic-clusters`, themes: BOTH },
  { name: 'toolkit competitors', at: `${SCREENS.pro}/competitor-analysis`, themes: BOTH },
  { name: 'toolkit creators', at: `${SCREENS.pro}/creators`, themes: BOTH },
  { name: 'suite trends', at: `${SCREENS.premium}/premium-suite/xstats/JP`, themes: BOTH },
  { name: 'suite home', at: `${SCREENS.premium}/`, themes: BOTH },
  { name: 'suite 404', at: `${SCREENS.premium}/no/such/page`, themes: BOTH },
]
/** Each screen is loaded and judged at the first width and must fit at both: wide and made narrow in one language, narrow
 * and made wide in the other, so that both the beginning and the change are seen at either. */
const WIDTHS: Record<Language, [number, number]> = { en: [1440, 390], ja: [390, 1440] }

async function settled(page: Page): Promise<void> {
  // An open dialog is all there is for whoever reads the page.
  const opened = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expect(page.getByRole('heading', { level: 1 }).or(opened).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await still(page)
}

const isIn = (page: Page, theme: Theme) => expect(page.locator('html')).toHaveAttribute('data-theme', theme)

/** As another tab does it. */
async function choose(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((newValue) => dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })), theme)
  await isIn(page, theme)
  await still(page)
}

for (const language of ['en', 'ja'] as Language[]) {
  const [first, second] = WIDTHS[language]
  test(`every screen is accessible and fits, ${language} from ${first} to ${second}`, async ({ browser }) => {
    test.setTimeout(600_000)
    await reset(SCREENS)
    const stranger = await personIn(browser, language, first)
    const admin = await personIn(browser, language, first)
    for (const site of [SCREENS.team, SCREENS.pro]) {
      await (await signedIn(admin, 'admin@meridian.example', site, SCREENS)).close()
    }
    for (const person of [stranger, admin]) {
      const page = await person.newPage()
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      for (const { name, at, themes, signed_in = false } of EVERY) {
        if (signed_in !== (person === admin)) continue
        await test.step(name, async () => {
          await page.setViewportSize(sizeOf(first))
          await page.goto(at)
          await settled(page)
          if (themes.includes('dark')) {
            await isIn(page, 'dark')
            await judged(page, OF_COLOURS)
            await choose(page, 'light')
          }
          await isIn(page, 'light')
          await judged(page)
          await page.setViewportSize(sizeOf(second))
          await settled(page)
          await fits(page)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
        })
      }
      await page.close()
    }
  })
}

for (const language of ['en', 'ja'] as Language[]) {
  test(`the widgets are accessible in both themes (${language})`, async ({ browser }) => {
    const page = await (await personIn(browser, language)).newPage()
    await page.goto(`${SCREENS.team}/_ui?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await judged(page)
  })
}
