/** Moods of posts: how sure they are, and what a team says of them. */
export const moods = {
  'Mood: {{mood}}. Correct it': '感情: {{mood}}。修正する',
  'What is the mood of this post?': 'この投稿の感情',
  'corrected by your team': 'チームが修正',
  'Judged {{judged}}; corrected by {{name}}, {{date}}': '判定は{{judged}}。{{name}}が{{date}}に修正',
  'Someone who left': '退会した人',
  'Take the correction back': '修正を取り消す',
  'Corrected for your team. Figures still count this post as it was judged.':
    'チームの修正として保存しました。数値は判定のまま集計します。',
  'The correction was taken back.': '修正を取り消しました。',
  'Your team corrected {{n}} of these posts: {{into}}. The figures count them as judged.':
    'チームがこの中の{{n}}件を修正しています（{{into}}）。数値は判定のまま集計しています。',
  '{{n}} to negative': 'ネガティブへ{{n}}件',
  '{{n}} to neutral': 'ニュートラルへ{{n}}件',
  '{{n}} to positive': 'ポジティブへ{{n}}件',
  'Corrected the mood of a post': '投稿の感情を修正',
  'Took back the correction of a mood': '感情の修正を取り消し',
  'Restored the correction of a mood': '感情の修正を復元',
  'Mood unsure': '感情は判定できず',
  'Examples by mood': '感情ごとの投稿例',
  'No example among the first posts.': '上位の投稿には例がありません。',
  'net mood: {{positive}} positive, {{negative}} negative; unsure about {{unsure}} of the posts':
    '感情スコア（ポジティブ{{positive}}、ネガティブ{{negative}}。投稿の{{unsure}}は判定できず）',
  'Moods corrected by the team': 'チームが修正した感情',
  'Mood as judged': '判定された感情',
  'Mood as corrected': '修正後の感情',
  'Mood as corrected by the team': 'チームが修正した感情（数値には含まない）',
  'Corrected at': '修正日時',
  Judged: '判定',
  'Corrected to': '修正後',
} as const
