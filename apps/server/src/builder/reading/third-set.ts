import type { SecondSetLine } from './second-set.ts'

/**
 * Written once by somebody who had not read the reader, and never fitted to it nor the reader to it: its score says
 * how the reader does with sentences it was not made for. Do not change a line; a fourth set is a new file.
 */
export const THIRD_SET_ENGLISH: readonly SecondSetLine[] = [
  ['Nurses and midwives in England, 25-49', 'job_titles=nurse,midwife selected_states=GB-ENG age=AGE_25_TO_49'],
  [
    'Brief: autumn launch. Women, 18-34, France + Belgium, interested in skin care and perfume. No followers of @Sephora.',
    'gender=FEMALE age=AGE_18_TO_34 countries=FR,BE interests=559,558 excluded_handles=sephora',
  ],
  [
    'Followers of @Strava and @GarminFitness in Denver or Portland, Oregon',
    'handles=strava,garminfitness cities=Denver,Portland',
  ],
  [
    'Verified journalists and editors with at least 10,000 followers, writing in English',
    'verified=true job_titles=journalist,editor followers=10000- languages=en',
  ],
  [
    'We run a chain of climbing gyms across Minnesota and Wisconsin and would like to reach people under 35 who climb, plus anyone there who used #bouldering in the last 30 days.',
    'interests=500 selected_states=US-MN,US-WI age=AGE_13_TO_34 keyword_groups=#bouldering days=30',
  ],
  [
    'CFOs, accountants and auditors in DACH',
    'job_titles=chief-financial-officer,accountant,auditor selected_regions=dach',
  ],
  [
    'Dog lovers and cat lovers in Melbourne, but nobody with "breeder" in their bio',
    'interests=425,424 cities=Melbourne excluded_words_in_profile=breeder',
  ],
  [
    'Most of our bookings come from older couples, so please find people in Canada aged 60 or over who are interested in cruises or retirement planning. They should not be following @VikingCruises yet.',
    'countries=CA age=AGE_OVER_50 interests=678,416 excluded_handles=vikingcruises',
  ],
  [
    'Portuguese-speaking fans of PC games in Brazil, aged 20 to 30',
    'languages=pt interests=684 countries=BR age=AGE_18_TO_34',
  ],
  [
    'Lookalikes of @Patagonia and @REI in Washington, Idaho and Montana',
    'similar_to=patagonia,rei selected_states=US-WA,US-ID,US-MT',
  ],
  [
    'Accounts with 5k to 50k followers in Seoul that have posted about glass skin',
    'followers=5000-50000 cities=Seoul posted_about=glass skin',
  ],
  [
    'Anyone whose posts contain both "mortgage" and "first home" in the past 14 days, UK only',
    'keyword_groups=mortgage+first home days=14 countries=GB',
  ],
  [
    'Teachers. Texas, Oklahoma, Louisiana. Not headteachers.',
    'job_titles=teacher selected_states=US-TX,US-OK,US-LA excluded_job_titles=headteacher',
  ],
  ['Men in the Nordics into ice hockey or skiing', 'gender=MALE selected_regions=nordics interests=515,531'],
  [
    'German speakers in Bavaria who like camping and fishing, 30 and older',
    'languages=de interests=677,511 age=AGE_OVER_25',
    'Bavaria',
  ],
  [
    'mums of toddlers in Ireland who have been posting about weaning over the last week',
    'gender=FEMALE interests=196 countries=IE posted_about=weaning days=7',
  ],
  [
    'Founders and CTOs in Berlin, Amsterdam and Stockholm; must be verified',
    'job_titles=founder,chief-technology-officer cities=Berlin,Amsterdam,Stockholm verified=true',
  ],
  [
    'Exclude anyone who has posted about crypto. Otherwise: people interested in stocks and bonds in Malaysia and Thailand, 25–54.',
    'excluded_keywords=crypto interests=414 countries=MY,TH age=AGE_25_TO_54',
  ],
  [
    'Vegans and vegetarians in Australia or Japan with fewer than 2,000 followers',
    'interests=212,213 countries=AU,JP followers=-2000',
  ],
  [
    'We are promoting a festival this June. Target people aged 35-54 in Chicago who love jazz or blues and follow @smallslive.',
    'interests=357,360 cities=Chicago age=AGE_35_TO_54 handles=smallslive',
  ],
  [
    'Photographers, illustrators and graphic designers, bio includes "available for hire", anywhere in Benelux',
    'job_titles=photographer,illustrator,graphic-designer words_in_profile=available for hire selected_regions=benelux',
  ],
  [
    'Truck drivers in Ohio, Indiana & Kentucky who listen to country music',
    'job_titles=driver interests=350 selected_states=US-OH,US-IN,US-KY',
  ],
  [
    'Fans of tennis and golf in LATAM, not interested in casinos and gambling',
    'interests=539,512 selected_regions=latin-america excluded_interests=181',
  ],
  [
    'This is for a thermal flask brand: women between 35 and 44, anywhere in Scotland, who have posted about wild swimming or hillwalking in the last 60 days.',
    'gender=FEMALE age=AGE_35_TO_49 selected_states=GB-SCT posted_about=wild swimming,hillwalking days=60',
  ],
  [
    'Homeowners in Florida who are into landscaping and smart home tech',
    'interests=284,277 selected_states=US-FL',
    'Homeowners',
  ],
  [
    'Real estate agents with "luxury" in the bio, Los Angeles and Miami, 1,000 to 20,000 followers, exclude mortgage brokers',
    'job_titles=estate-agent words_in_profile=luxury cities=Los Angeles,Miami followers=1000-20000 excluded_job_titles=mortgage-broker',
  ],
  [
    'Japanese speakers living in the United States who love anime and karaoke',
    'languages=ja countries=US interests=641 posted_about=karaoke',
  ],
  ['People posting with #veganuary or #dryjanuary', 'keyword_groups=#veganuary,#dryjanuary'],
  [
    'Product managers, data engineers and machine learning engineers in India who follow @OpenAI or @GoogleDeepMind, but no recruiters',
    'job_titles=product-manager,data-engineer,machine-learning-engineer countries=IN handles=openai,googledeepmind excluded_job_titles=recruiter',
  ],
  [
    'Campaign: spring model launch\nAudience: men in the GCC, Arabic-speaking, 30 to 45\nInterests: luxury cars\nLeave out people who already follow us (@ApexMotors)',
    'gender=MALE selected_regions=gulf languages=ar age=AGE_25_TO_49 interests=23 excluded_handles=apexmotors',
  ],
]

