/** Japanese places as Japanese profiles write them: `region code: prefecture, then City=spellings`. */
export const PLACES_JA = `
JP: 日本, 日本国, にほん, にっぽん, ニッポン, japon, jpn, giappone, nippon, nihon, jp, japan, 관동, 일본, 日本列島, 関東, 関西, 近畿, 東北地方, 九州, 四国, 北陸, 中国地方, 東海地方, 首都圏, 関東地方, 関西地方, 東海, kanto, kansai, kyushu, shikoku
JP.12: 北海道, ほっかいどう, 道民, 試される大地, 道東, 道南, 道央; Sapporo=札幌, 札幌市, さっぽろ; Asahikawa=旭川, 旭川市; Hakodate=函館, 函館市; Otaru=小樽; Obihiro=帯広; Kushiro=釧路; Tomakomai=苫小牧; Kitami=北見
JP.03: 青森, 青森県; Hirosaki=弘前; Hachinohe=八戸
JP.16: 岩手, 岩手県; Morioka=盛岡
JP.24: 宮城, 宮城県; Sendai=仙台, 仙台市, 杜の都
JP.02: 秋田, 秋田県; Akita=秋田市
JP.44: 山形, 山形県; Yamagata=山形市
JP.08: 福島, 福島県; Iwaki=いわき市; Kōriyama=郡山
JP.14: 茨城, 茨城県; Mito=水戸; Tsukuba=つくば, つくば市
JP.38: 栃木, 栃木県; Utsunomiya=宇都宮, 宇都宮市
JP.10: 群馬, 群馬県, グンマー, ぐんま; Maebashi=前橋; Takasaki=高崎
JP.34: 埼玉, 埼玉県, さいたま, 彩の国, ダ埼玉; Saitama=さいたま市, 大宮, 浦和; Kawagoe=川越; Kawaguchi=川口市; Tokorozawa=所沢; Koshigaya=越谷
JP.04: 千葉, 千葉県, 房総; Chiba=千葉市, 幕張; Funabashi=船橋; Kashiwa=柏市; Matsudo=松戸; Ichikawa=市川市; Urayasu=浦安
JP.40: 東京都下, 多摩; Tokyo=東京, 東京都, とうきょう, トーキョー, トウキョウ, tokyo, tokio, 都内, 東京のどこか, 23区, 도쿄, 东京, токио, طوكيو, 渋谷, 渋谷区, 新宿, 新宿区, 池袋, 原宿, 六本木, 秋葉原, アキバ, 世田谷, 世田谷区, 目黒, 品川, 港区, 千代田区, 中央区, 台東区, 浅草, 上野, 豊島区, 杉並, 杉並区, 練馬, 練馬区, 板橋区, 足立区, 葛飾区, 江戸川区, 江東区, 墨田区, 大田区, 文京区, 荒川区, 中野区, 中野ブロードウェイ, 下北沢, 吉祥寺, 銀座, 神保町, 恵比寿, 代官山, 高円寺, 東京23区, shibuya, shinjuku, harajuku, akihabara, roppongi; Hachiōji=八王子, 八王子市; Tachikawa=立川; Machida=町田, 町田市; Musashino=武蔵野市; Mitaka=三鷹
JP.19: 神奈川, 神奈川県, 湘南; Yokohama=横浜, 横浜市, ハマ, よこはま; Kawasaki=川崎, 川崎市; Sagamihara=相模原; Yokosuka=横須賀; Kamakura=鎌倉; Fujisawa=藤沢市; Odawara=小田原; Hakone=箱根
JP.29: 新潟, 新潟県; Niigata=新潟市; Nagaoka=長岡市
JP.42: 富山, 富山県; Toyama=富山市
JP.15: 石川県; Kanazawa=金沢, 金沢市
JP.06: 福井, 福井県
JP.46: 山梨, 山梨県; Kōfu=甲府
JP.26: 長野, 長野県, 信州; Matsumoto=松本市; Karuizawa=軽井沢
JP.09: 岐阜, 岐阜県; Gifu-shi=岐阜市
JP.37: 静岡, 静岡県; Shizuoka=静岡市; Hamamatsu=浜松, 浜松市; Numazu=沼津; Atami=熱海
JP.01: 愛知, 愛知県; Nagoya=名古屋, 名古屋市, なごや; Toyota=豊田市; Toyohashi=豊橋; Okazaki=岡崎市
JP.23: 三重, 三重県; Yokkaichi=四日市; Ise=伊勢市
JP.35: 滋賀, 滋賀県; Ōtsu=大津市
JP.22: 京都, 京都府, きょうと, 교토; Kyoto=京都市; Uji=宇治市
JP.32: 大阪, 大阪府, おおさか, オーサカ, 오사카; Osaka=大阪市, 梅田, なんば, 難波, 天王寺, 心斎橋, 新大阪; Sakai=堺, 堺市; Higashi-osaka=東大阪; Suita=吹田; Toyonaka=豊中
JP.13: 兵庫, 兵庫県; Kobe=神戸, 神戸市, こうべ; Himeji=姫路; Nishinomiya=西宮; Amagasaki=尼崎; Akashi=明石市; Takarazuka=宝塚
JP.28: 奈良, 奈良県; Nara-shi=奈良市
JP.43: 和歌山, 和歌山県
JP.41: 鳥取, 鳥取県
JP.36: 島根, 島根県; Matsue=松江; Izumo=出雲
JP.31: 岡山, 岡山県; Okayama=岡山市; Kurashiki=倉敷
JP.11: 広島, 広島県; Hiroshima=広島市; Fukuyama=福山市; Kure=呉市
JP.45: 山口県; Shimonoseki=下関
JP.39: 徳島, 徳島県
JP.17: 香川, 香川県, うどん県; Takamatsu=高松市
JP.05: 愛媛, 愛媛県; Matsuyama=松山市
JP.20: 高知, 高知県
JP.07: 福岡, 福岡県; Fukuoka=福岡市, 博多, 天神; Kitakyushu=北九州, 北九州市, 小倉; Kurume=久留米
JP.33: 佐賀, 佐賀県
JP.27: 長崎, 長崎県; Nagasaki=長崎市; Sasebo=佐世保
JP.21: 熊本, 熊本県; Kumamoto=熊本市
JP.30: 大分, 大分県; Beppu=別府
JP.25: 宮崎, 宮崎県
JP.18: 鹿児島, 鹿児島県, 屋久島, 奄美; Kagoshima=鹿児島市
JP.47: 沖縄, 沖縄県, おきなわ, 琉球; Naha=那覇, 那覇市; Ishigaki=石垣島
`
