import type { SecondSetLine } from './second-set.ts'

/**
 * Written once by somebody who had not read the reader, almost half of them traps, and never fitted to it nor the
 * reader to it. Do not change a line; a fifth set is a new file.
 */
export const FOURTH_SET_ENGLISH: readonly SecondSetLine[] = [
  [
    'Hi team, need paramedics and nurses in Scotland, 25–45 please.',
    'job_titles=paramedic,nurse selected_states=GB-SCT age=AGE_25_TO_49',
  ],
  [
    'Women 18-34 in the US and Australia who are into skincare and makeup',
    'interests=559,555 countries=US,AU gender=FEMALE age=AGE_18_TO_34',
  ],
  [
    'Golf fans over 50 in Florida and Arizona. They should have a bit of money to spend on a club fitting.',
    'interests=512 selected_states=US-FL,US-AZ age=AGE_OVER_50',
  ],
  [
    'Followers of @hubspot or @semrush who are marketing managers or SEO specialists. Please leave out anyone with "agency" in their bio.',
    'handles=hubspot,semrush job_titles=marketing-manager,search-specialist excluded_words_in_profile=agency',
  ],
  [
    "We're a Berlin coffee roaster with a German-speaking team, but this campaign is only for baristas in the Netherlands and Belgium.",
    'job_titles=barista countries=NL,BE',
  ],
  [
    "people who've used #vanlife or #roadtrip in the last 30 days, UK",
    'keyword_groups=#vanlife|#roadtrip countries=GB days=30',
  ],
  [
    "This is for the Jordan Baker book launch (Jordan writes crime and lives in Paris). We'd like to reach women of 35 and over who love mysteries.",
    'interests=331 gender=FEMALE age=AGE_OVER_35',
  ],
  ['Newsletter subscribers who opened at least three of our last five emails', ''],
  [
    'Software engineers and data scientists, 2,000 to 20,000 followers, posting in English. Not recruiters.',
    'job_titles=software-engineer,data-scientist languages=en followers=2000-20000 excluded_job_titles=recruiter',
  ],
  ['Verified journalists and editors in Chicago', 'job_titles=journalist,editor cities=Chicago verified=true'],
  [
    'Small gift shop in Wales here! We stock things for dog lovers, teachers, nurses, you name it, but for this one I just want people who love gardening.',
    'interests=275',
  ],
  [
    "Good morning, I hope you're well. Could you kindly put together an audience of men aged between 40 and 55 who are interested in classic cars and live in Germany or Italy? Many thanks in advance, Charlotte",
    'interests=19 countries=DE,IT gender=MALE age=AGE_OVER_35',
  ],
  [
    'DACH: procurement managers, supply chain managers',
    'job_titles=buyer,export-and-logistics-manager selected_regions=dach',
  ],
  [
    "If the pilot goes well we'll roll out to Canada and maybe Mexico next year, but to begin with: restaurant owners in Texas.",
    'job_titles=restaurant-owner selected_states=US-TX',
  ],
  [
    'BRIEF: oat drink relaunch\nWho: 21–34, London + Manchester\nBio says: foodie or brunch\nPosting about: "oat milk"\nNot: followers of @oatly\nBudget: £20k, creative due end of the month',
    'keyword_groups=oat+milk words_in_profile=foodie,brunch cities=London,Manchester age=AGE_21_TO_34 excluded_handles=oatly',
  ],
  [
    'People similar to the followers of @rapha, into cycling, men and women, 25-54, France',
    'similar_to=rapha interests=492 countries=FR age=AGE_25_TO_54',
  ],
  [
    "Our French press and Danish pastry creatives did really well last quarter. Let's go after people who write about coffee.",
    'posted_about=coffee',
  ],
  ["Anyone who tweets about tea. Age and gender don't matter, and they needn't be verified.", 'posted_about=tea'],
  ["New homeowners within 5 miles of our showroom who've been on our website in the past 14 days", ''],
  [
    'Home cooks who take their knives as seriously as a surgeon does. Interested in cooking and barbecues. No professional chefs please.',
    'interests=216,215 excluded_job_titles=chef',
  ],
  [
    'photographers in Japan or South Korea with more than 10k followers; exclude anyone posting about "nft"',
    'job_titles=photographer countries=JP,KR followers=10000- excluded_keywords=nft',
  ],
  [
    'CMOs and heads of growth in APAC, ideally ones who are unhappy with their current CRM',
    'job_titles=chief-marketing-officer,growth-marketer selected_regions=asia-pacific',
  ],
  ['Looking for US-based people interested in Europe travel and cruises.', 'interests=659,678 countries=US'],
  ['anime fans, 13-24, Brazil, posting in Portuguese', 'interests=641 countries=BR languages=pt age=AGE_13_TO_24'],
  [
    "Personal trainers and yoga teachers, but not the ones who already follow @lululemon. We'd be giving them 20% off for 30 days.",
    'job_titles=personal-trainer,yoga-teacher excluded_handles=lululemon',
  ],
  [
    "Target is on board as our biggest stockist and Apple Pay is live, so we're all set. Audience = women in their 30s interested in interior decorating.",
    'interests=283 gender=FEMALE age=AGE_25_TO_49',
  ],
  ["Everyone outside the US who's currently using a competitor's app", ''],
  [
    'Founders and angel investors who post about "seed round" or use #buildinpublic',
    'keyword_groups=seed+round|#buildinpublic job_titles=founder,investor',
  ],
  [
    'Parents whose kids want to be vets or pilots when they grow up. So: interested in parenting, 35–49, Ireland.',
    'interests=192 countries=IE age=AGE_35_TO_49',
  ],
  [
    'Teachers and tutors in California or Oregon with the word "mom" in their profile. No more than 5,000 followers. We don\'t want people who are into video gaming.',
    'job_titles=teacher,tutor words_in_profile=mom selected_states=US-CA,US-OR followers=-5000 excluded_interests=680',
  ],
]
export const FOURTH_SET_JAPANESE: readonly SecondSetLine[] = [
  [
    '東京都と神奈川県に住む20代の女性で、スキンケアに興味がある人',
    'interests=559 selected_states=JP-13,JP-14 gender=FEMALE age=AGE_18_TO_34',
  ],
  [
    'いつもお世話になっております。新商品のチェアの件で、キャンプや釣りが好きな30代から40代の男性に向けた配信をお願いできますでしょうか。お忙しいところ恐れ入りますが、どうぞよろしくお願いいたします。',
    'interests=677,511 gender=MALE age=AGE_25_TO_49',
  ],
  ['看護師・薬剤師（大阪府、兵庫県）', 'job_titles=nurse,pharmacist selected_states=JP-27,JP-28'],
  [
    '弊社は京都で三代続く茶農家ですが、今回お届けしたいのは北海道のパティシエの方々です。',
    'job_titles=baker selected_states=JP-01',
  ],
  ['#推し活 か #ライブ遠征 をつけて投稿している人、直近7日以内', 'keyword_groups=#推し活|#ライブ遠征 days=7'],
  ['前任の福島と宮崎から引き継ぎました。対象は猫好きの方で、年齢・性別は問いません。', 'interests=424'],
  ['@muji_net をフォローしていて、インテリアに関心のある25〜49歳', 'handles=muji_net interests=283 age=AGE_25_TO_49'],
  [
    '個人投資家と証券アナリスト、フォロワー1万人以上。プロフィールに「情報商材」とある人は除外',
    'job_titles=investor,financial-analyst followers=10000- excluded_words_in_profile=情報商材',
  ],
  [
    'うまくいけば来年は台湾や韓国にも広げたいのですが、まずは福岡県と熊本県の農家さんだけでお願いします。',
    'job_titles=farmer selected_states=JP-40,JP-43',
  ],
  [
    'コーヒーについてよくつぶやいている人。バリスタの方は除いてください。',
    'posted_about=コーヒー excluded_job_titles=barista',
  ],
  ['板前さん顔負けの道具をそろえたいという、料理好きの40代男性', 'interests=216 gender=MALE age=AGE_35_TO_49'],
  [
    'Webデザイナー、グラフィックデザイナー、イラストレーターで、英語で発信している方',
    'job_titles=web-designer,graphic-designer,illustrator languages=en',
  ],
  [
    'お子さんが「将来は医師か弁護士になりたい」と言っているようなご家庭が理想です。愛知県在住で、子育てに関心のある方を対象にしてください。',
    'interests=192 selected_states=JP-23',
  ],
  ['認証済みの声優・俳優アカウント', 'job_titles=voice-actor,actor verified=true'],
  ['先月ご来店いただいたのに、まだ会員登録をされていないお客様', ''],
  [
    '■ターゲット\n・年齢：21〜34歳\n・地域：札幌市、仙台市、名古屋市\n・興味関心：サッカー、野球\n・除外：@hawks_official のフォロワー\n■配信期間：30日間',
    'interests=533,545 cities=Sapporo,Sendai,Nagoya age=AGE_21_TO_34 excluded_handles=hawks_official',
  ],
  [
    '@kinokuniya のフォロワーに似た人で、本や文学が好きな50歳以上',
    'similar_to=kinokuniya interests=42 age=AGE_OVER_50',
  ],
  ['ヨーロッパ旅行に興味がある60代以上のご夫婦。パスポートをお持ちだとなお良いです。', 'interests=659 age=AGE_OVER_50'],
  [
    'コラボ先は「ナース」というアパレルブランドです。ストリートファッションが好きな18〜24歳に出したいです。',
    'interests=595 age=AGE_18_TO_24',
  ],
  [
    '東南アジア在住で日本語で投稿している人、語学に興味あり',
    'interests=147 selected_regions=southeast-asia languages=ja',
  ],
  [
    '「在宅勤務」と「椅子」の両方を含む投稿をここ14日間にした人。「転売」を含む投稿は除く。',
    'keyword_groups=在宅勤務+椅子 excluded_keywords=転売 days=14',
  ],
  [
    '人事担当者とキャリアアドバイザーの方。フォロワーは500人から5000人まで。保険営業の人は要りません。',
    'job_titles=human-resources-manager,career-adviser followers=500-5000 excluded_job_titles=insurance-agent',
  ],
  [
    '女性向けと思われがちな商品ですが、性別では絞らないでください。香水が好きな20〜30代が対象です。',
    'interests=558 age=AGE_18_TO_49',
  ],
  [
    'プロフィールに「一人旅」か「乗り鉄」と書いていて、鉄道の旅が好きな人',
    'words_in_profile=一人旅,乗り鉄 interests=669',
  ],
  [
    '前回はアメリカとカナダの弁護士に出したのですが、まったく反応がありませんでした。今回はイギリスの会計士でお願いします。',
    'job_titles=accountant countries=GB',
  ],
  ['犬好き。ただし競馬に興味がある人は外す', 'interests=425 excluded_interests=497'],
  [
    '弊社社長（元パイロットで、今は沖縄に住んでおります）たっての希望でございまして、プラモデルがお好きな方に広くお知らせできればと考えております。',
    'interests=242',
  ],
  [
    '創業者、CTO。東京都。ゲーム開発者は含めない',
    'job_titles=founder,chief-technology-officer selected_states=JP-13 excluded_job_titles=game-developer',
  ],
  ['日本以外にお住まいで、当社のアプリを一度も使ったことがない方', ''],
  [
    'ボードゲームとカードゲームのファン、男女問わず18歳以上。できれば週末に時間のある方。',
    'interests=270,271 age=AGE_OVER_18',
  ],
]
