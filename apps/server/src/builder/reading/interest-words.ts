import { INTERESTS } from '@starling/catalog'

/** What people say for an interest beside its names: `id: English; 日本語`. */
const SAID = `
1: car, cars, automobile, automobiles, autos, driving; 車, クルマ, 自動車, ドライブ
22: electric car, electric cars, electric vehicle, electric vehicles, evs, ev; 電気自動車, EV
27: motorbike, motorbikes, motorcycle, motorcycling, bikers; オートバイ, ツーリング
42: book, books, reading, literature, novels; 本, 読書, 文学
46: manga, comics, comic books; 漫画, マンガ, まんが
48: fiction; 小説
58: marketing, advertising, digital marketing, social media marketing; マーケティング, 広告, 販促
61: startup, start-ups, entrepreneurship; スタートアップ, 起業
60: small business, small businesses; 中小企業
52: finance, business news; 金融
53: business; ビジネス
80: economics, the economy; 経済
123: career, career development; キャリア
127: job hunting, job seeking, job seekers, changing jobs, job search; 転職, 就活, 就職活動
130: remote work, working from home, telework, work from home; リモートワーク, テレワーク, 在宅勤務
132: education, learning; 教育, 学び
147: learning languages, language learning, learning english, studying english, foreign languages; 語学, 英会話, 英語学習
148: online courses, e-learning, online learning; オンライン学習, eラーニング
324: movie, movies, film, films, cinema; 映画
338: music; 音楽
346: classical music; クラシック, クラシック音楽
355: hip hop, hip-hop, rap; ヒップホップ, ラップ
357: jazz; ジャズ
363: rock, rock music; ロック
349: pop music, pop; ポップス
640: tv, television, tv shows, tv series; テレビ, テレビ番組
641: anime, animation, cartoons; アニメ
647: drama, dramas, tv dramas; ドラマ
652: sci-fi, science fiction; SF
336: horror, horror movies, horror films; ホラー, ホラー映画
188: dating; 恋愛, 婚活
192: parenting, raising children, child-rearing, raising kids; 子育て, 育児
165: wedding, weddings; 結婚式, ウェディング
201: art, fine art, fine arts, contemporary art; アート, 美術, 芸術
203: dance, dancing; ダンス
204: design, graphic design, ui design, ux; デザイン
209: theatre, theater, musicals, plays; 演劇, 舞台
210: food, eating, drink, gourmet, dining, cuisine, food and drink; グルメ, 食べ歩き, 食
211: wine, beer, craft beer, whisky, whiskey, sake, cocktails, alcohol, spirits; お酒, ワイン, ビール, クラフトビール, ウイスキー, 日本酒
215: bbq, barbecue, grilling; バーベキュー, BBQ
216: cooking, home cooking, recipes; 料理, レシピ, 自炊
217: baking, desserts, sweets, cakes, pastries; スイーツ, お菓子作り, 製菓, ケーキ, パン作り
218: restaurants, eating out, dining out; 外食, レストラン巡り, カフェ巡り
221: healthy eating, healthy food, healthy cooking; 健康的な食事, ヘルシーな食事
222: coffee, tea, soft drinks, matcha; コーヒー, 珈琲, お茶, 紅茶, 抹茶
212: vegan food, vegan, vegan cooking; ヴィーガン, ビーガン
213: vegetarian food, vegetarian; ベジタリアン
225: fitness, exercise, working out, workouts, gym, the gym, yoga, pilates, training; フィットネス, 筋トレ, ジム, 運動, ヨガ, ピラティス, ワークアウト
227: running, jogging, marathons, marathon, trail running, runs; ランニング, ジョギング, マラソン
223: healthy living, healthy lifestyle; 健康, 健康的な生活
232: wellness, meditation, mindfulness; ウェルネス, 瞑想, マインドフルネス
239: hobbies; 趣味
248: crafts, crafting, handicrafts, arts and crafts; 手芸, クラフト, ハンドメイド
251: drawing, sketching, illustration; イラスト, お絵描き
253: knitting, sewing, embroidery, crochet; 編み物, 刺繍, 裁縫
254: painting; 絵画
255: photography, taking photos, photos; 写真, 写真撮影, カメラ
259: birdwatching, birding, bird watching; 野鳥, バードウォッチング
261: collecting, collectibles; コレクション
270: board games, puzzles; ボードゲーム, ボドゲ, パズル
271: card games, trading cards, pokemon cards; カードゲーム, トレカ
242: model kits, plastic models, gunpla; プラモデル, ガンプラ, 模型
243: guitar, piano, instruments, playing the guitar; 楽器, ギター, ピアノ
274: home and garden; 住まい
275: gardening, garden, gardens, houseplants, plants; ガーデニング, 園芸, 観葉植物, 家庭菜園
280: diy, home improvement; DIY, 日曜大工
283: interior design, interiors, home decor, home decoration, decorating; インテリア
277: smart homes, smart home; スマートホーム
391: personal finance, saving money, budgeting; 家計, 節約, 貯金, 資産形成
410: investing, investment, investments; 投資, 資産運用, NISA
414: stocks, stock market, shares, trading stocks; 株, 株式投資, 株式
398: insurance; 保険
422: pet, pets, animals; ペット, 動物
424: cat, cats, kittens; 猫, ねこ, ネコ
425: dog, dogs, puppies; 犬, いぬ, ワンちゃん
432: pop culture, celebrities, celebrity news; 芸能, 芸能人
441: real estate, property; 不動産
464: science; 科学, サイエンス
467: environment, sustainability, climate, the environment; 環境問題, サステナビリティ, 環境
472: space, astronomy; 宇宙, 天文
473: shopping, online shopping; 買い物, ショッピング, 通販, ネットショッピング
474: coupons, deals, discounts, bargains; クーポン, 割引, お得情報
483: sport, sports; スポーツ, スポーツ観戦
484: american football, nfl; アメフト, NFL
518: formula 1, f1, motorsport, motorsports, car racing, racing; F1, モータースポーツ
545: baseball; 野球, プロ野球
547: basketball, nba; バスケ, バスケットボール, NBA
485: boxing; ボクシング
491: cricket; クリケット
492: cycling, cycle, bikes, bicycles, road bikes, biking; 自転車, サイクリング, ロードバイク
497: horse racing; 競馬
500: climbing, bouldering, rock climbing; クライミング, ボルダリング
503: skateboarding; スケートボード, スケボー
504: snowboarding; スノーボード, スノボ
505: surfing; サーフィン
511: fishing; 釣り
512: golf; ゴルフ
524: poker; ポーカー
515: ice hockey, hockey, nhl; アイスホッケー
520: martial arts, mma, karate, judo; 格闘技, 武道, 空手, 柔道
527: rugby; ラグビー
531: skiing, ski; スキー
533: football, soccer, premier league; サッカー, Jリーグ
537: swimming; 水泳, スイミング
539: tennis; テニス
541: volleyball; バレーボール, バレー
542: walking; ウォーキング, 散歩
546: wrestling, pro wrestling; プロレス
159: outdoors, hiking, trekking, outdoor activities, mountaineering; アウトドア, 登山, ハイキング, 山登り
552: fashion, style, clothes, streetwear; ファッション, 洋服, おしゃれ
553: beauty, cosmetics; 美容, ビューティー
554: hair care, haircare, hairstyles; ヘアケア, ヘアスタイル
555: makeup, make-up, cosmetics products; メイク, コスメ, 化粧品, 化粧
556: nails, nail art; ネイル
558: perfume, fragrance, perfumes; 香水, フレグランス
559: skincare, skin care; スキンケア, 美肌
574: tattoos, tattoo; タトゥー
595: street fashion, sneakers, sneaker culture; スニーカー, ストリートファッション
596: technology, tech, gadgets, computers; テクノロジー, テック, ガジェット, パソコン
597: ai, artificial intelligence, machine learning, chatgpt, generative ai; AI, 人工知能, 生成AI, 機械学習, ChatGPT
602: software, apps; ソフトウェア, アプリ
618: cybersecurity, cyber security, information security; 情報セキュリティ, サイバーセキュリティ
620: cloud computing, cloud; クラウド
621: web development, coding websites; ウェブ開発, Web開発
631: programming, coding; プログラミング
632: electronics, consumer electronics; 家電, 電子機器
633: cameras; 一眼レフ
635: smartphones, phones, iphones, iphone, android phones; スマホ, スマートフォン, iPhone
638: robots, robotics; ロボット
639: vr, virtual reality; VR, 仮想現実
653: travel, traveling, travelling, trips, tourism, vacations, holidays abroad; 旅行, 旅, 観光, 海外旅行, 国内旅行
677: camping; キャンプ
668: hotels; ホテル
671: hot springs, onsen, spas, spa; 温泉, サウナ
669: trains, train travel, railways; 鉄道, 電車
680: gaming, video games, games, videogames; ゲーム, テレビゲーム
682: esports, e-sports; eスポーツ, esports
683: mobile games, mobile gaming; スマホゲーム, ソシャゲ
681: console games, nintendo switch games, playstation games; 家庭用ゲーム
684: pc games, pc gaming; PCゲーム
151: theme parks, amusement parks; テーマパーク, 遊園地
155: museums, galleries, art galleries; 美術館, 博物館, 美術館巡り
416: retirement planning; 老後資金
390: weather; 天気
EZWB7V: history; 歴史
VKIV56: nature; 自然
440: humor, humour, memes, comedy; お笑い, ユーモア
102: farming, agriculture; 農業
82: cryptocurrency, crypto, bitcoin, cryptocurrencies, forex; 仮想通貨, 暗号資産, ビットコイン, FX
`

