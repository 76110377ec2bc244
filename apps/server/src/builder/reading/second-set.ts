/** What a marketer wrote, the blocks that a careful person would make of it, and a word of it that has no block. */
export type SecondSetLine = readonly [description: string, blocks: string, unplaced?: string]

/**
 * Written once by somebody who had not read the reader, and never fitted to it nor the reader to it: its score says
 * how the reader does with sentences it was not made for. Do not change a line; a third set is a new file.
 */
export const SECOND_SET_ENGLISH: readonly SecondSetLine[] = [
  [
    'Women aged 25 to 54 in Canada who are into gardening and home improvement',
    'gender=FEMALE age=AGE_25_TO_54 countries=CA interests=275,280',
  ],
  [
    'Software engineers and data scientists in Washington state, not recruiters',
    'job_titles=software-engineer,data-scientist selected_states=US-WA excluded_job_titles=recruiter',
  ],
  ['Runners in Oregon and Colorado, 18-34', 'interests=227 selected_states=US-OR,US-CO age=AGE_18_TO_34'],
  [
    'Spanish speakers in Texas who follow @FCBarcelona but do not follow @realmadrid',
    'languages=es selected_states=US-TX handles=fcbarcelona excluded_handles=realmadrid',
  ],
  [
    'We are launching a new dog food in the UK and want dog owners, preferably over 35, who have posted about grain-free food. Leave out vets.',
    'interests=425 countries=GB age=AGE_OVER_35 posted_about=grain-free food excluded_job_titles=veterinarian',
  ],
  ['Men 21 to 49 in Ireland who enjoy whisky and golf', 'gender=MALE age=AGE_21_TO_49 countries=IE interests=211,512'],
  ['Teachers in Scotland and Wales', 'job_titles=teacher selected_states=GB-SCT,GB-WLS'],
  ['French-speaking photographers in Quebec', 'languages=fr job_titles=photographer', 'Quebec'],
  [
    'Anyone with "plant parent" or "foodie" in their bio, based in Seattle',
    'words_in_profile=plant parent,foodie cities=Seattle',
  ],
  [
    'Gamers under 25 in the Nordics, except those interested in mobile games',
    'interests=680 age=AGE_13_TO_24 selected_regions=nordics excluded_interests=683',
  ],
  [
    'People who tweeted about the Super Bowl in the last 7 days and live in Georgia or Florida',
    'posted_about=Super Bowl days=7 selected_states=US-GA,US-FL',
  ],
  [
    'Founders and CEOs in DACH with at least 5,000 followers',
    'job_titles=founder,chief-executive-officer selected_regions=dach followers=5000-',
  ],
  ['Verified journalists in the US', 'verified=true job_titles=journalist countries=US'],
  [
    'accounts similar to @patagonia, campers and climbers, on the US West Coast',
    'similar_to=patagonia interests=677,500 selected_states=US-CA,US-OR,US-WA',
  ],
  ['Vegans and people who like baking, in Manchester', 'interests=212,217 cities=Manchester'],
  ['nurses, midwives and paramedics in England', 'job_titles=nurse,midwife,paramedic selected_states=GB-ENG'],
  [
    'Skincare fans 18 to 24, female, Philippines, no followers of @sephora',
    'interests=559 age=AGE_18_TO_24 gender=FEMALE countries=PH excluded_handles=sephora',
  ],
  [
    'Small audience test: jazz lovers in Chicago with at most 2,000 followers',
    'interests=357 cities=Chicago followers=-2000',
  ],
  [
    'Parents of toddlers in Australia who posted about sleep training',
    'interests=196 countries=AU posted_about=sleep training',
  ],
  ['Left-handed golfers in Arizona', 'interests=512 selected_states=US-AZ', 'Left-handed'],
  [
    'Portuguese-speaking football fans in Brazil and Portugal, but nobody who follows @Flamengo',
    'languages=pt interests=533 countries=BR,PT excluded_handles=flamengo',
  ],
  [
    'Guys over 50 interested in classic cars or motorcycles, living in Germany, Poland or Italy',
    'gender=MALE age=AGE_OVER_50 interests=19,27 countries=DE,PL,IT',
  ],
  [
    'who mentioned "cold brew" or "flat white" in a post, ages 21-34, California',
    'keyword_groups=cold brew|flat white age=AGE_21_TO_34 selected_states=US-CA',
  ],
  [
    'Exclude anyone with "crypto" in their profile. Target investors and financial advisers in Singapore.',
    'excluded_words_in_profile=crypto job_titles=investor,financial-adviser countries=SG',
  ],
  [
    'Frequent flyers in Japan who speak English and have a black credit card',
    'interests=672 countries=JP languages=en',
    'card',
  ],
  [
    'Marketing managers, brand managers and social media managers in London. Not agencies.',
    'job_titles=marketing-manager,brand-manager,social-media-manager cities=London',
    'agencies',
  ],
  [
    'Yoga teachers or people into wellness, women, 35 to 54, New Jersey',
    'job_titles=yoga-teacher interests=232 gender=FEMALE age=AGE_35_TO_54 selected_states=US-NJ',
  ],
  [
    'Anime and manga fans in Southeast Asia aged 13 to 34, no cosplayers please',
    'interests=641,46 selected_regions=southeast-asia age=AGE_13_TO_34 excluded_job_titles=cosplayer',
  ],
  [
    'For our spring campaign: follows @nikerunning or @hokaoneone, talks about marathons, lives in Massachusetts, New York state or Pennsylvania, 25-49; drop people who posted "giveaway".',
    'handles=nikerunning,hokaoneone posted_about=marathons selected_states=US-MA,US-NY,US-PA age=AGE_25_TO_49 excluded_keywords=giveaway',
  ],
  ['cat people', 'interests=424'],
]