export const THIRD_SET_JAPANESE: readonly SecondSetLine[] = [
  [
    '東京都と神奈川県に住む20代の女性で、スキンケアとネイルに関心がある人',
    'selected_states=JP-13,JP-14 age=AGE_18_TO_34 gender=FEMALE interests=559,556',
  ],
  [
    '一戸建てやリフォームに関心がある既婚の30代、群馬県・栃木県',
    'interests=447,276 age=AGE_25_TO_49 selected_states=JP-10,JP-09',
    '既婚',
  ],
  [
    '新作タイトルの事前登録キャンペーンです。家庭用ゲームやRPGが好きな10代〜20代の男性で、@Nintendo をフォローしている人に届けたいです。',
    'interests=681,687 age=AGE_13_TO_34 gender=MALE handles=nintendo',
  ],
  ['犬を飼っている人、名古屋・浜松、フォロワー500人以上', 'interests=425 cities=Nagoya,Hamamatsu followers=500-'],
  ['直近7日間に梅酒作りについて投稿した30〜40代の女性', 'posted_about=梅酒作り days=7 age=AGE_25_TO_49 gender=FEMALE'],
  [
    'プロフィールに「二児の母」または「ワーママ」と書いている人。大阪府・兵庫県・京都府。',
    'words_in_profile=二児の母,ワーママ selected_states=JP-27,JP-28,JP-26',
  ],
  [
    '日本国内の弁護士とファイナンシャルプランナー。ただし保険外交員は除く',
    'countries=JP job_titles=lawyer,financial-adviser excluded_job_titles=insurance-agent',
  ],
  [
    'キャンプと釣りが趣味の男性 40代 長野県・山梨県',
    'interests=677,511 gender=MALE age=AGE_35_TO_49 selected_states=JP-20,JP-19',
  ],
  [
    '@MUJI_net のフォロワーに似た人で、インテリアに興味がある人。@NitoriOfficial のフォロワーは除外。',
    'similar_to=muji_net interests=283 excluded_handles=nitoriofficial',
  ],
  ['#朝活 か #早起きチャレンジ を使って投稿している人、直近30日', 'keyword_groups=#朝活,#早起きチャレンジ days=30'],
  [
    '東南アジアで英語で投稿している創業者とCTO',
    'selected_regions=southeast-asia languages=en job_titles=founder,chief-technology-officer',
  ],
  ['認証済みで、フォロワーが1万人以上いるシェフとパティシエ', 'verified=true followers=10000- job_titles=chef,baker'],
  ['福岡市と北九州市のサッカー好き、18〜34歳', 'cities=Fukuoka,Kitakyushu interests=533 age=AGE_18_TO_34'],
  [
    'ソフトウェアエンジニア、データサイエンティスト、プロダクトマネージャー。採用担当は除く。',
    'job_titles=software-engineer,data-scientist,product-manager excluded_job_titles=recruiter',
  ],
  ['台湾とタイで、日本旅行について投稿している人', 'countries=TW,TH posted_about=日本旅行'],
  [
    '宅配サービスを始めます。直近14日間に離乳食について投稿した、乳幼児の子育てをしている女性を探しています。埼玉県と千葉県のみ。',
    'days=14 posted_about=離乳食 interests=196 gender=FEMALE selected_states=JP-11,JP-12',
  ],
  [
    '個人投資や株式に関心がある35歳以上の人。プロフィールに「億り人」と書いている人は除く。',
    'interests=410,414 age=AGE_OVER_35 excluded_words_in_profile=億り人',
  ],
  ['美容師 沖縄県', 'job_titles=hairdresser selected_states=JP-47'],
  [
    'アメリカ在住の日本語話者で、ヴィーガンとヨガに関心のある女性、25歳から44歳',
    'countries=US languages=ja interests=212 posted_about=ヨガ gender=FEMALE age=AGE_25_TO_49',
  ],
  ['年収800万円以上のゴルフ好き、50代以上', 'interests=512 age=AGE_OVER_50', '年収'],
  [
    '同じ投稿に「転職」と「未経験」の両方が入っている人、フォロワー3000人以下',
    'keyword_groups=転職+未経験 followers=-3000',
  ],
  ['北欧在住でスキーかクライミングが好きな人', 'selected_regions=nordics interests=531,500'],
  [
    '広島県と岡山県の野球ファン。@Carp_Info をフォローしていて、@TigersDreamlink はフォローしていない人。',
    'selected_states=JP-34,JP-33 interests=545 handles=carp_info excluded_handles=tigersdreamlink',
  ],
  ['猫好き、ただし仮想通貨について投稿した人は除外', 'interests=424 excluded_keywords=仮想通貨'],
  [
    '小学校教諭・塾講師・保育士で、仙台在住、フォロワー100〜2,000人',
    'job_titles=teacher,tutor,childcare-worker cities=Sendai followers=100-2000',
  ],
  [
    'ソウルとバンコクにいる、メイク・コスメ好きの18〜24歳の女性',
    'cities=Seoul,Bangkok interests=555 gender=FEMALE age=AGE_18_TO_24',
  ],
  [
    '秋の新番組の告知用。アニメとマンガが好きな人、ただし声優とイラストレーターは除く',
    'interests=641,46 excluded_job_titles=voice-actor,illustrator',
  ],
  [
    'サウナか登山について投稿しているカメラマン、札幌市か新潟市',
    'posted_about=サウナ,登山 job_titles=photographer cities=Sapporo,Niigata',
  ],
  [
    '中南米のスペイン語話者で、eスポーツが好きだがカジノ・ギャンブルには興味がない人',
    'selected_regions=latin-america languages=es interests=682 excluded_interests=181',
  ],
  [
    'BtoBウェビナーの集客です。対象は愛知県・静岡県・三重県の購買担当とネットワークエンジニア。プロフィールに「製造業」が入っている人が理想です。',
    'job_titles=buyer,network-engineer words_in_profile=製造業 selected_states=JP-23,JP-22,JP-24',
  ],
]
