export const communities = {
  'Accounts that the same people follow, and the people who belong together by it.':
    '同じ人たちがフォローするアカウントと、それによって結びつく人たち。',
  'People who follow the same accounts. Walk from one community to its neighbours, and build an audience from any.':
    '同じアカウントをフォローする人たちです。隣のコミュニティへたどりながら、どこからでもオーディエンスを作れます。',
  'Of the people known here': 'ここで把握している人たち',
  'Communities on X': 'X上のコミュニティ',
  'Map of communities: arrow keys walk to the neighbours': 'コミュニティの地図：矢印キーで隣へ移動',
  Map: '地図',
  'A larger circle has more people; a line joins two that share more people than by chance.':
    '円が大きいほど人数が多く、偶然より多くの人を共有する二つを線で結びます。',
  'All communities': 'すべてのコミュニティ',
  'The same as the map, the largest first.': '地図と同じ内容を、人数の多い順に。',
  'Too few people are known here, or they follow nobody in common.':
    '把握している人が少なすぎるか、共通してフォローするアカウントがありません。',
  'Accounts that the same people follow.': '同じ人たちがフォローするアカウント。',
  'Leading accounts': '中心となるアカウント',
  Neighbours: '隣のコミュニティ',
  'It shares no more people with another than chance would have it.':
    '偶然より多くの人を共有するコミュニティはありません。',
  '{{n}} people in both, {{share}} of this one, {{times}} times as many as by chance':
    '両方に{{n}}人、このコミュニティの{{share}}、偶然の{{times}}倍',
  'Next to {{names}}': '隣：{{names}}',
  'growth unknown': '増減は不明',
  'Growth in {{count}} days': '{{count}}日間の増減',
  'Mood in {{count}} days': '{{count}}日間の感情',
  '{{interval}}; {{gained}} follows began, {{lost}} ended': '{{interval}}、フォロー開始{{gained}}件・終了{{lost}}件',
  'No follow is known to have begun or ended': '開始・終了が分かるフォローはありません',
  'follow at least {{n}} of its {{count}} accounts': '{{count}}アカウントのうち{{n}}以上をフォロー',
  'Analyse these people': 'この人たちを分析',
  'Hide the analysis': '分析を閉じる',
  'Groups that people join on X. X tells their name and how many joined, not who: an audience is built from who posts about them.':
    'Xで参加するグループです。Xは名前と参加人数だけを示し、誰が参加したかは示しません。そのため、話題にしている人からオーディエンスを作ります。',
  'None looked up yet': 'まだ検索していません',
  'Search for a topic: what X finds is kept here for the team.':
    'トピックを検索すると、Xで見つかったものがチーム用にここに残ります。',
  '{{count}} found on X, for {{cost}}': 'Xで{{count}}件見つかりました（{{cost}}）',
  'X lets Communities be searched only by a linked account.': 'Xのコミュニティ検索には、連携したアカウントが必要です。',
  'Search on X': 'Xで検索',
  '{{n}} joined on X': 'Xで{{n}}人が参加',
  'Searched Communities at X': 'Xのコミュニティを検索',
} as const
