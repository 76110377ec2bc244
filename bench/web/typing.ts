import type { Browser, Page } from '@playwright/test'
import type { Product } from './product.ts'

/** How long until the size of each letter stood on the screen, and whether that of another draft ever did. */
export type Typed = { waits_ms: number[]; frames: number; wrong: string[] }

const FIELD = 'Add a line of keywords or hashtags'
const SIZE_CALL = '/api/starling/audience-builder/size/'
/** As a quick hand types: the next letter is there before the answer to the last. */
const QUICK_MS = 40

type Frame = { typed: string; shown: string | null }
type Watch = { frames: Frame[]; typed_at: number; waits_ms: number[] }

/** Letter by letter into a field of the builder: each waited for, then as fast as somebody types. */
export async function watchTyping(
  browser: Browser,
  { team, signIn }: Product,
  { waited, quick }: { waited: readonly string[]; quick: readonly string[] },
): Promise<Typed> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const cookies = (await signIn('member@meridian.example')).split('; ').map((one) => one.split(/=(.*)/))
  await context.addCookies(cookies.map(([name, value]) => ({ name: name!, value: value!, url: team })))
  const page = await context.newPage()
  const told = sizesTold(page)
  await page.goto(`${team}/meridian/creator?keywords=starling`, { waitUntil: 'networkidle' })
  const field = page.getByRole('textbox', { name: FIELD })
  await watchFrames(page)
  for (const word of waited) {
    await field.focus()
    for (const letter of word) {
      await page.keyboard.type(letter)
      await page.waitForFunction(() => document.querySelector('[data-people]') !== null)
    }
    await field.fill('')
  }
  const { waits_ms } = await watched(page)
  for (const word of quick) {
    await field.focus()
    await page.keyboard.type(word, { delay: QUICK_MS })
    await page.waitForLoadState('networkidle')
    await field.fill('')
  }
  const { frames } = await watched(page)
  const sizes = await told()
  await context.close()
  const isRight = ({ typed, shown }: Frame) => shown === null || shown === sizes.get(typed.trim())
  const wrong = frames.filter((frame) => !isRight(frame)).map(({ typed, shown }) => `“${typed}” showed ${shown}`)
  return { waits_ms, frames: frames.length, wrong }
}

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch)

/** Of each word that was typed the size that the server told. */
function sizesTold(page: Page): () => Promise<Map<string, string>> {
  const told: Promise<[string, string] | null>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith(SIZE_CALL) || !response.ok()) return
    const { draft } = response.request().postDataJSON() as { draft: { keyword_groups: string[][] } }
    const answer = response.json().then(
      ({ size, few }): [string, string] => [draft.keyword_groups[1]?.join() ?? '', few ? 'few' : String(size)],
      // Given up by the page for a newer one.
      () => null,
    )
    told.push(answer)
  })
  return async () => new Map((await Promise.all(told)).filter((one) => one !== null))
}

/** Notes what stands on the screen at every frame, and how long after a letter its size does. */
function watchFrames(page: Page): Promise<void> {
  return page.evaluate((label) => {
    const watch: Watch = { frames: [], typed_at: 0, waits_ms: [] }
    ;(globalThis as unknown as { watch: Watch }).watch = watch
    const field = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!
    const note = ({ isTrusted }: Event) => {
      watch.typed_at = isTrusted && field.value !== '' ? performance.now() : 0
    }
    addEventListener('input', note, true)
    const look = () => {
      const shown = document.querySelector<HTMLElement>('[data-people]')?.dataset.people ?? null
      const last = watch.frames.at(-1)
      if (last?.typed !== field.value || last.shown !== shown) watch.frames.push({ typed: field.value, shown })
      if (shown !== null && watch.typed_at > 0) {
        watch.waits_ms.push(performance.now() - watch.typed_at)
        watch.typed_at = 0
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, FIELD)
}
