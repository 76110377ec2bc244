import { beforeAll, describe, expect, test } from 'vitest'
import { valuesIn, valuesWritten } from '../../../test-kit/builder/score.ts'
import { type KnownPlaces, knownPlaces } from './known-places.ts'
import { readDescription } from './read-description.ts'

let places: KnownPlaces
beforeAll(async () => {
  places = await knownPlaces()
}, 60_000)

/** What must be read of each, and nothing beside it. */
const RULES: Record<string, readonly (readonly [description: string, blocks: string])[]> = {
  'what is said of who writes is not asked for': [
    ['We are @oatly. We want baristas in Sweden', 'job_titles=barista countries=SE'],
    [
      'Campaign for @glossier: women 18-34 in the US who wear makeup',
      'gender=FEMALE age=AGE_18_TO_34 countries=US interests=555',
    ],
    ['We love working with creators. Target: illustrators in Poland.', 'job_titles=illustrator countries=PL'],
    [
      'Our product is a yoga mat for beginners; reach women 25-49 in Canada',
      'gender=FEMALE age=AGE_25_TO_49 countries=CA',
    ],
    ['We sell running shoes in Germany and want to reach teachers in Austria', 'job_titles=teacher countries=AT'],
    ['Target: CFOs. Product: accounting software for dentists.', 'job_titles=chief-financial-officer'],
    ['美容師に人気のシャンプーです。20代から30代の女性に届けたい。', 'age=AGE_18_TO_49 gender=FEMALE'],
    ['@Starbucks_J です。コーヒー好きの女性に届けたい', 'interests=222 gender=FEMALE'],
    ['当社はドイツの工具メーカーです。日本のDIY好きに届けたいです。', 'countries=JP interests=280'],
    ['新作ゲームのリリースに合わせて、RPGが好きな人へ', 'interests=687'],
  ],
  'but where it is, where nothing else says so': [
    ['We run gyms across Ohio and want people who climb', 'interests=500 selected_states=US-OH'],
    ['We sell to women in Texas', 'gender=FEMALE selected_states=US-TX'],
  ],
  'what is said of others is not asked for': [
    ['Marketing managers at brands that sell to teachers, UK', 'job_titles=marketing-manager countries=GB'],
    ['Small business owners who hire accountants, lawyers and designers', 'job_titles=entrepreneur'],
    ['Anyone married to a nurse', ''],
    ['Sons and daughters of farmers', ''],
    ['Women whose husbands play golf', 'gender=FEMALE'],
    ['Women who buy gifts for men', 'gender=FEMALE'],
    ['Moms of teenagers in Ohio', 'gender=FEMALE interests=198 selected_states=US-OH'],
    ['Parents with kids aged 4 to 11, Canada', 'interests=197 countries=CA'],
    ['Homeowners with houses over 50 years old, Maine', 'selected_states=US-ME'],
    ['妻が看護師の男性', 'gender=MALE'],
    ['エンジニアを採用したい人事担当者', 'job_titles=human-resources-manager'],
    ['税理士を探している個人事業主', 'job_titles=entrepreneur'],
    ['医師向けのセミナーを開催している会社', ''],
    ['高校生の息子がいる40代女性', 'gender=FEMALE age=AGE_35_TO_49 interests=198'],
    ['子どもがサッカーをしている親', 'interests=192'],
    ['旦那さんが釣り好きな主婦', ''],
    ['医者に行くのが嫌いな人', ''],
  ],
  'what is not so, not yet or no more is not asked for': [
    ['People who want to become pilots or doctors', ''],
    ['Aspiring photographers, 18-24', 'age=AGE_18_TO_24'],
    ['Former teachers now in tech sales', ''],
    ['People who used to live in Spain', ''],
    ['Canadians who dream of moving to Portugal', 'countries=CA'],
    ['People who grew up in Texas but live in Oregon', 'selected_states=US-OR'],
    ['教師を目指す大学生', 'age=AGE_18_TO_24'],
    ['元教師の主婦', ''],
    ['京都に旅行したい人', ''],
    ['もし子どもが生まれたら車を買い替えたい人', ''],
  ],
  'a word inside a name or a longer phrase is part of it': [
    ['Paris Hilton fans', 'posted_about=Paris Hilton'],
    ['Boston Red Sox fans living in Maine', 'posted_about=Boston Red Sox selected_states=US-ME'],
    ['Game of Thrones fans', 'posted_about=Game of Thrones'],
    ['Fans of Spider-Man and Iron Man', 'posted_about=Spider-Man,Iron Man'],
    ['People who follow Jordan Peterson', ''],
    ['Everyone who was at Paris Fashion Week', ''],
    ['Men named Austin', 'gender=MALE'],
    ['Golf GTI owners in Germany', 'countries=DE'],
    ['Pet food brands', ''],
    ['Food truck owners in Austin TX', 'cities=Austin'],
    ['Art directors who run their own studio', 'job_titles=art-director'],
    ["People interested in women's football, Spain", "posted_about=women's football countries=ES"],
    ['千葉雄大のファン', 'posted_about=千葉雄大'],
    ['広島カープファンの女性', 'posted_about=広島カープ gender=FEMALE'],
    ['長崎ちゃんぽんが好きな人', 'posted_about=長崎ちゃんぽん'],
    ['日本酒バーの店長', 'job_titles=store-manager'],
    ['ゴルフ場の近くに住む人', ''],
    ['男性向け化粧品に興味がある人', 'posted_about=男性向け化粧品'],
    ['男性アイドルが好きな女性', 'posted_about=男性アイドル gender=FEMALE'],
    ['漁師町に住む人', ''],
  ],
  'a number that counts something else is no age': [
    ['Founders of companies with 20-50 employees', 'job_titles=founder'],
    ['Runners who do 20 to 30 miles a week', 'interests=227'],
    ['Couples married for over 20 years', ''],
    ['Teachers with 10+ years of experience', 'job_titles=teacher'],
    ['Fans of 80s music, 40+', 'posted_about=80s music age=AGE_OVER_35'],
    ['30〜50人規模の会社の社長', 'job_titles=chief-executive-officer'],
    ['築30年以上の家に住む人', ''],
  ],
  'an age is said in many ways': [
    ['Women, 55 plus', 'gender=FEMALE age=AGE_OVER_50'],
    ['over-50s in Wales', 'age=AGE_OVER_50 selected_states=GB-WLS'],
    ['thirty-something women', 'gender=FEMALE age=AGE_25_TO_49'],
    ['Men 45-64', 'gender=MALE age=AGE_OVER_35'],
    ['二十代の男性', 'age=AGE_18_TO_34 gender=MALE'],
    ['20代後半〜30代前半の女性', 'age=AGE_21_TO_34 gender=FEMALE'],
    ['２０〜３４才の女性', 'age=AGE_18_TO_34 gender=FEMALE'],
  ],
  'nobody lives where they go, come from or are not': [
    ['Travelers from the UK to Italy', 'interests=653 countries=GB'],
    ['Expats from Brazil living in Lisbon', 'cities=Lisbon'],
    ['Chelsea supporters outside London', 'posted_about=Chelsea'],
    ['Everyone in the US except California, Oregon and Texas', 'countries=US'],
    ['People who love Florence, Paris and Rome', 'posted_about=Florence,Paris,Rome'],
    ['東京と大阪以外に住む30代男性', 'age=AGE_25_TO_49 gender=MALE'],
    ['ブラジル出身で群馬県に住む人', 'selected_states=JP-10'],
    ['海外在住の日本人', ''],
    ['大阪から東京に引っ越した人', ''],
    ['福島出身で今は東京に住んでいる人', 'selected_states=JP-13'],
  ],
  'who is left out ends where something else begins': [
    ['Skiers, no instructors, Colorado + Utah', 'interests=531 selected_states=US-CO,US-UT'],
    [
      'Founders (not CEOs) in Stockholm',
      'job_titles=founder excluded_job_titles=chief-executive-officer cities=Stockholm',
    ],
    ['Not interested in golf: men over 50', 'excluded_interests=512 gender=MALE age=AGE_OVER_50'],
    ['Not only lawyers but also accountants', 'job_titles=lawyer,accountant'],
    ['Verified or not, gamers in Brazil', 'interests=680 countries=BR'],
    ['Women but no moms', 'gender=FEMALE excluded_interests=192'],
    ['Hair stylists; not barbers', 'job_titles=hairdresser'],
    ['男性ではなく女性。登山好き。', 'gender=FEMALE interests=159'],
    ['看護師と薬剤師。医師は対象外。', 'job_titles=nurse,pharmacist excluded_job_titles=doctor'],
    ['猫は好きだけど犬は苦手な人', 'interests=424'],
    ['Accountants, no one under 25', 'job_titles=accountant age=AGE_OVER_25'],
    ["Women who don't have children and love to travel", 'gender=FEMALE interests=653'],
    ['株式投資に関心がある公務員以外の会社員', 'interests=414'],
    [
      '医療関係者(看護師、薬剤師など)を除く、健康的な食事に関心がある方',
      'excluded_job_titles=nurse,pharmacist interests=221',
    ],
  ],
  'a place stands before people, in small letters, and among states': [
    ['UK mums and Texas teachers', 'countries=GB gender=FEMALE interests=192 selected_states=US-TX job_titles=teacher'],
    ['skincare fans, philippines + indonesia', 'interests=559 countries=PH,ID'],
    ['Runners in Washington, Idaho and Montana', 'interests=227 selected_states=US-WA,US-ID,US-MT'],
  ],
  'a list under a heading is read': [
    [
      'Interests: jazz, vinyl. Location: Chicago. Age: 35-54.',
      'interests=357 posted_about=vinyl cities=Chicago age=AGE_35_TO_54',
    ],
    ['Gender: female / Country: Japan / Job: nurse', 'gender=FEMALE countries=JP job_titles=nurse'],
    ['Interests: luxury cars\nExclude: recruiters', 'interests=23 excluded_job_titles=recruiter'],
    [
      '【ターゲット】30代ママ 【エリア】埼玉 【除外】保育士',
      'age=AGE_25_TO_49 gender=FEMALE interests=192 selected_states=JP-11 excluded_job_titles=childcare-worker',
    ],
  ],
  'a slip of the fingers is mended where it makes no other word': [
    ['Coffe lovers in Seattle', 'interests=222 cities=Seattle'],
    ['Poeple in Germany who folow @bmw', 'countries=DE handles=bmw'],
  ],
}

describe.each(Object.entries(RULES))('%s', (_rule, rows) => {
  test.each(rows)('%s', (description, blocks) => {
    const { patch, refused } = readDescription(description, places)
    expect(refused).toEqual([])
    expect(valuesIn(patch).toSorted()).toEqual(valuesWritten(blocks).toSorted())
  })
})
