const japan = (...numbers: number[]) => numbers.map((number) => `JP-${String(number).padStart(2, '0')}`)
const usa = (codes: string) => codes.split(' ').map((code) => `US-${code}`)
const NORTHEAST = usa('CT ME MA NH RI VT NY NJ PA')
const NEW_ENGLAND = usa('CT ME MA NH RI VT')

/** Parts of a country that have a name and are made of states or prefectures, as people speak of them. */
export const SUBREGIONS: readonly { names: readonly string[]; states: readonly string[] }[] = [
  { names: ['首都圏', '東京圏', 'Greater Tokyo'], states: japan(13, 14, 11, 12) },
  { names: ['関東', '関東地方', '関東圏', 'Kanto'], states: japan(8, 9, 10, 11, 12, 13, 14) },
  { names: ['関西', '関西圏', '近畿', '近畿地方', 'Kansai', 'Kinki'], states: japan(25, 26, 27, 28, 29, 30) },
  { names: ['東北', '東北地方', 'Tohoku'], states: japan(2, 3, 4, 5, 6, 7) },
  { names: ['東海', '東海地方', 'Tokai'], states: japan(21, 22, 23, 24) },
  { names: ['北陸', '北陸地方', 'Hokuriku'], states: japan(16, 17, 18) },
  { names: ['甲信越'], states: japan(15, 19, 20) },
  { names: ['中部', '中部地方', 'Chubu'], states: japan(15, 16, 17, 18, 19, 20, 21, 22, 23) },
  { names: ['中国地方'], states: japan(31, 32, 33, 34, 35) },
  { names: ['四国', '四国地方', 'Shikoku'], states: japan(36, 37, 38, 39) },
  { names: ['九州', '九州地方', 'Kyushu'], states: japan(40, 41, 42, 43, 44, 45, 46) },
  { names: ['West Coast', 'US West Coast', 'アメリカ西海岸', '西海岸'], states: usa('CA OR WA') },
  {
    names: ['East Coast', 'US East Coast', 'アメリカ東海岸', '東海岸'],
    states: [...NORTHEAST, ...usa('DE MD VA NC SC GA FL')],
  },
  { names: ['Pacific Northwest'], states: usa('OR WA') },
  { names: ['New England', 'ニューイングランド'], states: NEW_ENGLAND },
  { names: ['Northeast', 'US Northeast', 'northeastern US'], states: NORTHEAST },
  {
    names: ['Midwest', 'American Midwest', 'アメリカ中西部'],
    states: usa('IL IN IA KS MI MN MO NE ND OH SD WI'),
  },
  { names: ['Deep South'], states: usa('AL GA LA MS SC') },
]
