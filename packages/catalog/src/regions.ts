/** Several countries that are bought together; a single country is a region by itself and needs no line here. */
export type Region = {
  id: string
  name: string
  name_ja: string
  country_codes: readonly string[]
  /** Other ways to write it. */
  aliases: readonly string[]
}

const region = (id: string, name: string, name_ja: string, codes: string, aliases = ''): Region => ({
  id,
  name,
  name_ja,
  country_codes: codes.split(' '),
  aliases: aliases === '' ? [] : aliases.split(', '),
})

const NORDICS = 'DK FI IS NO SE'
const BENELUX = 'BE LU NL'
const DACH = 'AT CH DE'
const UK_IRELAND = 'GB IE'
const SOUTHERN_EUROPE = 'AD CY ES GR IT MT PT SM VA'
const EASTERN_EUROPE = 'BG CZ EE HR HU LT LV PL RO SI SK UA'
const BALKANS = 'AL BA ME MK RS'
const NORTH_AMERICA = 'CA US'
const CENTRAL_AMERICA = 'BZ CR GT HN MX NI PA SV'
const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PE PY SR UY VE'
const CARIBBEAN = 'BB BS CU DO GD HT JM LC TT VC'
const GULF = 'AE BH KW OM QA SA'
const LEVANT = 'EG IL IQ JO LB TR'
const NORTH_AFRICA = 'DZ EG LY MA TN'
const SUB_SAHARA = 'AO BW CD CI CM ET GH KE ML MU MZ NA NG RW SN TZ UG ZA ZM ZW'
const EAST_ASIA = 'CN HK JP KR MO TW'
const SOUTHEAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN'
const SOUTH_ASIA = 'BD BT IN LK MV NP PK'
const OCEANIA = 'AU FJ NZ PG'
const union = (...lists: string[]) => [...new Set(lists.join(' ').split(' '))].toSorted().join(' ')

/** Everywhere. */
export const WORLD_REGION: Region = {
  id: 'global',
  name: 'Global',
  name_ja: '全世界',
  country_codes: [],
  aliases: ['World', 'Worldwide', '世界'],
}

export const REGIONS: readonly Region[] = [
  WORLD_REGION,
  region('north-america', 'North America', '北米', NORTH_AMERICA, 'NA, US and Canada, 北アメリカ'),
  region(
    'latin-america',
    'Latin America',
    '中南米',
    union(CENTRAL_AMERICA, SOUTH_AMERICA, CARIBBEAN),
    'LATAM, ラテンアメリカ',
  ),
  region(
    'americas',
    'Americas',
    '南北アメリカ',
    union(NORTH_AMERICA, CENTRAL_AMERICA, SOUTH_AMERICA, CARIBBEAN),
    'AMER',
  ),
  region('uk-ireland', 'UK and Ireland', '英国・アイルランド', UK_IRELAND, 'UKI, British Isles'),
  region('dach', 'DACH', 'ドイツ語圏', DACH, 'Germany Austria Switzerland'),
  region('benelux', 'Benelux', 'ベネルクス', BENELUX, 'BNL, Low Countries'),
  region('nordics', 'Nordics', '北欧', NORDICS, 'Scandinavia, スカンジナビア'),
  region('southern-europe', 'Southern Europe', '南欧', SOUTHERN_EUROPE, '南ヨーロッパ'),
  region('eastern-europe', 'Eastern Europe', '東欧', union(EASTERN_EUROPE, BALKANS), 'CEE, 東ヨーロッパ'),
  region(
    'europe',
    'Europe',
    'ヨーロッパ',
    union('FR', UK_IRELAND, DACH, BENELUX, NORDICS, SOUTHERN_EUROPE, EASTERN_EUROPE, BALKANS),
    'EU, 欧州',
  ),
  region('gulf', 'Gulf states', '湾岸諸国', GULF, 'GCC'),
  region(
    'middle-east-north-africa',
    'Middle East and North Africa',
    '中東・北アフリカ',
    union(GULF, LEVANT, NORTH_AFRICA),
    'MENA',
  ),
  region('africa', 'Africa', 'アフリカ', union(NORTH_AFRICA, SUB_SAHARA)),
  region('east-asia', 'East Asia', '東アジア', EAST_ASIA),
  region('southeast-asia', 'Southeast Asia', '東南アジア', SOUTHEAST_ASIA, 'SEA, ASEAN, アセアン'),
  region('south-asia', 'South Asia', '南アジア', SOUTH_ASIA),
  region('oceania', 'Oceania', 'オセアニア', OCEANIA, 'ANZ'),
  region('asia-pacific', 'Asia-Pacific', 'アジア太平洋', union(EAST_ASIA, SOUTHEAST_ASIA, SOUTH_ASIA, OCEANIA), 'APAC'),
]
