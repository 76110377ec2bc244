import { type BrowserContext, type Dialog, expect, type Page } from '@playwright/test'
import { ADS } from './browser.ts'

const accounts = async () => {
  const page = await (await fetch(`${ADS}/ads`)).text()
  return [...page.matchAll(/\/ads\?account=([\w-]+)/g)].map(([, id]) => id!)
}
export type OpenAds = { page: Page; account: { id: string; name: string; handle: string }; dialogs: string[] }

/** The ads form of an account; what is asked there is answered by `says`. */
export async function openAds(
  context: BrowserContext,
  { nth = 0, says = () => true }: { nth?: number; says?: (question: string) => boolean } = {},
): Promise<OpenAds> {
  const id = (await accounts())[nth]!
  const page = await context.newPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog: Dialog) => {
    dialogs.push(dialog.message())
    void (says(dialog.message()) ? dialog.accept() : dialog.dismiss())
  })
  await page.goto(`${ADS}/ads?account=${id}`)
  const { accountName, accountHandle } = await page.locator('main').evaluate((main) => ({ ...main.dataset }))
  return { page, account: { id, name: accountName!, handle: accountHandle! }, dialogs }
}

/** All that the form would send, by the names of its own fields. */
export async function formOf(page: Page): Promise<Record<string, string[]>> {
  const pairs = await page.evaluate(() => [
    ...new FormData(document.querySelector<HTMLFormElement>('#campaign-form')!).entries(),
  ])
  const fields: Record<string, string[]> = {}
  for (const [name, value] of pairs) {
    fields[name] ??= []
    fields[name].push(String(value))
  }
  return fields
}

const EMPTY = {
  gender: ['ANY'],
  age: ['AGE_ANY'],
  placements: ['homeTimelines', 'profiles', 'searchResults', 'replies'],
}
const TARGETING = 'keywords hashtags handles interests conversation_topics movies_tv_shows languages'.split(' ')
const OTHERS = 'network_operators countries locations custom_audiences'.split(' ')

/** The targeting of the form is exactly this, and everything else as in an untouched one. */
export async function expectForm(page: Page, wanted: Record<string, string[]>): Promise<void> {
  const held = await formOf(page)
  const names = [...TARGETING, ...OTHERS, ...Object.keys(EMPTY)]
  const sorted = (fields: Record<string, string[]>) =>
    Object.fromEntries(names.map((name) => [name, [...(fields[name] ?? [])].sort()]))
  expect(sorted(held)).toEqual(sorted({ ...EMPTY, ...wanted }))
}

/** Names of accounts that the network has. */
export async function handlesAt(account: string, count: number): Promise<string[]> {
  const found = new Set<string>()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    for (const second of 'aeioulnrst') {
      const url = `${ADS}/ads/suggest?account=${account}&field=handles&q=${letter}${second}`
      const { suggestions } = (await (await fetch(url)).json()) as { suggestions: string[] }
      for (const one of suggestions) found.add(one.slice(1).toLowerCase())
      if (found.size >= count) return [...found].slice(0, count)
    }
  }
  throw new Error(`only ${found.size} accounts`)
}

/** Of what is offered, what the form knows by the name that is typed. */
export async function knownAt(account: string, field: string, names: string[], count: number): Promise<number[]> {
  const known: number[] = []
  for (const [at, entry] of names.entries()) {
    const url = `${ADS}/ads/resolve?${new URLSearchParams({ account, field, entry })}`
    if (((await (await fetch(url)).json()) as { known: boolean }).known) known.push(at)
    if (known.length === count) return known
  }
  throw new Error(`only ${known.length} of ${field}`)
}