export const SECOND_SET_JAPANESE: readonly SecondSetLine[] = [
  [
    '神奈川県在住の25歳から49歳の女性で、ガーデニングが好きな人',
    'selected_states=JP-14 age=AGE_25_TO_49 gender=FEMALE interests=275',
  ],
  [
    '首都圏に住む20代の女性。スキンケアとメイクに関心があり、美容部員は除く',
    'selected_states=JP-11,JP-12,JP-13,JP-14 age=AGE_18_TO_34 gender=FEMALE interests=559,555 excluded_job_titles=beautician',
  ],
  ['猫を飼っている人', 'interests=424'],
  [
    '北海道と沖縄県のキャンプ好き、35歳以上の男性',
    'selected_states=JP-01,JP-47 interests=677 age=AGE_OVER_35 gender=MALE',
  ],
  [
    '@NintendoJPN をフォローしているが @PlayStation_jp はフォローしていない18〜34歳のゲーマー',
    'handles=nintendojpn excluded_handles=playstation_jp age=AGE_18_TO_34 interests=680',
  ],
  [
    '看護師・薬剤師・理学療法士（大阪府・京都府）',
    'job_titles=nurse,pharmacist,physiotherapist selected_states=JP-27,JP-26',
  ],
  [
    'プロフィールに「一児の母」または「ワーママ」と書いている人、愛知県',
    'words_in_profile=一児の母,ワーママ selected_states=JP-23',
  ],
  [
    '直近30日間に推し活について投稿した18歳から24歳の女性',
    'posted_about=推し活 days=30 age=AGE_18_TO_24 gender=FEMALE',
  ],
  ['フォロワー1万人以上の認証済みイラストレーター', 'followers=10000- verified=true job_titles=illustrator'],
  ['英語を話す日本在住のソフトウェアエンジニア', 'languages=en countries=JP job_titles=software-engineer'],
  ['横浜市と福岡市に住むサッカーファン', 'cities=Yokohama,Fukuoka interests=533'],
  [
    '関西の野球ファン、50歳以上。@TigersDreamlink のフォロワーは除外',
    'selected_states=JP-25,JP-26,JP-27,JP-28,JP-29,JP-30 interests=545 age=AGE_OVER_50 excluded_handles=tigersdreamlink',
  ],
  ['韓国語を話す人で、K-POPについて投稿している13歳から24歳', 'languages=ko posted_about=K-POP age=AGE_13_TO_24'],
  [
    '新商品の発売に向けて、フィットネスやランニングに興味がある21歳から34歳の男性を狙いたい。パーソナルトレーナーは除いてください',
    'interests=225,227 age=AGE_21_TO_34 gender=MALE excluded_job_titles=personal-trainer',
  ],
  ['台湾と香港で旅行に興味がある中国語話者', 'countries=TW,HK interests=653 languages=zh'],
  [
    'CEOと起業家、フォロワー500人以上、東京都',
    'job_titles=chief-executive-officer,entrepreneur followers=500- selected_states=JP-13',
  ],
  [
    '犬好きで、ペット保険に関心がある人。獣医とトリマーは除く',
    'interests=425,403 excluded_job_titles=veterinarian,pet-groomer',
  ],
  ['左利きのゴルファー、静岡県', 'interests=512 selected_states=JP-22', '左利き'],
  ['東南アジアのアニメ好き、13歳から34歳', 'selected_regions=southeast-asia interests=641 age=AGE_13_TO_34'],
  [
    '「在宅ワーク」とプロフィールに書いている人。ただし「副業」がプロフィールにある人は除く',
    'words_in_profile=在宅ワーク excluded_words_in_profile=副業',
  ],
  [
    '@patagonia_jp に似たアカウントで、スキーかスノーボードが趣味の人。長野県・新潟県',
    'similar_to=patagonia_jp interests=531,504 selected_states=JP-20,JP-15',
  ],
  ['日本酒とワインが好きな21歳以上、広島県か岡山県', 'interests=211 age=AGE_OVER_21 selected_states=JP-34,JP-33'],
  [
    '子育て中の女性、埼玉県、離乳食について投稿したことがある',
    'interests=192 gender=FEMALE selected_states=JP-11 posted_about=離乳食',
  ],
  ['バリスタ、またはコーヒーについて投稿している人（京都市）', 'job_titles=barista posted_about=コーヒー cities=Kyoto'],
  ['カリフォルニア州かハワイ州に住む日本語話者', 'selected_states=US-CA,US-HI languages=ja'],
  ['映画とジャズが好きな男性。ホラーに興味がある人は除く', 'interests=324,357 gender=MALE excluded_interests=336'],
  ['電気自動車について投稿していて、自宅にサウナを持っている人', 'posted_about=電気自動車', 'サウナ'],
  [
    'セミナーの集客です。マーケティング担当者と広報、コピーライターを対象に、リクルーターは除く。',
    'job_titles=marketing-manager,public-relations-officer,copywriter excluded_job_titles=recruiter',
  ],
  [
    '投稿に「プレゼント企画」を含む人は除いて、宮城県と福島県の釣り好き',
    'excluded_keywords=プレゼント企画 selected_states=JP-04,JP-07 interests=511',
  ],
  [
    'フォロワーが3000人以下の写真家とグラフィックデザイナー',
    'followers=-3000 job_titles=photographer,graphic-designer',
  ],
]
