/** `id | English | Japanese`: `_` joins two words, `~` marks a word that needs company. */
export const WORK = `
52 | business company companies ceo entrepreneur entrepreneurs entrepreneurship revenue b2b quarterly_earnings profit_margin networking_event small_business ~industry ~growth ~clients ~client invoice wholesale shareholder shareholders ~customers ~sales ~market ~brand | ビジネス 経営 起業 社長 会社 売上 企業 業績 決算 取引先 株式会社 営業 経営者 ご予約いただき 新規オープン 営業時間 定休日 出店 ~お客様 ~店舗
61 | startup startups y_combinator seed_round founder founders venture_capital series_a unicorn_startup | スタートアップ ベンチャー企業 資金調達 創業
58 | marketing seo advertising branding content_marketing social_media_marketing digital_marketing copywriting ad_campaign influencer | マーケティング 広告 集客 ブランディング インフルエンサー 広報
80 | economy inflation gdp recession unemployment_rate interest_rates central_bank fed_rate oil_price | 経済 景気 インフレ 円安 円高 日銀 金利 物価
410 | stocks stock_market investing investor investors nasdaq dow_jones s&p dividend etf portfolio trader trading bullish bearish hedge_fund wall_street shares_rose | 株価 投資 日経平均 投資家 配当 新nisa nisa 株式 デイトレ 信用取引 銘柄 fx 資産運用 ドル円 ロング 損切り 利確 含み損 爆益 マイナス収支
82 | bitcoin btc ethereum eth crypto cryptocurrency blockchain defi altcoin forex | 仮想通貨 ビットコイン 暗号資産 イーサリアム
391 | savings_account budgeting mortgage credit_score retirement_fund 401k personal_finance | 貯金 家計簿 節約 保険 年金 住宅ローン
441 | real_estate realtor realestate apartment_hunting landlord for_rent open_house housing_market property_market | 不動産 物件 賃貸 引っ越し マンション 一人暮らし
596 | tech technology gadget gadgets silicon_valley techcrunch innovation ~digital ~device ~app ~apps startup_tech semiconductor semiconductors ~software ~hardware | テクノロジー ガジェット 技術 it業界 最新技術
597 | ai artificial_intelligence machine_learning chatgpt gpt4 openai deep_learning neural_network llm llms generative_ai midjourney | 人工知能 生成ai chatgpt 機械学習 ディープラーニング 画像生成
631 | programming coding javascript python typescript rust_lang golang java_developer php github stack_overflow kotlin swift_lang c++ software_engineer devs developer developers | プログラミング エンジニア プログラマ コード 開発者 競プロ デバッグ python javascript
621 | web_development webdev web_developer frontend backend react_js reactjs nodejs css html wordpress vuejs | フロントエンド バックエンド ウェブ開発 web制作 コーディング
620 | aws azure cloud_computing kubernetes docker serverless devops | クラウド インフラエンジニア
618 | cybersecurity infosec hacker hackers malware ransomware data_breach phishing vulnerability | セキュリティ 脆弱性 不正アクセス マルウェア ハッキング
635 | iphone android smartphone samsung galaxy_note galaxy_s ios pixel_phone ipod blackberry oneplus | スマホ アイフォン アンドロイド 機種変 iphone android
632 | gopro headphones airpods bluetooth_speaker kindle_fire drone camera_lens smart_tv | イヤホン ヘッドホン ワイヤレスイヤホン ドローン テレビ買
630 | laptop macbook thinkpad chromebook | ノートパソコン macbook
617 | gaming_pc gpu nvidia ryzen graphics_card motherboard pc_build | 自作pc グラボ パソコン
602 | microsoft_office photoshop windows_10 excel spreadsheet adobe software app_store | ソフトウェア エクセル アプリ フォトショ windows
628 | twitter facebook instagram snapchat tiktok hashtag retweet social_network followers ~tweet ~tweets | ツイッター インスタ フォロワー ティックトック sns リツイート 相互フォロー
637 | apple_watch smartwatch fitbit garmin_watch | スマートウォッチ アップルウォッチ
638 | robotics robot robots | ロボット ロボティクス
639 | virtual_reality oculus vr_headset metaverse | vr メタバース vrchat
464 | science scientist scientists research_paper laboratory experiment peer_reviewed stem_education biology chemistry researchers astrophysics neuroscience ~study_finds ~research | 科学 研究 実験 論文 学会 研究室 生物学 化学
472 | nasa spacex astronomy telescope mars_rover asteroid eclipse galaxy_cluster black_hole rocket_launch astronaut moon_landing iss | 宇宙 天文 月食 日食 ロケット はやぶさ jaxa 流星群 満月 星空
471 | physics quantum cern particle einstein | 物理 量子
467 | climate_change renewable sustainability recycling solar_power wildlife endangered biodiversity carbon_emissions | 環境問題 再生可能エネルギー 温暖化 sdgs 脱炭素
390 | weather forecast snowstorm thunderstorm heatwave hurricane humidity rainfall sunny snow ~rain ~storm | 天気 天気予報 台風 猛暑 大雨 梅雨 雪 気温 暑い 寒い 花粉 気圧
1 | car cars automotive sedan horsepower ford_mustang bmw toyota honda tesla audi mercedes ferrari lamborghini porsche suv test_drive ~driving ~engine | 車 自動車 愛車 ドライブ 納車 車検 トヨタ 日産 スバル マツダ 運転 新車
22 | electric_vehicle electric_cars ev_charging hybrid_car tesla_model prius | 電気自動車 ハイブリッド車 ev車
27 | motorcycle motorbike harley ducati yamaha_r1 | バイク ツーリング 原付 カワサキ
163 | anniversary baby_shower bachelorette_party | 記念日 周年
101 | logistics supply_chain freight shipping_container | 物流 配送 トラック運転
102 | agriculture farming farmer farmers crops livestock harvest | 農業 農家 収穫 田植え 畑
204 | graphic_design typography ux_design ui_design logo_design design_system figma | デザイン デザイナー ロゴ ui設計
205 | digital_art concept_art 3d_render blender_render pixel_art procreate | デジタルイラスト お絵かき ドット絵 clipstudio
203 | dancer choreography ballet hip_hop_dance dance_class | ダンス ダンサー 振り付け 踊ってみた
`
