type AppCategory = { name: string; targeting_value: string; os_type: 'IOS' | 'ANDROID' }

const IOS =
  'Books,Business,Education,Entertainment,Finance,Food and Drink,Games,Games: Action,Games: Board,Games: Music,Games: Puzzle,Games: Role Playing,Games: Sports,Games: Strategy,Lifestyle,Music,Navigation,News,Photo and Video,Productivity,Reference,Shopping,Social Networking,Sports,Travel,Utilities,Weather'
const ANDROID =
  'Art and Design,Auto and Vehicles,Beauty,Books and Reference,Business,Comics,Communication,Education,Entertainment,Events,Finance,Food and Drink,Games: Action,Games: Board,Games: Music,Games: Puzzle,Games: Role Playing,Games: Sports,Games: Strategy,House and Home,Lifestyle,Maps and Navigation,Music and Audio,News and Magazines,Parenting,Personalization,Photography,Productivity,Shopping,Social,Sports,Tools,Travel and Local,Video Players,Weather'

const of = (names: string, os_type: AppCategory['os_type'], first: number) =>
  names.split(',').map((name, at) => ({ name, os_type, targeting_value: (first + at).toString(36) }))

export const APP_CATEGORIES: readonly AppCategory[] = [
  ...of(IOS, 'IOS', 1_247_000),
  ...of(ANDROID, 'ANDROID', 1_251_000),
]