/** Who people are by what they like: `id: words`. */
const FANS = `
212: vegans; ヴィーガンの人
213: vegetarians; ベジタリアンの人
500: climbers, boulderers; クライマー
253: knitters; 
227: runners, runner, joggers, marathon runners, marathoners; ランナー
492: cyclists, cyclist; サイクリスト
680: gamers, gamer; ゲーマー
210: foodies, foodie; 食通, グルメな人
653: travelers, travellers, traveler, traveller, globetrotters, tourists; 旅行者, 旅人
159: hikers, hiker, trekkers, mountaineers; 登山者, 登山家
512: golfers, golfer; ゴルファー
505: surfers, surfer; サーファー
531: skiers, skier; スキーヤー
504: snowboarders; スノーボーダー
503: skateboarders, skaters; スケーター
537: swimmers; スイマー
511: anglers; 釣り人
677: campers; キャンパー
275: gardeners at heart, plant parents; 
42: bookworms, bookworm, readers, avid readers, book clubs; 読書家
324: cinephiles, moviegoers, movie buffs, film buffs; 映画通
596: techies, geeks, early adopters, tech enthusiasts; ガジェット好き
192: parents, parent, new parents, families with children, families with kids, families; 親, 保護者, 子育て中, 子育て世代, 家族連れ
425: dog owners, dog parents; 愛犬家, 犬の飼い主
424: cat owners, cat parents; 愛猫家, 猫の飼い主
422: pet owners, pet parents; ペットの飼い主, 飼い主
1: car owners, motorists, drivers of cars; 車好き
473: shoppers, online shoppers; 買い物客
474: bargain hunters, deal hunters; 
280: diyers, homeowners doing diy; 
641: otaku; アニメオタク
555: makeup addicts; 
222: coffee addicts, coffee drinkers, tea drinkers; コーヒー党, 紅茶党
211: wine drinkers, beer drinkers, oenophiles; 酒飲み
82: crypto traders, bitcoiners; 
225: gym goers, gym-goers, yogis, fitness fanatics; ヨギー
259: birders, birdwatchers; 
472: stargazers, astronomers at heart; 
255: photography hobbyists, hobby photographers; 
`

