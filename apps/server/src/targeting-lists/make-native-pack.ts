import { NewDraft } from '@starling/contract'
import { normalizeQuestion } from '@starling/question'
import { type BuilderDraft, countriesOfDraft, draftOfQuestion, hasFinerPlaces } from '@starling/question/builder'
import {
  type Change,
  changeNativePack,
  findCatalogAudience,
  findNativePack,
  type Row,
  staleNativePacks,
} from '@starling/store'
import { builderOf } from '../audiences/index.ts'
import type { Product } from '../floor/index.ts'
import { makePackage } from '../targeting/index.ts'

const HOUR_MS = 60 * 60_000
/** Our choices: a day, less the time that the nightly work takes, and no more than a night can make. */
const FRESH_MS = 20 * HOUR_MS
const MOST_A_NIGHT = 2_000
/** Packs are nobody's: what they ask waits in a lane of its own. */
const ASKER = 'native packs'

/** By its key one waits once, however often it is queued. */
export const queuePack = (change: Change, pack_id: string): Promise<void> =>
  change.enqueue('make_native_pack', { pack_id }, { key: `native pack ${pack_id}` })

/** What was made before stays until there is another; of people who have become too few it goes. */
export async function makeNativePack(product: Product, pack_id: string): Promise<void> {
  const { store } = product
  const pack = await findNativePack(store, pack_id)
  const audience = pack && (await findCatalogAudience(store, pack.audience_id))
  if (!pack || !audience) return
  try {
    const there = draftOfPack(audience, pack.country, store.now())
    const made = there && (await makePackage(product, { draft: NewDraft.parse(there), asker: ASKER }))
    const { targeting_package, error = 'no_audience', ...rest } = made ?? {}
    const ended = targeting_package
      ? ({ state: 'ready', error: null, targeting_package } as const)
      : ({ state: 'failed', error, targeting_package: null } as const)
    await end(product, pack, { ...rest, ...ended })
  } catch (cause) {
    if (pack.state !== 'ready') await end(product, pack, { state: 'failed', error: 'generation_failed' })
    throw cause
  }
}

/** Whom a pack is for. */
export function draftOfPack({ body }: Pick<Row<'catalog_audiences'>, 'body'>, country: string, now: Date) {
  const question = normalizeQuestion(builderOf({ body, days: null }, now))
  return inCountry(draftOfQuestion(question, null), country)
}

/** Those of its people who are there. Of one that asks for other countries, or for finer places, there are none. */
function inCountry(draft: BuilderDraft, country: string): BuilderDraft | null {
  const own = countriesOfDraft(draft)
  if ((own.length > 0 && !own.includes(country)) || hasFinerPlaces(draft)) return null
  return { ...draft, countries: [country], selected_regions: [] }
}

type Parts = Parameters<typeof changeNativePack>
/** Who asks while one is being made has a second made: whichever ends first is the pack. */
const end = ({ store }: Product, pack: Parts[1], values: Parts[2]): Promise<void> =>
  store.change('operator', async (change) => {
    const isFirst = await changeNativePack(change, pack, { ...values, made_at: change.now })
    await change.audit(isFirst ? 'native_pack.made' : 'native_pack.overtaken', { subject_id: pack.id })
  })

/** Every night: what is a day old, and what a killed server left. */
export async function refreshNativePacks({ store }: Product): Promise<void> {
  const before = new Date(store.now().getTime() - FRESH_MS)
  const stale = await staleNativePacks(store, before, MOST_A_NIGHT)
  await store.change('operator', async (change) => {
    for (const id of stale) await queuePack(change, id)
    await change.audit('native_pack.due', { detail: { count: stale.length } })
  })
}
