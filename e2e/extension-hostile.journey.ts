import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { EXTENSION_ID } from '@starling/contract'
import { emptyPackage } from '@starling/targeting'
import { fillOf } from '@starling/targeting/bridge'
import { expectForm, formOf, openAds } from './extension/ads.ts'
import { ADS, type ExtensionBrowser, keptBy, openPopup, withExtension } from './extension/browser.ts'
import { savedList, signedInBoth } from './extension/product.ts'
import { strangeExtension } from './extension/stranger.ts'
import { reset } from './person.ts'
import { TESTING } from './places.ts'

const SPOOFED = process.env.ENDURE === 'full' ? 10_000 : 600
/** So many are sent before the page has its turn. */
const BATCH = 250
const LONGEST_MS = SPOOFED * 50 + 60_000
test.setTimeout(2 * LONGEST_MS + 120_000)
let browser: ExtensionBrowser
let site: Server | undefined
test.beforeEach(() => reset(TESTING))
test.afterEach(async () => {
  await browser?.close()
  site?.close()
})

const keywords = [{ value: 'spoofed', label: 'spoofed' }]
const { fill } = fillOf(emptyPackage())
/** Every message that the product's own page may send, true to the last field, and some that are nearly so. */
const MESSAGES = [
  {
    ...{ type: 'starling.fill', id: '', list: { id: null, name: 'Spoofed' }, ad_account_id: null },
    ...{ targeting_package: { ...fill, keywords }, has_checked_audiences: true },
  },
  { type: 'starling.undo', id: '' },
  { type: 'starling.connect', id: '' },
  { type: 'starling.approved', id: '', code: 'stolen' },
  { type: 'starling.hello' },
  { type: 'starling.fill', id: '', targeting_package: { keywords } },
  { kind: 'to_page', message: { type: 'starling.ad_account', ad_account: null } },
  { kind: 'fill', id: '', texts: { keywords: ['spoofed'] } },
]

/** Nothing was filled in, nothing begun, and who is signed in stays so. */
async function expectUntouched(ads: Page, token: string): Promise<void> {
  await expectForm(ads, {})
  const { fills = [], connecting = null, sign_in } = await keptBy(browser)
  expect([fills, connecting]).toEqual([[], null])
  expect(sign_in).toMatchObject({ token })
}
async function tokenOf(): Promise<string> {
  const { sign_in } = (await keptBy(browser)) as { sign_in: { token: string } }
  expect(sign_in.token).toMatch(/^stl_ext_/)
  return sign_in.token
}

test('spoofed messages of scripts in the product’s page, of the ads page, of frames and of other sites change nothing', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const asked: string[] = []
  context.on('request', (request) =>
    asked.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  )
  const product = await signedInBoth(context)
  const { page: ads } = await openAds(context)
  const token = await tokenOf()

  // By a script of the page itself, at once when it loads: nobody has clicked. What it is told is kept, each thing once;
  // it sends some, lets the page take them, and sends more: all at once only made the browser hold them all.
  const spoof = ([messages, count, batch]: [unknown[], number, number]) => {
    const heard = new Set<string>()
    Object.assign(window, { heard })
    addEventListener('message', ({ data }) => {
      if (typeof data?.type === 'string') heard.add(JSON.stringify({ ...data, id: '' }))
    })
    addEventListener('DOMContentLoaded', async () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      for (let at = 0; at < count; at += 1) {
        const message = { ...(messages[at % messages.length] as object), id: `spoofed-${at}` }
        postMessage(message, '*')
        // From a frame, and as an event that only looks like a message.
        frame.contentWindow?.postMessage.call(window, message, { targetOrigin: '*' })
        dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin, source: null }))
        if (at % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve))
      }
      setTimeout(() => console.log('spoofed all'), 1_500)
    })
  }
  for (const address of [`${TESTING.pro}/`, `${ADS}/ads`]) {
    const page = await context.newPage()
    await page.addInitScript(spoof, [MESSAGES, SPOOFED, BATCH] as [unknown[], number, number])
    // Nothing is evaluated in the page before it is through: that would count as somebody's hand.
    const through = page.waitForEvent('console', {
      predicate: (line) => line.text() === 'spoofed all',
      timeout: LONGEST_MS,
    })
    await page.goto(address)
    await through
    const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard].join('\n'))
    expect(heard).not.toContain(token)
    expect(heard).not.toContain('"state":"filled"')
    await page.close()
  }
  await expectUntouched(ads, token)

  // A site of somebody else: in a frame, and opening a window.
  site = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end(`<title>Elsewhere</title><iframe src="${TESTING.pro}/"></iframe><iframe src="${ADS}/ads"></iframe>
      <script>
        const messages = ${JSON.stringify(MESSAGES)}
        const opened = open('${TESTING.pro}/')
        setTimeout(async () => {
          for (let at = 0; at < ${SPOOFED}; at += 1) {
            const message = { ...messages[at % messages.length], id: 'site-' + at }
            for (let n = 0; n < frames.length; n += 1) frames[n].postMessage(message, '*')
            opened?.postMessage(message, '*')
            postMessage(message, '*')
            if (at % ${BATCH} === ${BATCH - 1}) await new Promise((resolve) => setTimeout(resolve))
          }
          setTimeout(() => console.log('spoofed all'), 1000)
        }, 2000)
        try { chrome.runtime.sendMessage('${EXTENSION_ID}', { kind: 'view' }, (answer) => console.log('answered ' + answer)) } catch {}
      </script>`)
  })
  await new Promise<void>((resolve) => site!.listen(0, '127.0.0.1', resolve))
  const elsewhere = await context.newPage()
  const said: string[] = []
  elsewhere.on('console', (line) => said.push(line.text()))
  await elsewhere.goto(`http://127.0.0.1:${(site.address() as { port: number }).port}/`)
  await expect.poll(() => said, { timeout: LONGEST_MS }).toContain('spoofed all')
  expect(said.filter((line) => line.startsWith('answered'))).toEqual([])
  await expectUntouched(ads, token)

  // The token went nowhere but to the product, and stands in no page.
  const out = asked.filter((line) => line.includes(token))
  expect(out.filter((line) => !line.startsWith(`${TESTING.pro}/api/`))).toEqual([])
  for (const page of [product, ads]) expect(await page.content()).not.toContain(token)
})

