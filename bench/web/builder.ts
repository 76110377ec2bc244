import { loadavg } from 'node:os'
import { INTERESTS } from '@starling/catalog'
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { summary } from '../measure/medians.ts'
import { launch, type Scores, score } from './browser.ts'
import { type Person, personOf, tokensFor } from './persons.ts'
import { type Product, startProduct } from './product.ts'
import { watchTyping } from './typing.ts'

/** While somebody types: each letter is another draft, which nobody asked for before. */
const TYPED = ['coffee beans', 'running shoes', 'コーヒー', 'machine learning', 'world cup', 'street food']
const COUNTRIES = ['US', 'JP', 'GB', 'DE', 'BR']

/** Typed into the page; words without a space, which would ask nothing new. */
const WAITED = ['espresso', 'marathon', 'ラーメン', 'football', 'anime', 'startup', 'photography', 'サッカー']
const QUICK = ['chocolate', 'basketball', 'キャンプ', 'guitar']

export type BuilderResult = {
  load: number
  /** At the server, on the wire. */
  size: Record<string, ReturnType<typeof summary>>
  /** From a letter to its size, in Chromium; `wrong` are sizes of other drafts than the one on the screen. */
  on_screen: ReturnType<typeof summary> & { frames: number; wrong: string[] }
  lighthouse: Record<string, Scores>
}

/** What the size of a draft takes, at the server and on the screen, on the default network; every draft is new. */
export async function benchBuilder(data_dir: string, say: (text: string) => void): Promise<BuilderResult> {
  const product = await startProduct(data_dir, say)
  try {
    const person = personOf(product, (await tokensFor(data_dir, 1))[0]!)
    // The first question opens the files of the index.
    await sizeOf(person, { ...EMPTY_BUILDER })
    const load = loadavg()[0]!
    const size: BuilderResult['size'] = {}
    for (const [name, drafts] of Object.entries(draftsOf())) {
      const waits: number[] = []
      for (const draft of drafts) waits.push(await sizeOf(person, draft))
      size[name] = summary(waits)
    }
    return { load, size, ...(await onScreen(product)) }
  } finally {
    await product.stop()
  }
}

async function onScreen(product: Product): Promise<Pick<BuilderResult, 'on_screen' | 'lighthouse'>> {
  const browser = await launch()
  try {
    const { waits_ms, ...seen } = await watchTyping(browser, product, { waited: WAITED, quick: QUICK })
    const Cookie = await product.signIn('member@meridian.example')
    const lighthouse: Record<string, Scores> = {}
    for (const screen of ['creator', 'creator?about=coffee&interests=222&countries=JP', 'audiences']) {
      lighthouse[screen] = await score(`${product.team}/meridian/${screen}`, Cookie)
    }
    return { on_screen: { ...summary(waits_ms), ...seen }, lighthouse }
  } finally {
    await browser.close()
  }
}

let number = 0
async function sizeOf({ client }: Person, draft: BuilderDraft): Promise<number> {
  const from = performance.now()
  await client.sizeDraft({ body: { draft, number: ++number } })
  return performance.now() - from
}

/** Letter by letter, and block by block. */
function draftsOf(): Record<string, BuilderDraft[]> {
  const letters = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())
  const typing = TYPED.flatMap((text) => letters(text)).map((word) => ({ ...EMPTY_BUILDER, keyword_groups: [[word]] }))
  const interests = INTERESTS.slice(0, 60).map(({ id }, at) => ({
    ...EMPTY_BUILDER,
    interests: [id],
    countries: [COUNTRIES[at % COUNTRIES.length]!],
    gender: at % 2 === 0 ? ('FEMALE' as const) : ('MALE' as const),
  }))
  const three = INTERESTS.slice(60, 120).map(({ id }, at) => ({
    ...EMPTY_BUILDER,
    interests: [id],
    posted_about: [TYPED[at % TYPED.length]!],
    words_in_profile: ['love'],
    age: 'AGE_18_TO_34' as const,
  }))
  return { typing, interests, three_blocks: three }
}
