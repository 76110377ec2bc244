/** How each number is computed, as the page says it. */
export const methods = {
  'People the question is about, of all accounts collected here. It is a share of the corpus, not of the whole network.':
    '条件に当てはまる人数を、取り込んだ全アカウントで割った値です。Xの全ユーザーに対する割合ではありません。',
  'For each value: how many of the people known have it, and how that compares with the baseline. A person counts once per value. In the order of over-index, the lower end of its interval decides.':
    '判定できた人のうち、その値を持つ人の割合を比較対象と比べます。1人は同じ値につき1回だけ数えます。比較対象比の順では、その信頼区間の下限の順に並びます。',
  'Of the posts of the question, the share that holds a word or hashtag. A post counts once per word. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much.':
    '条件に合う投稿のうち、その単語やハッシュタグを含む割合です。1件の投稿は同じ単語につき1回だけ数えます。同じ人の投稿は互いに独立とみなさないため、少数の人が多く投稿しているほど信頼区間は広くなります。',
  'Two words used by the same people, or in the same post, among the 50 commonest and the 50 most over-indexed.':
    '上位50語と比較対象比の高い50語のうち、同じ人または同じ投稿が使った2語の組み合わせです。',
  'Runs of two to five words in the posts. Authors are counted per phrase, and compared with authors of the baseline in the same time. The over-index is drawn towards what is usual; the lower end of its interval decides the order.':
    '投稿に含まれる2〜5語の並びです。フレーズごとに投稿者を数え、同じ期間の比較対象の投稿者と比べます。比較対象比は一覧全体の傾向に近づけて推定し、その信頼区間の下限の順に並べます。',
  'Accounts that the audience follows more than the baseline does, among those with enough followers in it. The over-index is drawn towards what is usual; the lower end of its interval decides the order.':
    'オーディエンス内に十分なフォロワーがいるアカウントのうち、比較対象よりも多くフォローされているものです。比較対象比は一覧全体の傾向に近づけて推定し、その信頼区間の下限の順に並べます。',
  'Accounts whose followers are nearly the same people as the audience: Jaccard’s index, 1 for the very same people.':
    'フォロワーがオーディエンスとほぼ同じ人たちであるアカウントです。Jaccard係数で、完全に一致すると1になります。',
  'People of the audience by the follower count on their profile. Nothing is computed.':
    'オーディエンスの人を、プロフィールのフォロワー数順に並べたものです。計算は行っていません。',
  'People drawn by chance: each id is hashed to a number, and those with the lowest are shown. Every person has the same chance.':
    '無作為に選んだ人たちです。IDをハッシュ値に変換し、小さい順に表示するため、誰もが同じ確率で選ばれます。',
  'The account as it was last fetched. Nothing is computed.':
    '最後に取得した時点のアカウント情報です。計算は行っていません。',
  'Matching posts in the order chosen. Counts are those of the day they were fetched.':
    '条件に合う投稿を、選んだ順に並べたものです。各数値は取得した時点のものです。',
  'Per day (UTC): follows that began, follows that ended, and the follower count where it was noted that day.':
    '日別（UTC）のフォロー開始数、フォロー解除数、および記録があった日のフォロワー数です。',
  'Matching posts per day, and the likes of these posts. Days without a post count 0.':
    '条件に合う投稿の日別の件数と、その投稿へのいいね数です。投稿のない日は0とします。',
  'Posts that people of the audience liked, reposted, quoted or answered more than the baseline did, among those with enough of them. The over-index is drawn towards what is usual; the lower end of its interval decides the order. Which links and pictures a post has is not known here.':
    'オーディエンスの人が、比較対象より多くいいね・リポスト・引用・返信した投稿です（十分な人数のあるものに限る）。オーバーインデックスは通常の値に寄せて推定し、区間の下端の順に並べます。投稿のリンクや画像の情報は保持していません。',
  'Each post is judged negative, neutral or positive; where the judgement is more likely wrong than right, it is unsure and counts for none of the three. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much; mistakes of the judgement are not in it.':
    '各投稿をネガティブ・ニュートラル・ポジティブに判定し、誤りの見込みのほうが高い投稿は「判定できず」として3つのどれにも数えません。同じ人の投稿は独立とはみなさないため、少数の人が多く投稿している場合は区間が広くなります。判定の誤りは含みません。',
  'Among posts that hold at least one of the names. A post with two names counts for both. Everybody is heard, not only the audience. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much.':
    'いずれかの名称を含む投稿が対象です。2つの名称を含む投稿は両方に数えます。オーディエンスに限らず全員の投稿を集計します。同じ人の投稿は互いに独立とみなさないため、少数の人が多く投稿しているほど信頼区間は広くなります。',
  'Matching posts by day of the week and hour, on the clock of the chosen time zone. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much.':
    '条件に合う投稿を、選んだタイムゾーンの曜日と時間帯で集計したものです。同じ人の投稿は互いに独立とみなさないため、少数の人が多く投稿しているほど信頼区間は広くなります。',
  'People who are in exactly these audiences and in none of the others, for each combination.':
    '組み合わせごとに、そのオーディエンスだけに含まれ、ほかには含まれない人数です。',
  'Words that the same people use more than chance gives are tied; Leiden’s method finds the groups that hold together best.':
    '偶然よりも多く同じ人が使う単語どうしを結び、Leiden法で最もよくまとまるグループを見つけます。',
  'Intervals are Wilson’s, at 95%. They say how far a share may be off by chance; they say nothing about who is missing from the corpus.':
    '信頼区間は95%のWilson区間です。偶然による誤差の幅を示すもので、取り込まれていない人については何も示しません。',
  Adjustment: '条件をそろえる',
  'Nobody in the baseline is like them, as active, in the same language and country: nothing is compared.':
    '比較対象には、投稿数・言語・国が同じ人がいないため、比較していません。',
  adjusted: '条件をそろえた比較',
  'not adjusted': '条件をそろえない比較',
  'Adjusted for activity, language and country': '投稿数・言語・国をそろえる',
  'Not adjusted': 'そろえない',
  'A full count of the people known here: it carries no interval.':
    '取り込まれた人をすべて数えた値なので、信頼区間はありません。',
  'People like them are as active, in the same language and country. The share of the baseline is what it would be if its people were like the audience.':
    '「同じ条件の人」とは、投稿数・言語・国が同じ人のことです。比較対象の割合は、比較対象の人々がこのオーディエンスと同じ構成だった場合の値です。',
  'An arrow appears where the difference from the baseline is more than chance: Fisher’s exact test or a z-test, and Benjamini and Hochberg’s q of at most 0.05.':
    '矢印は、比較対象との差が偶然を超える場合に表示します（フィッシャーの正確確率検定またはz検定、Benjamini-Hochberg法のq値0.05以下）。',
  'A base of 200 or fewer is faded, of 50 or fewer marked with *, and fewer than 5 people are not shown.':
    '母数が200以下の場合は薄く表示し、50以下には*を付け、5人未満は表示しません。',
  'Download the inputs as JSON': '計算の元データをJSONでダウンロード',
  'The counts from which every score can be computed again.': 'すべてのスコアを再計算できる集計値です。',
} as const