/** As whoever broke out of the page into the content script beside it. */
async function inContentScript(page: Page, expression: string): Promise<unknown> {
  const cdp = await page.context().newCDPSession(page)
  const found = new Promise<number>((resolve) => {
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.origin === `chrome-extension://${EXTENSION_ID}`) resolve(context.id)
    })
  })
  await cdp.send('Runtime.enable')
  const { result } = await cdp.send('Runtime.evaluate', {
    ...{ contextId: await found, expression, awaitPromise: true, returnByValue: true },
  })
  await cdp.detach()
  return result.value
}

test('who breaks into the content script of the ads page gets no token, no list and no say', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  await savedList(product, 'Secret plans', { keywords: ['tea'] })
  const { page: ads } = await openAds(context)
  const token = await tokenOf()
  for (const area of ['local', 'session']) {
    const got = await inContentScript(ads, `chrome.storage.${area}.get().then(() => 'given', () => 'refused')`)
    expect([area, got]).toEqual([area, 'refused'])
  }
  const kinds = ['view', 'lists', 'audiences', 'apply', 'undo_last', 'sign_out', 'product_page', 'answer_of']
  for (const kind of kinds) {
    const message = JSON.stringify({ kind, text: '', language: 'en', list_id: 'x', id: 'x' })
    expect([kind, await inContentScript(ads, `chrome.runtime.sendMessage(${message})`)]).toEqual([kind, null])
  }
  for (const message of MESSAGES) {
    const sent = JSON.stringify({ kind: 'from_page', message: { ...message, id: 'x' }, language: 'en' })
    expect(await inContentScript(ads, `chrome.runtime.sendMessage(${sent})`)).toBe(null)
  }
  await expectUntouched(ads, token)
})

test('a second extension reaches neither it nor, through pages, the form', async () => {
  const folder = await strangeExtension([TESTING.pro, ADS], { messages: MESSAGES, count: SPOOFED, batch: BATCH })
  try {
    browser = await withExtension('en', { others: [folder] })
    const { context } = browser
    await signedInBoth(context)
    const { page: ads } = await openAds(context)
    const token = await tokenOf()
    // Past the clicks of signing in: another page, loaded by nobody's hand.
    const page = await context.newPage()
    await page.goto(`${TESTING.pro}/`)
    const strangers = () => context.serviceWorkers().find((worker) => worker.url().endsWith('/worker.js'))
    await expect.poll(() => strangers() !== undefined).toBe(true)
    const heard = await strangers()!.evaluate(() => (globalThis as unknown as { tried: Promise<unknown> }).tried)
    expect(heard).toEqual([])
    await expect(page.locator('html[data-stranger=done]')).toBeAttached({ timeout: LONGEST_MS })
    await expectForm(ads, {})
    expect(await tokenOf()).toBe(token)
    expect((await keptBy(browser)).fills ?? []).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** What a page may do to its form as soon as the first entry of a fill stands in it. */
const CHANGES: Record<string, () => void> = {
  'calls its field something else': () => {
    document.querySelector('label[for=field-hashtags]')!.textContent = 'Post to all followers'
  },
  'puts another field in the place of one': () => {
    const old = document.querySelector('#field-hashtags')!
    old.replaceWith(old.cloneNode(true))
  },
  'sends its form somewhere else': () => {
    document.querySelector<HTMLFormElement>('#campaign-form')!.action = 'https://elsewhere.example/'
  },
  'moves a field into another form': () => {
    const form = document.createElement('form')
    document.body.append(form)
    form.append(document.querySelector('[data-field=hashtags]')!)
  },
  'goes to another address': () => history.pushState({}, '', '?account=another'),
  'takes the form away': () => document.querySelector('#campaign-form')!.remove(),
}

test('a page that changes its form during the fill: nothing stands anywhere else, and it is said', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  await savedList(product, 'Tea', { keywords: ['tea', 'oolong'], hashtags: ['#tea', '#oolong'], gender: 'MALE' })
  for (const [what, change] of Object.entries(CHANGES)) {
    await test.step(what, async () => {
      const { page: ads } = await openAds(context)
      await ads.evaluate(`{
        const change = ${String(change)}
        const watch = new MutationObserver(() => { watch.disconnect(); change() })
        watch.observe(document.querySelector('[data-field=keywords] ul'), { childList: true })
      }`)
      const popup = await openPopup(context, 'en')
      await popup.getByRole('button', { name: 'Apply: Tea' }).click()
      await expect(
        popup.getByText('The form changed while it was being filled. All of it was put back as it was.'),
      ).toBeVisible()
      expect(await ads.evaluate(() => document.body.textContent)).not.toContain('oolong')
      if (await ads.locator('#campaign-form').count()) {
        const { keywords: held, hashtags, gender } = await formOf(ads)
        expect([held, hashtags, gender]).toEqual([undefined, undefined, ['ANY']])
      }
      const typed = await ads.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(({ value }) => value),
      )
      expect(typed.filter((value) => value.includes('tea'))).toEqual([])
      await popup.close()
      await ads.close()
    })
  }
})
