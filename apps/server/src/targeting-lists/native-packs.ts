import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { AppError, type ListedNativePack, type NativePack } from '@starling/contract'
import {
  addNativePack,
  findCatalogAudience,
  findNativePack,
  type NamedNativePack,
  pageNativePacks,
} from '@starling/store'
import { labelledIn, labelOf } from '@starling/targeting'
import type { Language } from '@starling/text/both'
import { spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { draftOfPack, queuePack } from './make-native-pack.ts'

const HOUR_MS = 60 * 60_000
/** Our choice: each asks the engine a dozen questions. */
const AN_HOUR = 60

function countryIn(typed: string): string {
  const country = readCountry(typed)
  if (country === undefined) {
    throw new AppError('invalid', { fields: { country: [{ code: 'not_a_country', values: { country: typed } }] } })
  }
  if (country !== UNSELECTABLE_COUNTRY) return country
  throw new AppError('invalid', { fields: { country: [{ code: 'country_unavailable' }] } })
}

/** One for everybody: who asks for what is there, or is being made, is told that. One that failed is tried anew. */
export async function generateNativePack(
  { body }: Input<'generateNativePack'>,
  context: UserContext,
): Promise<ListedNativePack> {
  const country = countryIn(body.country)
  const audience = await findCatalogAudience(context.store, body.audience_id)
  if (!audience) throw new AppError('no_audience')
  return context.change(async (change) => {
    const { id } = await addNativePack(change, { audience_id: audience.id, country })
    const pack = (await findNativePack(change, id))!
    if (pack.state !== 'ready') {
      await spendAll(change, [{ key: `native packs ${context.user.id}`, limit: AN_HOUR, window_ms: HOUR_MS }])
      await queuePack(change, id)
    }
    await change.audit('native_pack.asked', { subject_id: id })
    return listedPack(pack)
  })
}

export async function listNativePacks(
  { query }: Input<'listNativePacks'>,
  context: UserContext,
): Promise<ListedNativePack[]> {
  const { country, ...wanted } = query
  const filter = country === undefined ? wanted : { ...wanted, country: countryIn(country) }
  return answerPage(context, await pageNativePacks(context.store, filter), listedPack)
}

export async function getNativePack(
  { path: { pk } }: Input<'getNativePack'>,
  { store, language, now }: UserContext,
): Promise<NativePack> {
  const pack = await findNativePack(store, pk)
  const audience = pack && (await findCatalogAudience(store, pack.audience_id))
  if (!pack || !audience) throw new AppError('not_found')
  const { targeting_package } = pack
  const draft = draftOfPack(audience, pack.country, now)
  return { ...listedPack(pack), draft, targeting_package: targeting_package && labelledIn(targeting_package, language) }
}

export const nativePackName = ({ name, name_ja, country }: NamedNativePack, language: Language): string =>
  `${language === 'ja' ? name_ja : name} · ${labelOf('countries', country, language)}`

function listedPack(pack: NamedNativePack): ListedNativePack {
  const { id, audience_id, name, name_ja, country, state, error, size, size_of, as_of, made_at, created_at } = pack
  return {
    id,
    is_super_insights: true,
    audience: { id: audience_id, name, name_ja },
    country,
    state,
    processing: state === 'waiting',
    error,
    size: size === null || size_of === null ? null : { size, few: error === 'too_few', of: size_of },
    as_of: as_of?.toISOString() ?? null,
    made_at: made_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}
