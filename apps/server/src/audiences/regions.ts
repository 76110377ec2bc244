import { COUNTRIES, REGIONS, UNSELECTABLE_COUNTRY, WORLD_REGION } from '@starling/catalog'
import { AppError, type AudienceRegion } from '@starling/contract'
import type { Question } from '@starling/question'
import { countryName } from '@starling/sections/names'
import type { Input } from '../floor/index.ts'

const country = (code: string): AudienceRegion => ({
  id: code.toLowerCase(),
  name: countryName(code, 'en'),
  name_ja: countryName(code, 'ja'),
  is_single_country: true,
  country_codes: [code],
  aliases: [code],
})

/** Those of several countries first, then every country that may be targeted. */
export const AUDIENCE_REGIONS: AudienceRegion[] = [
  ...REGIONS.map(({ country_codes, aliases, ...region }) => ({
    ...region,
    is_single_country: false,
    country_codes: [...country_codes],
    aliases: [...aliases],
  })),
  ...COUNTRIES.filter((code) => code !== UNSELECTABLE_COUNTRY)
    .map(country)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
]
const byId = new Map(AUDIENCE_REGIONS.map((region) => [region.id, region]))
const keyOf = (codes: readonly string[]) => codes.toSorted().join()
const byCountries = new Map(AUDIENCE_REGIONS.map((region) => [keyOf(region.country_codes), region.id]))

export async function getAudienceRegion({ path: { pk } }: Input<'getAudienceRegion'>): Promise<AudienceRegion> {
  const found = byId.get(pk)
  if (!found) throw new AppError('not_found')
  return found
}

/** The region that a question’s countries are. */
export const regionOf = ({ countries = [] }: Question): string | null =>
  countries.length === 0 ? WORLD_REGION.id : (byCountries.get(keyOf(countries)) ?? null)
