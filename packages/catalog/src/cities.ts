/** What Japanese calls cities, by the names that the judgement of locations gives them: those of Japan, and large ones. */
const IN_JAPANESE = `
Sapporo=札幌, Asahikawa=旭川, Hakodate=函館, Otaru=小樽, Obihiro=帯広, Kushiro=釧路, Tomakomai=苫小牧, Kitami=北見, Hirosaki=弘前,
Hachinohe=八戸, Morioka=盛岡, Sendai=仙台, Akita=秋田, Yamagata=山形, Iwaki=いわき市, Kōriyama=郡山, Mito=水戸, Tsukuba=つくば,
Utsunomiya=宇都宮, Maebashi=前橋, Takasaki=高崎, Saitama=さいたま市, Kawagoe=川越, Kawaguchi=川口, Tokorozawa=所沢, Koshigaya=越谷,
Chiba=千葉, Funabashi=船橋, Kashiwa=柏市, Matsudo=松戸, Ichikawa=市川, Urayasu=浦安, Tokyo=東京, Hachiōji=八王子, Tachikawa=立川,
Machida=町田, Musashino=武蔵野, Mitaka=三鷹, Yokohama=横浜, Kawasaki=川崎, Sagamihara=相模原, Yokosuka=横須賀, Kamakura=鎌倉,
Fujisawa=藤沢, Odawara=小田原, Hakone=箱根, Niigata=新潟, Nagaoka=長岡, Toyama=富山, Kanazawa=金沢, Kōfu=甲府, Matsumoto=松本,
Karuizawa=軽井沢, Gifu-shi=岐阜, Shizuoka=静岡, Hamamatsu=浜松, Numazu=沼津, Atami=熱海, Nagoya=名古屋, Toyota=豊田,
Toyohashi=豊橋, Okazaki=岡崎, Yokkaichi=四日市, Ise=伊勢, Ōtsu=大津, Kyoto=京都, Uji=宇治, Osaka=大阪, Sakai=堺,
Higashi-osaka=東大阪, Suita=吹田, Toyonaka=豊中, Kobe=神戸, Himeji=姫路, Nishinomiya=西宮, Amagasaki=尼崎, Akashi=明石,
Takarazuka=宝塚, Nara-shi=奈良, Matsue=松江, Izumo=出雲, Okayama=岡山, Kurashiki=倉敷, Hiroshima=広島, Fukuyama=福山, Kure=呉市,
Shimonoseki=下関, Takamatsu=高松, Matsuyama=松山, Fukuoka=福岡, Kitakyushu=北九州, Kurume=久留米, Nagasaki=長崎, Sasebo=佐世保,
Kumamoto=熊本, Beppu=別府, Kagoshima=鹿児島, Naha=那覇, Ishigaki=石垣,
Seoul=ソウル, Busan=釜山, Incheon=仁川, Daegu=大邱, Daejeon=大田, Gwangju=光州, Taipei=台北, Kaohsiung=高雄, Taichung=台中,
Tainan=台南, Hong Kong=香港, Macau=マカオ, Beijing=北京, Shanghai=上海, Shenzhen=深圳, Guangzhou=広州, Chengdu=成都, Wuhan=武漢,
Chongqing=重慶, Tianjin=天津, Hangzhou=杭州, Nanjing=南京, Xi’an=西安, Singapore=シンガポール, Bangkok=バンコク, Chiang Mai=チェンマイ,
Jakarta=ジャカルタ, Bandung=バンドン, Surabaya=スラバヤ, Yogyakarta=ジョグジャカルタ, Medan=メダン, Kuala Lumpur=クアラルンプール, Manila=マニラ,
Quezon City=ケソン, Cebu City=セブ, Davao=ダバオ, Hanoi=ハノイ, Ho Chi Minh City=ホーチミン, Yangon=ヤンゴン, Phnom Penh=プノンペン,
Mumbai=ムンバイ, Delhi=デリー, New Delhi=ニューデリー, Bengaluru=ベンガルール, Chennai=チェンナイ, Kolkata=コルカタ, Hyderabad=ハイデラバード,
Pune=プネー, Ahmedabad=アフマダーバード, Jaipur=ジャイプル, Karachi=カラチ, Lahore=ラホール, Islamabad=イスラマバード, Dhaka=ダッカ,
Kathmandu=カトマンズ, Colombo=コロンボ, Dubai=ドバイ, Abu Dhabi=アブダビ, Riyadh=リヤド, Jeddah=ジッダ, Doha=ドーハ, Kuwait City=クウェート,
Tehran=テヘラン, Baghdad=バグダッド, Tel Aviv=テルアビブ, Jerusalem=エルサレム, Beirut=ベイルート, Amman=アンマン, Istanbul=イスタンブール,
Ankara=アンカラ, İzmir=イズミル, Cairo=カイロ, Alexandria=アレクサンドリア, Casablanca=カサブランカ, Lagos=ラゴス, Abuja=アブジャ, Accra=アクラ,
Nairobi=ナイロビ, Addis Ababa=アディスアベバ, Kampala=カンパラ, Johannesburg=ヨハネスブルグ, Cape Town=ケープタウン, Durban=ダーバン,
Pretoria=プレトリア, London=ロンドン, Manchester=マンチェスター, Birmingham=バーミンガム, Liverpool=リバプール, Leeds=リーズ, Bristol=ブリストル,
Sheffield=シェフィールド, Newcastle upon Tyne=ニューカッスル, Nottingham=ノッティンガム, Brighton=ブライトン, Oxford=オックスフォード,
Cambridge=ケンブリッジ, Edinburgh=エディンバラ, Glasgow=グラスゴー, Cardiff=カーディフ, Belfast=ベルファスト, Dublin=ダブリン, Paris=パリ,
Marseille=マルセイユ, Lyon=リヨン, Toulouse=トゥールーズ, Nice=ニース, Bordeaux=ボルドー, Lille=リール, Nantes=ナント, Strasbourg=ストラスブール,
Berlin=ベルリン, Hamburg=ハンブルク, Munich=ミュンヘン, Köln=ケルン, Frankfurt am Main=フランクフルト, Stuttgart=シュトゥットガルト,
Düsseldorf=デュッセルドルフ, Leipzig=ライプツィヒ, Vienna=ウィーン, Zürich=チューリッヒ, Geneva=ジュネーブ, Bern=ベルン, Amsterdam=アムステルダム,
Rotterdam=ロッテルダム, The Hague=ハーグ, Utrecht=ユトレヒト, Brussels=ブリュッセル, Antwerpen=アントワープ, Madrid=マドリード,
Barcelona=バルセロナ, Valencia=バレンシア, Sevilla=セビリア, Bilbao=ビルバオ, Lisbon=リスボン, Porto=ポルト, Rome=ローマ, Milan=ミラノ,
Naples=ナポリ, Turin=トリノ, Florence=フィレンツェ, Venice=ヴェネツィア, Bologna=ボローニャ, Athens=アテネ, Warsaw=ワルシャワ, Kraków=クラクフ,
Prague=プラハ, Budapest=ブダペスト, Bucharest=ブカレスト, Belgrade=ベオグラード, Zagreb=ザグレブ, Sofia=ソフィア, Kyiv=キーウ, Moscow=モスクワ,
Saint Petersburg=サンクトペテルブルク, Stockholm=ストックホルム, Oslo=オスロ, Copenhagen=コペンハーゲン, Helsinki=ヘルシンキ, Reykjavík=レイキャビク,
New York City=ニューヨーク, Brooklyn=ブルックリン, Los Angeles=ロサンゼルス, Chicago=シカゴ, Houston=ヒューストン, Phoenix=フェニックス,
Philadelphia=フィラデルフィア, San Antonio=サンアントニオ, San Diego=サンディエゴ, Dallas=ダラス, Austin=オースティン, San Jose=サンノゼ,
San Francisco=サンフランシスコ, Oakland=オークランド, Seattle=シアトル, Denver=デンバー, Boston=ボストン, Detroit=デトロイト,
Nashville=ナッシュビル, Portland=ポートランド, Las Vegas=ラスベガス, Atlanta=アトランタ, Miami=マイアミ, Minneapolis=ミネアポリス,
Washington=ワシントン, Baltimore=ボルチモア, Orlando=オーランド, Tampa=タンパ, Charlotte=シャーロット, Columbus=コロンバス,
Indianapolis=インディアナポリス, Pittsburgh=ピッツバーグ, Cleveland=クリーブランド, New Orleans=ニューオーリンズ, Sacramento=サクラメント,
Honolulu=ホノルル, Toronto=トロント, Montréal=モントリオール, Vancouver=バンクーバー, Calgary=カルガリー, Ottawa=オタワ, Edmonton=エドモントン,
Mexico City=メキシコシティ, Guadalajara=グアダラハラ, Monterrey=モンテレイ, Bogotá=ボゴタ, Medellín=メデジン, Lima=リマ, Santiago=サンティアゴ,
Buenos Aires=ブエノスアイレス, Córdoba=コルドバ, Montevideo=モンテビデオ, Caracas=カラカス, Quito=キト, São Paulo=サンパウロ,
Rio de Janeiro=リオデジャネイロ, Brasília=ブラジリア, Salvador=サルバドール, Belo Horizonte=ベロオリゾンテ, Curitiba=クリチバ,
Porto Alegre=ポルトアレグレ, Recife=レシフェ, Fortaleza=フォルタレザ, Havana=ハバナ, Sydney=シドニー, Melbourne=メルボルン, Brisbane=ブリスベン,
Perth=パース, Adelaide=アデレード, Canberra=キャンベラ, Gold Coast=ゴールドコースト, Auckland=オークランド, Wellington=ウェリントン,
Christchurch=クライストチャーチ, Harbin=ハルビン, Shenyang=瀋陽, Suzhou=蘇州, Qingdao=青島, Dalian=大連, Xiamen=厦門, Changsha=長沙,
Kunming=昆明, Zhengzhou=鄭州, Kinshasa=キンシャサ, Kabul=カブール, Pyongyang=平壌
`

let names: ReadonlyMap<string, string> | undefined

/** A city that has no other name in Japanese is written as everywhere. */
export function cityInJapanese(city: string): string {
  names ??= new Map(IN_JAPANESE.split(/,|\n/).flatMap((one) => (one.includes('=') ? [pairOf(one)] : [])))
  return names.get(city) ?? city
}

function pairOf(one: string): [string, string] {
  const [city = '', japanese = ''] = one.trim().split('=')
  return [city, japanese]
}
