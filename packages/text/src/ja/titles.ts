export const titles = {
  'Open in the builder': 'ビルダーで開く',
  'Find people by what they say they work as, and see how many each title and each combination has.':
    '自己紹介に書かれた職種で人を探し、職種ごと・組み合わせごとの人数を確かめられます。',
  'What people say in their bio that they work as. Choose titles, see how many people they have together, and save them as an audience.':
    '自己紹介に書かれた職種です。職種を選ぶと合計の人数が分かり、オーディエンスとして保存できます。',
  'Titles by category': 'カテゴリ別の職種',
  'Each with how many people known here name it.': 'それぞれ、ここで把握している人のうち何人が名乗っているか。',
  'No job title is called like this.': '該当する職種はありません。',
  'All titles of {{category}}': '{{category}}の職種すべて',
  '{{count}} titles': '{{count}}職種',
  'Your combination': '選んだ組み合わせ',
  'Choose a title to see how many people it has.': '職種を選ぶと人数が表示されます。',
  '{{share}} of everybody there ({{interval}})': 'そこにいる人の{{share}}（{{interval}}）',
  'too few to tell': '少なすぎるため非表示',
  'left out': '除外',
  Where: '場所',
  'Choose none': '選択を解除',
  'Leave out {{name}}': '{{name}}を除外',
  'Take in {{name}}': '{{name}}を含める',
  '“{{value}}” is not in the list.': '「{{value}}」は一覧にありません。',
} as const
