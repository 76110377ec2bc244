/** Words that ask or join, and say nothing about the data. */
const PLAIN = `
a about above account accounts across actually after again all along also am among amongst an and any anybody anyone are
around as asked at audience audiences average be became been before being below between by can case come comes could
data day days did do does done during each either else ever every everybody everyone exactly few figure figures find
first follower followers for from get gets give given go good got had happen happened happens has have having he her
here hers high his how however i if in inside is it its itself just kind kinds know known large last latest let like
likely liked likes list long lot made main mainly major make makes many may me mean members mentioned might month more
mostly much my name named names near need no not now number of off often on one ones only or order other others our
out over overall part particularly past people percent percentage period person place please popular post posted posting
posts proportion rank ranked rate real really recent recently respectively same say says see seem seems she should
show shown shows since so some somebody someone sort split still such take tell than that the their theirs them then
there these they thing things think this those through time times to today together too total towards tweet tweets two
under until up us use used user users uses using value values very want was way we week weeks well were what when where
which while who whole whom whose why with within without write writes writing written year you your
most least top bottom biggest largest smallest highest lowest fewest greatest best worst less fraction ratio share
shares breakdown distribution compared compare comparison versus vs baseline usual normal typical everyone's than's
index over-index over-indexed over-indexes overindexed overindex distinctive unusual unusually special significant
significantly different differ difference count counts amount big bigger small smaller larger higher lower greater
make-up makeup composed consist consists contain contains containing include includes including mention mentions
come belong belongs there's what's who's how's conversation conversations analysis question window active activity
dominant dominate dominates common commonly frequent frequently lead leads leading majority minority sum altogether
summary summarise summarize roughly approximately currently right second third half new old receive received
receives per follow follows followed following reposts reposted replies replied views viewed quotes quoted
busiest quietest peak peaks slowest loudest rising falling increase increased increasing decrease decreased decreasing
x twitter yes represented overuse over-use overused live lives living reside resides part aged group groups range discuss discussed discussing talk talks talking closest nearest direct base themselves analysed analyzed covered appear appears percentages mostly trend trending down going change changed changes balance net state compute member describe describing
folks folk crowd world globe typically usually generally normally primarily chiefly chief principal principally
would will shall must can't couldn't don't didn't doesn't isn't aren't wasn't weren't i'd i'm we're they're you're it's
that's let's any anything something nothing everything somewhat quite rather pretty bit lots plenty several various certain
bad great nice nicely better badly strong strongly weak top-level key important prominent notable
look looks looking seen saw see-through view seek help helps curious wonder wondering wants wanted wish tell telling told
say said explain describe described give giving gave put puts putting keep keeps type types typed typing search engine engines
care cares caring love loves loved enjoy react reacts gets getting going gone come came coming took take taken taking part
turn turns turned play plays brought bring brings hear heard read reads reading spend spends word words
sort sorts sorted tend tends tended roughly guess estimate estimated exact approximate total totals combined joint jointly
whole entire entirely full fully complete completely single lone alone else elsewhere anywhere everywhere nowhere
participants participant fans fan shared into onto upon publish publishing send share visit visits might hand tune pick picks picked choose chosen favourite favourites favorite favorites prefer prefers preferred
size sizes focus focusing fast slow slowly special works works-best working numbers result results goes wins win winning losing ours basis fit estimates estimation sentence sentences nutshell high
low partner partners partnering collaborate collaboration collaborations approach target targeting reach reaches reached reaching recommend recommended
non outside except besides by sort order column columns row rows line lines show shows showing display all only just filter filtered
happening happen spike audience's followers' drop dropped dip rise rose jump jumped grew went up-to-date
campaign campaigns next bracket brackets advertise advertising advertisement ad ads bid bids bidding schedule scheduling scheduled budget reply lean rely chance chances odds particular slice far into buzz chatter
gender-wise age-wise kindly thanks thank hi hello hey ok okay quick quickly brief briefly short simply
`
const PLAIN_WORDS = new Set(PLAIN.trim().split(/\s+/))

/** The same for Japanese, longest first; what is left of a sentence in kanji, katakana or Latin letters must mean something. */
const PLAIN_JA = `
オーディエンス アカウント フォロワー フォロー ユーザー データ パーセント ランキング トップ ベスト シェア ポスト ツイート
参加者 参加 歳 代 人気 最適 対象 この分析 この会話 この質問 人たち 人々 人数 何人 投稿者 投稿 発言 会話 期間 全体 全員 平均 基準 割合 比率 比較 合計
総数 件数 回数 上位 下位 順位 一番 最多 最少 最大 最小 最高 最低 最も もっとも 主な 主要 大半 過半数 多数 少数 特徴的
特徴 目立 傾向 変化 増加 減少 上昇 下降 増 減 差 違 普段 通常 一般 他 有意 内訳 分布 構成 種類 数 多 少 大 小 高 低 人 者
何 誰 教 見 知 使 使用 利用 含 持 言及 占 比 対 方 件 回 率 日 時 月 週 年 間 今 現在 最近 過去 間 中 的 別 位 番 目 全
ターゲット 広告 キャンペーン 施策 狙 届 出稿 海外 分かれ 好
分析 数字 推定 悪 良 強 弱 並 順 表示 閲覧 回 件 起用 文 行 列 全て 全部 上記 同 同様 残 各 毎 以外 外 実 側面 うち ベスト 投稿先 先 絞 抽出 該当 当 増 減 起 理由 付 語 話題 トピック 発信 活発 挙げ 感 声 心 頃 主 側 層 像 様 割 占 合 傾 他 先 例 別 皆 皆さん 人間 方々 関心 興味 検索 リスト 一覧 詳細 情報 結果 答 回答 質問 必要 可能 存在 実際 具体的 簡単 全般 概 比較的 おおよそ 目安 程度 くらい 何名 名 トータル ナンバーワン メイン 示 出 入 行 来 書 読 話 思 言 名 点 値 形 上 下 前 後 以上 以下 未満 挙 並 順 直近 分 得 受 集 獲得 住 どちら いいね リポスト 返信 閲覧 引用
`
const PLAIN_JA_WORDS = PLAIN_JA.trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length)

/** Particles and endings; what a question is about is seldom written in it alone. */
const HIRAGANA = /\p{Script=Hiragana}+/gu
const WORD = /[\p{Script=Han}\p{Script=Katakana}ー]+|[[\p{L}\p{N}_'’+\-]--[\p{Script=Han}\p{Script=Katakana}]]+/gv

/** Words of a question that nobody has understood yet. */
export function unknownWords(rest: string): string[] {
  let text = rest
  for (const word of PLAIN_JA_WORDS) text = text.replaceAll(word, ' ')
  const words = text.replace(HIRAGANA, ' ').match(WORD) ?? []
  return words
    .map((word) => word.toLowerCase().replace(/['’]s$|^['’]+|['’]+$/g, ''))
    .filter((word) => word !== '')
    .filter((word) => !PLAIN_WORDS.has(word) && !PLAIN_WORDS.has(word.replace(/s$/, '')))
}