export type InterestWords = { id: string; words: string }
const fold = (word: string) => word.normalize('NFKC').trim().toLowerCase()

function readLines(lines: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', ...rest] = line.split(': ')
      const words = rest.join(': ').split(/[,;]\s*/)
      return words.map((word): [string, string] => [fold(word), id.trim()])
    })
    .filter(([word]) => word !== '')
}

const named = INTERESTS.flatMap(({ id, name, name_ja }): [string, string][] => [
  [fold(name), id],
  [fold(name).replaceAll(' & ', ' and '), id],
  [fold(name_ja), id],
  // （RPG） is said for the whole; （本） only tells it from another.
  ...[...name_ja.matchAll(/^(.+)（([A-Z]{2,})）$/g)].flatMap(([, long, short]): [string, string][] => [
    [fold(long!), id],
    [fold(short!), id],
  ]),
])
/** A name of two things is said by either, where no other interest has it: リフォーム・建築, "Canoeing and Kayaking". */
function halvesOf(): [string, string][] {
  const halves = INTERESTS.flatMap(({ id, name, name_ja }) =>
    [
      ...(/（|業界$/.test(name_ja) ? [] : name_ja.split('・')),
      ...(/^\w+ (?:and|&) \w+$/.test(name) ? name.split(/ (?:and|&) /) : []),
    ]
      .map((half): [string, string] => [fold(half), id])
      .filter(([half]) => half.length >= (/[^\x20-\x7e]/.test(half) ? 3 : 6)),
  )
  const counts = Map.groupBy(halves, ([half]) => half)
  return halves.filter(([half]) => counts.get(half)!.length === 1)
}
/** A word of an interest, as it is said or as the list has it. */
export const INTEREST_BY_WORD: ReadonlyMap<string, string> = new Map([...halvesOf(), ...named, ...readLines(SAID)])
/** Words that name people by what they like. */
export const FANS_BY_WORD: ReadonlyMap<string, string> = new Map(readLines(FANS))

/** "craft beers" is said of what is listed as "craft beer", and the other way round. */
export function interestOf(said: string): string | undefined {
  const word = fold(said).replace(/^(?:the|a|an|all things|their|some) /, '')
  return INTEREST_BY_WORD.get(word) ?? INTEREST_BY_WORD.get(word.replace(/s$/, '')) ?? INTEREST_BY_WORD.get(`${word}s`)
}
