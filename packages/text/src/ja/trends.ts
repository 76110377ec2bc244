export const trends = {
  'Talked about more than usual': 'いつもより話題になっていること',
  '24 hours, compared with the 28 days before. Accounts that behave like bots are left out.':
    '直近24時間を、その前の28日間と比べています。ボットとみられるアカウントは除いています。',
  'All trends': 'すべてのトレンド',
  Filters: '絞り込み',
  'Filters: {{n}}': '絞り込み：{{n}}件',
  Trends: 'トレンド',
  'Global trends': '世界のトレンド',
  'Trends in {{place}}': '{{place}}のトレンド',
  '24 hours up to {{time}}, compared with the 28 days before.':
    '{{time}}までの24時間を、その前の28日間と比べています。',
  'What people talk about more than usual, and how they post.':
    'ふだんより多く語られている話題と、投稿の傾向がわかります。',
  'Trending topics': '急上昇の話題',
  'An arrow marks what chance cannot explain. Accounts that behave like bots are left out.':
    '矢印は、偶然では説明できない増加を示します。ボットとみられるアカウントは除いています。',
  'compared with {{n}} posts before': 'それ以前の投稿{{n}}件と比較',
  'Nothing stands out': '目立った話題はありません',
  'No topic was used by five people and at least twice as often as before.':
    '5人以上が使い、以前の2倍以上になった話題はありませんでした。',
  'No topic was used by five people and at least twice as often as before. Try the whole world instead.':
    '5人以上が使い、以前の2倍以上になった話題はありませんでした。全世界のトレンドもご覧ください。',
  'Also more than before, but chance may explain it': '以前より増えているものの、偶然の可能性がある話題',
  '{{share}} of posts, {{interval}}; {{posts}} posts by {{people}} people, {{before}} in the 28 days before':
    '全投稿の{{share}}（{{interval}}）、{{people}}人による{{posts}}件。その前の28日間は{{before}}件',
  '{{posts}} posts by {{people}} people': '{{people}}人が{{posts}}件を投稿',
  'Posts per day in four weeks, {{now}} now, {{most}} at most':
    '4週間の1日ごとの投稿数。直近は{{now}}件、最多は{{most}}件',
  'q = {{q}}': 'q値 = {{q}}',
  new: '新規',
  'never before': '以前は0件',
  '{{before}} before': '以前は{{before}}件',
  'Peaks of four weeks': '4週間の話題のピーク',
  'Days on which a topic rose far above the 28 days before, and the words that go with it.':
    'その前の28日間を大きく上回った話題と、一緒に使われた言葉です。',
  'No peaks': 'ピークはありません',
  'No topic rose above what chance explains on any day of the last four weeks.':
    'この4週間に、偶然を超えて増えた話題はありませんでした。',
  'Words that go with it': '一緒に使われた言葉',
  'Posts by country': '国別の投稿数',
  'Posts from four weeks, by where their authors say they are.':
    '投稿者がプロフィールに書いた国ごとの、4週間の投稿数です。',
  'Four weeks. Choose a country to see what it talks about.':
    '過去4週間の投稿です。国を選ぶと、その国の話題を表示します。',
  '{{name}} ({{posts}} posts)': '{{name}}（投稿{{posts}}件）',
  'People known': '把握している人数',
  'Posts known': '把握している投稿数',
  'of all time': '全期間',
  'Posts in 24 hours': '24時間の投稿数',
  'none before': '以前の投稿なし',
  '{{change}} compared with {{before}} a day before': 'それ以前は1日{{before}}件（{{change}}）',
  'Net mood in 24 hours': '24時間の感情スコア',
  'no mood known': '感情の判定なし',
  '{{positive}} positive, {{neutral}} neutral, {{negative}} negative; net {{net}}, {{interval}}':
    'ポジティブ{{positive}}件、ニュートラル{{neutral}}件、ネガティブ{{negative}}件、差し引き{{net}}（{{interval}}）',
  'Invalid response format for trending topics': '急上昇の話題を正しく読み込めませんでした。',

  'Communities across everybody: who is followed together, and which words go together.':
    '全体のコミュニティです。一緒にフォローされるアカウントと、一緒に使われる言葉がわかります。',
  'The communities of people who write about {{words}}.': '{{words}}について投稿する人のコミュニティです。',
  Communities: 'コミュニティ',
  'Accounts that the same people follow. A line connects two that are followed together more often than by chance.':
    '同じ人がフォローしているアカウントの集まりです。偶然よりも多く一緒にフォローされる組み合わせを線で結んでいます。',
  'Who is followed together': '一緒にフォローされるアカウント',
  'Accounts that the same people follow, connected where both are followed more often than by chance.':
    '同じ人がフォローするアカウントです。偶然よりも多くの人が両方をフォローする組み合わせを結んでいます。',
  'Community {{n}}': 'コミュニティ{{n}}',
  '{{share}} of ties stay inside': 'つながりの{{share}}が内部',
  Fewer: '一部だけ表示',
  'No communities': 'コミュニティは見つかりませんでした',
  'Too few people write about this, or they follow nobody in common. Try a word that more people use.':
    '投稿した人が少ないか、共通のフォロー先がありません。より多くの人が使う言葉でお試しください。',
  'Words that go together': '一緒に使われる言葉',
  'Words that the same people use more often than chance explains.':
    '偶然よりも多く、同じ人が使っている言葉の集まりです。',
  'Accounts that people who write about it follow more than others do.':
    'この話題を投稿する人が、ほかの人よりも多くフォローしているアカウントです。',
  'Who writes about it': '投稿している人',
  'The largest accounts among those who write about it.':
    'この話題を投稿する人のうち、フォロワーの多いアカウントです。',

  'Competitor analysis': '競合分析',
  'Who people compare you with, which followers you share, and what is said about each.':
    '並べて語られる相手、共通するフォロワー、それぞれの評判がわかります。',
  'Your handle': '自社のアカウント名',
  'Find competitors': '競合を探す',
  'This is not a handle': 'アカウント名として正しくありません',
  'Suggested competitors': '競合の候補',
  'Based on how people write about both, what both post, their interests and the followers they share.':
    '語られ方、投稿の内容、関心、共通のフォロワーの近さから選んでいます。',
  'Another competitor': 'ほかの競合',
  'Start with your own account': '自社のアカウントから始めましょう',
  'Starling finds accounts that people talk about in the same way and shows them side by side.':
    '同じように語られているアカウントを探し、並べて比較します。',
  'For example': '例',
  '{{n}} followers in common, {{share}} ({{interval}})': '共通のフォロワー{{n}}人、{{share}}（{{interval}}）',
  'People say': 'よく使われる言葉：',
  'Similarity out of 100': '近さ（100点満点）',
  'Compare with {{handle}}': '{{handle}}と比較する',
  Compare: '比較',
  'Side by side': '並べて比較',
  'Followers, growth and what everybody posts about each.': 'フォロワー、増減、それぞれについての投稿を比べます。',
  'Followers on X': 'Xでのフォロワー数',
  'Followers known here': '把握しているフォロワー',
  'Growth in 30 days': '30日間の増減',
  'no followers before': '以前のフォロワーなし',
  'Posts that mention it, 30 days': '名前の挙がった投稿（30日間）',
  'by {{people}} people': '{{people}}人による投稿',
  'Posts per day, {{most}} at most': '1日の投稿数、最多{{most}}件',
  'Mood of these posts': 'その投稿の感情',
  'Their followers': 'フォロワーの比較',
  'Share of the followers for whom it is known, with the 95% interval.':
    '判定できたフォロワーに占める割合と、95%信頼区間です。',
  'Compare by': '比較する項目',
  'What they write about': '投稿している話題',
  'This post has not been imported yet.': 'この投稿はまだ取り込まれていません。',
  'This account has not been imported yet.': 'このアカウントはまだ取り込まれていません。',

  Creators: 'クリエイター',
  Creator: 'クリエイター',
  'Find creators by interest, and see how much their posts move their followers.':
    '関心ごとにクリエイターを探し、投稿がフォロワーをどれだけ動かすかを確認できます。',
  'This page is for people of the group Creators. Sign in to see whether you are one of them.':
    'クリエイターの画面は、Creatorsグループの方に表示されます。サインインしてご確認ください。',
  'Sign in to see creators.': 'サインインすると、クリエイターをご覧いただけます。',
  'This page is not open to you': 'この画面は利用できません',
  'Creators found: {{n}}': '該当するクリエイター：{{n}}人',
  'Rates cover the {{n}} with the most followers, over 90 days of posts.':
    'フォロワーの多い{{n}}人について、90日間の投稿から算出しています。',
  'Subcategories of {{name}}': '{{name}}の下位の項目',
  'Engagement per follower': 'フォロワーあたりの反応',
  'Posts, 90 days': '投稿数（90日間）',
  Engagements: '反応数',
  'Bot score': 'ボット度',
  'At least': '下限',
  'At most': '上限',
  'Most engaging first': '反応率の高い順',
  'Most followers first': 'フォロワーの多い順',
  'Most engagements first': '反応数の多い順',
  'The range ends before it begins.': '範囲の上限が下限より小さくなっています。',
} as const
