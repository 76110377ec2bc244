export const question = {
  'The same topic as others write it:': '同じ話題の別の表記：',
  'The data is not ready yet': 'データの準備ができていません',
  'It is being prepared, or a part of it cannot be reached. It will be asked by itself as soon as it can be.':
    '準備中か、一部に接続できません。できるようになり次第、自動で分析を始めます。',
  '{{title}}: nothing is shown.': '{{title}}のため、表示していません。',
  '{{what}}: {{n}} people': '{{what}}（{{n}}人）',
  'Ask “{{name}}”: {{n}} people': '「{{name}}」で分析（{{n}}人）',
  'These are {{n}} keywords; at most {{most}} can be analysed at once. Nothing was asked yet.':
    'キーワードが{{n}}件あります。一度に分析できるのは{{most}}件までです。まだ分析していません。',
  '“{{start}}…” is too long: a keyword has at most {{most}} characters, as a post has.':
    '「{{start}}…」は長すぎます。キーワードは投稿と同じく{{most}}文字までです。',
  'Remove it': '削除する',
  'Keep the first {{most}}': '最初の{{most}}件だけ残す',
  'These are {{n}} keywords; at most {{most}} can be analysed at once.':
    'キーワードが{{n}}件あります。一度に分析できるのは{{most}}件までです。',
  'This address is too long': 'アドレスが長すぎます',
  'No server reads an address of this length. Ask with fewer keywords, or paste them into Explore.':
    'この長さのアドレスは読み取れません。キーワードを減らすか、「分析」の画面に貼り付けてください。',
  'To the start page': 'トップページへ',
}
