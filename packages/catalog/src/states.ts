/** A state, a nation or a prefecture, by the code that people are known by. */
export type State = { id: string; country: string; name: string; name_ja: string }

/** `code name=日本語`; spec 3 offers those of the United States and of Great Britain, Japan's are ours. */
const US = `
AL Alabama=アラバマ州; AK Alaska=アラスカ州; AZ Arizona=アリゾナ州; AR Arkansas=アーカンソー州; CA California=カリフォルニア州;
CO Colorado=コロラド州; CT Connecticut=コネチカット州; DE Delaware=デラウェア州; DC District of Columbia=ワシントンD.C.;
FL Florida=フロリダ州; GA Georgia=ジョージア州; HI Hawaii=ハワイ州; ID Idaho=アイダホ州; IL Illinois=イリノイ州; IN Indiana=インディアナ州;
IA Iowa=アイオワ州; KS Kansas=カンザス州; KY Kentucky=ケンタッキー州; LA Louisiana=ルイジアナ州; ME Maine=メイン州; MD Maryland=メリーランド州;
MA Massachusetts=マサチューセッツ州; MI Michigan=ミシガン州; MN Minnesota=ミネソタ州; MS Mississippi=ミシシッピ州; MO Missouri=ミズーリ州;
MT Montana=モンタナ州; NE Nebraska=ネブラスカ州; NV Nevada=ネバダ州; NH New Hampshire=ニューハンプシャー州; NJ New Jersey=ニュージャージー州;
NM New Mexico=ニューメキシコ州; NY New York=ニューヨーク州; NC North Carolina=ノースカロライナ州; ND North Dakota=ノースダコタ州; OH Ohio=オハイオ州;
OK Oklahoma=オクラホマ州; OR Oregon=オレゴン州; PA Pennsylvania=ペンシルベニア州; RI Rhode Island=ロードアイランド州; SC South Carolina=サウスカロライナ州;
SD South Dakota=サウスダコタ州; TN Tennessee=テネシー州; TX Texas=テキサス州; UT Utah=ユタ州; VT Vermont=バーモント州; VA Virginia=バージニア州;
WA Washington=ワシントン州; WV West Virginia=ウェストバージニア州; WI Wisconsin=ウィスコンシン州; WY Wyoming=ワイオミング州`
const GB =
  'ENG England=イングランド; NIR Northern Ireland=北アイルランド; SCT Scotland=スコットランド; WLS Wales=ウェールズ'
const JP = `
01 Hokkaido=北海道; 02 Aomori=青森県; 03 Iwate=岩手県; 04 Miyagi=宮城県; 05 Akita=秋田県; 06 Yamagata=山形県; 07 Fukushima=福島県; 08 Ibaraki=茨城県;
09 Tochigi=栃木県; 10 Gunma=群馬県; 11 Saitama=埼玉県; 12 Chiba=千葉県; 13 Tokyo=東京都; 14 Kanagawa=神奈川県; 15 Niigata=新潟県; 16 Toyama=富山県;
17 Ishikawa=石川県; 18 Fukui=福井県; 19 Yamanashi=山梨県; 20 Nagano=長野県; 21 Gifu=岐阜県; 22 Shizuoka=静岡県; 23 Aichi=愛知県; 24 Mie=三重県;
25 Shiga=滋賀県; 26 Kyoto=京都府; 27 Osaka=大阪府; 28 Hyogo=兵庫県; 29 Nara=奈良県; 30 Wakayama=和歌山県; 31 Tottori=鳥取県; 32 Shimane=島根県;
33 Okayama=岡山県; 34 Hiroshima=広島県; 35 Yamaguchi=山口県; 36 Tokushima=徳島県; 37 Kagawa=香川県; 38 Ehime=愛媛県; 39 Kochi=高知県; 40 Fukuoka=福岡県;
41 Saga=佐賀県; 42 Nagasaki=長崎県; 43 Kumamoto=熊本県; 44 Oita=大分県; 45 Miyazaki=宮崎県; 46 Kagoshima=鹿児島県; 47 Okinawa=沖縄県`

const statesOf = (country: string, lines: string): State[] =>
  lines
    .trim()
    .split(/;\s+/)
    .map((line) => {
      const [, code, name, name_ja] = /^(\w+) (.+)=(.+)$/.exec(line)!
      return { id: `${country}-${code}`, country, name: name!, name_ja: name_ja! }
    })

/** Offered as "Region or state" (spec 3). */
export const STATES: readonly State[] = [...statesOf('US', US), ...statesOf('GB', GB), ...statesOf('JP', JP)]
