/** Moods of posts: how sure they are, and what a team says of them. */
export const moods = {
  'Mood unsure': '感情は判定できず',
  'Examples by mood': '感情ごとの投稿例',
  'No example among the first posts.': '上位の投稿には例がありません。',
  'net mood: {{positive}} positive, {{negative}} negative; unsure about {{unsure}} of the posts':
    '感情スコア（ポジティブ{{positive}}、ネガティブ{{negative}}。投稿の{{unsure}}は判定できず）',
} as const
