import { BRANDS } from '../../network/brands.ts'
import { COMMUNITIES } from '../../network/communities/communities.ts'
import { PLACES } from '../../network/places.ts'
import { SHOWS } from './television.ts'

export const CONVERSATION_TYPES =
  'ACTORS ATHLETES BOOK_GENRES BOOKS BRAND_CATEGORIES BRANDS CELEBRITIES COACHES DIGITAL_CREATORS ENTERTAINMENT_BRANDS ENTERTAINMENT_PERSONALITIES FICTIONAL_CHARACTERS JOURNALISTS LIFESTYLES MOVIE_GENRES MOVIES MUSIC_GENRES MUSICIANS NEWS_STORIES NEWS PERSONS PLACES PODCASTS POLITICAL_AFFILIATIONS POLITICIANS PRODUCTS RADIO_STATIONS SPORTS_LEAGUES SPORTS_PERSONALITIES SPORTS_TEAMS SPORTS TRENDS TV_SHOWS VIDEO_GAME_PLATFORMS VIDEO_GAME_PUBLISHERS VIDEO_GAMES'.split(
    ' ',
  )

export type Conversation = {
  name: string
  conversation_type: string
  targeting_value: string
  communities: readonly string[]
}

/** type | communities that talk about it | names; the titles are invented */
const TABLE = `
SPORTS|football futbol futebol calcio|Soccer,Futsal
SPORTS|basketball|Basketball,Streetball
SPORTS|yakyu|Baseball,Softball
SPORTS|running|Running,Marathon,Trail running
SPORTS|cycling fahrrad|Cycling,Road racing,Gravel riding
SPORTS|climbing|Bouldering,Sport climbing
SPORTS|motorsport|Motor racing,Rally
SPORTS|gim undou|Weightlifting,Yoga,Fitness
SPORTS||Tennis,Golf,Rugby,Volleyball,Swimming
SPORTS_LEAGUES|football|Premier Division,Northern League
SPORTS_LEAGUES|yakyu|Central Baseball League,Pacific Baseball League
SPORTS_LEAGUES|basketball|Continental Basketball League
SPORTS_TEAMS|football london|Harbour United,Northgate Rovers
SPORTS_TEAMS|yakyu kansai|Kansai Kites,Minato Mariners
BOOK_GENRES|books dokusho lecture|Crime fiction,Fantasy books,Literary fiction,Mystery books,Romance books,Science fiction books
BOOKS|books|The Salt Road,A Map of Small Hours
BOOKS|dokusho|本屋の二階,雨の日の地図帳
FICTIONAL_CHARACTERS|anime doujin|星野ルカ,パン屋の黒猫
MOVIE_GENRES|film eiga cinema|Action movies,Animated movies,Comedy movies,Documentary movies,Drama movies,Horror movies,Science fiction movies,Thriller movies
MOVIES|film|The Long Tide,Copper Sky,Last Ferry Home,A Year of Rain
MOVIES|eiga anime|月の裏の郵便局,海辺のレコード店
MOVIES|cinema|Les Heures bleues,Un été au port
MUSIC_GENRES|indiemusic|Indie rock,Shoegaze,Folk music
MUSIC_GENRES|popfans|Pop music,Dance pop
MUSIC_GENRES|idol|J-pop,Idol music
MUSIC_GENRES|idolko|K-pop
MUSIC_GENRES|musica lagos|Afrobeats,Samba,Hip hop
MUSIC_GENRES|band|Japanese rock,Visual kei
NEWS|investing startups|Business news,Markets
NEWS|webdev engineer datascience technik|Technology news
NEWS_STORIES|space|Launch calendar,Meteor showers
PODCASTS|startups marketing|Two Founders,The Funnel Hour
PODCASTS|running|Easy Miles
RADIO_STATIONS|indiemusic band|Radio Lantern,FM みなと
VIDEO_GAME_PLATFORMS|pcgames|PC gaming,Console gaming,Cloud gaming
VIDEO_GAME_PLATFORMS|sumahogame|Mobile gaming
VIDEO_GAME_PUBLISHERS|pcgames|Pixelforge Games,Nimbus Play Studios
VIDEO_GAMES|pcgames|Emberfall,Hollow Tide
VIDEO_GAMES|sumahogame|星くずクエスト,ねこ城物語
ENTERTAINMENT_BRANDS|film|Lumen Originals,Cinedrome Screens
TRENDS|cosme fashion|Clean beauty,Thrifted style
TRENDS|datascience startups|Small language models,Remote first
`

/** What kind of person leads a community. */
const LEADERS: Record<string, string> = {
  film: 'ACTORS',
  eiga: 'ACTORS',
  cinema: 'ACTORS',
  football: 'ATHLETES',
  futbol: 'ATHLETES',
  futebol: 'ATHLETES',
  calcio: 'ATHLETES',
  basketball: 'ATHLETES',
  yakyu: 'ATHLETES',
  running: 'ATHLETES',
  cycling: 'ATHLETES',
  climbing: 'ATHLETES',
  motorsport: 'SPORTS_PERSONALITIES',
  indiemusic: 'MUSICIANS',
  popfans: 'MUSICIANS',
  band: 'MUSICIANS',
  musica: 'MUSICIANS',
  idol: 'MUSICIANS',
  idolko: 'MUSICIANS',
  vtuber: 'ENTERTAINMENT_PERSONALITIES',
}

type Named = Omit<Conversation, 'targeting_value'>

const tabled: Named[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [conversation_type, communities, names] = line.split('|') as [string, string, string]
    return names
      .split(',')
      .map((name) => ({ name, conversation_type, communities: communities.split(' ').filter(Boolean) }))
  })

const leaders: Named[] = COMMUNITIES.flatMap(({ slug, leaders }) =>
  leaders.map(({ name, kind }) => ({
    name,
    conversation_type: kind === 'media' ? 'NEWS' : (LEADERS[slug] ?? 'DIGITAL_CREATORS'),
    communities: [slug],
  })),
)

const fields = [...new Set(BRANDS.map(({ field }) => field))].map((field) => ({
  name: field.charAt(0).toUpperCase() + field.slice(1),
  conversation_type: 'BRAND_CATEGORIES',
  communities: [...new Set(BRANDS.filter((brand) => brand.field === field).map(({ community }) => community))],
}))

const FIRST = Number.parseInt('a1', 36)

export const CONVERSATIONS: readonly Conversation[] = [
  ...tabled,
  ...BRANDS.map(({ name, community }) => ({ name, conversation_type: 'BRANDS', communities: [community] })),
  ...fields,
  ...BRANDS.flatMap(({ name, products, community }) =>
    products.map((product) => ({
      name: `${name} ${product}`,
      conversation_type: 'PRODUCTS',
      communities: [community],
    })),
  ),
  ...COMMUNITIES.map(({ title, slug }) => ({ name: title, conversation_type: 'LIFESTYLES', communities: [slug] })),
  ...leaders,
  ...SHOWS.map(({ name, communities }) => ({ name, conversation_type: 'TV_SHOWS', communities })),
  ...PLACES.map(({ city }) => ({ name: city, conversation_type: 'PLACES', communities: [] })),
].map((conversation, at) => ({ ...conversation, targeting_value: (FIRST + at * 3).toString(36) }))
