export const targeting = {
  Part: '項目',
  Value: '値',
  Chosen: '選択',
  Reason: '理由',
  'Targeting package': 'ターゲティングパッケージ',
  'Words, hashtags, accounts, interests and places to choose in an ad account, each with its reason.':
    '広告アカウントで選ぶキーワード、ハッシュタグ、アカウント、興味・関心、場所を、それぞれの理由とともに示します。',
  'Generate targeting': 'ターゲティングを生成',
  'Generate again': 'もう一度生成',
  'Generating targeting': 'ターゲティングを生成中',
  'Step {{n}} of {{total}}': 'ステップ {{n}}/{{total}}',
  'You can go on; it will appear here by itself.': 'そのまま作業を続けられます。できあがるとここに表示されます。',
  'This was cancelled.': 'キャンセルされました。',
  'Nothing was made of it. The audience is as it was; it can be generated again from the builder.':
    '何も作成されていません。オーディエンスはそのままです。ビルダーからもう一度生成できます。',
  'Nobody known here meets all of its conditions. Take one away in the builder.':
    'ここに登録のある人で、すべての条件に当てはまる人はいません。ビルダーで条件を減らしてください。',
  'Fewer than five people: nothing is told of so few, so no targeting is made of them.':
    '5人未満のため、個人の情報を守るよう何も表示せず、ターゲティングも作成しません。',
  'Conversation topics': '会話のトピック',
  'Movies and TV shows': '映画とテレビ番組',
  'Network operators': '通信事業者',
  'Custom audiences': 'カスタムオーディエンス',
  'Keywords to leave out': '除外するキーワード',
  'Gender and age': '性別と年齢',
  'Download {{format}}': '{{format}}をダウンロード',
  'Copy {{what}}': '{{what}}をコピー',
  'Show all {{n}}': '{{n}}件すべて表示',
  'The audience asks for it': 'オーディエンスの条件',
  'Added by hand': '手動で追加',
  '“{{word}}” in another language': '「{{word}}」の別の言語での表記',
  '{{share}}% of them': 'このうち{{share}}%',
  'Reached of the audience': 'オーディエンスのうち届く人数',
  'Share of the audience': 'オーディエンスに占める割合',
  'Others reached': '届くその他の人数',
  'Share from': '割合の下限',
  'Share to': '割合の上限',
  'Audience among the reached': '届く人に占めるオーディエンスの割合',
  'Audience from': 'オーディエンスの割合の下限',
  'Audience to': 'オーディエンスの割合の上限',
  'Adds to those before': '前の項目に加わる人数',
  'Order of choosing': '選ばれた順番',
  'Counts may be a few off': '数人の誤差の可能性',
  'fewer than 5': '5未満',
  'about {{n}}': '約{{n}}',
  'Reaches {{inside}} of {{of}} people of the audience and {{outside}} others':
    '届く人数：オーディエンス{{of}}のうち{{inside}}、それ以外{{outside}}',
  'Reaches all {{of}} people of the audience, or all but a few, and {{outside}} others':
    '届く人数：オーディエンス{{of}}の全員またはほぼ全員、それ以外{{outside}}',
  'At least {{share}} of whom it reaches are of the audience ({{from}} to {{to}})':
    '届く人の{{share}}以上がオーディエンスです（{{from}}〜{{to}}）',
  '{{share}} of whom it reaches are of the audience ({{from}} to {{to}})':
    '届く人の{{share}}がオーディエンスです（{{from}}〜{{to}}）',
  '{{n}} of them nothing chosen before it reaches': 'うち{{n}}人には、先に選ばれた項目では届きません',
  'Chosen first': '最初に選ばれた項目',
  'Chosen as number {{rank}}': '{{rank}}番目に選ばれた項目',
  'Chosen as number {{rank}}, for breadth: those before it reach all of them':
    '{{rank}}番目に選ばれた項目（幅を広げるため。先に選ばれた項目で全員に届きます）',
  'Chosen as number {{rank}}: those before it reach at most a few of them':
    '{{rank}}番目に選ばれた項目（先に選ばれた項目では届いても数人です）',
  'Chosen as number {{rank}}: {{n}} of them nothing chosen before it reaches':
    '{{rank}}番目に選ばれた項目（うち{{n}}人には、先に選ばれた項目では届きません）',
  'Whom it reaches': '届く範囲',
  'The whole package': 'パッケージ全体',
  'Only what the audience itself asks, as X can be told it': 'オーディエンスの条件のうちXに指定できるものだけ',
  'X has nothing for what the audience itself asks: only what sets its people apart can be told.':
    'オーディエンスの条件に対応するものはXにありません。指定できるのは、この人たちの特徴だけです。',
  'Fewer than five of the audience are reached.': '届くのはオーディエンスのうち5人未満です。',
  'A full count of the people known here, told so that nothing is told of fewer than five of them. X counts others and in its own way.':
    'ここに登録のある人をすべて数えたものです。5人未満のことが分からないように表示しています。Xの数え方と対象は異なります。',
  'What X cannot be told': 'Xでは指定できない条件',
  'The audience asks for these, and the targeting of X has nothing for them. Ads reach others as well.':
    'このオーディエンスの条件ですが、Xのターゲティングには対応する項目がありません。広告は条件に合わない人にも届きます。',
  'People who {{what}}': '{{what}}人',
  'X reaches whoever has any of what they have in common, not several of it.':
    'Xは共通点のうちどれか1つでも当てはまる人に届け、複数当てはまることは条件にできません。',
  'X’s own estimate': 'Xの推定',
  'X’s own estimate needs a linked X account with its ad accounts added.':
    'Xの推定には、広告アカウントを追加した連携済みのXアカウントが必要です。',
  'Link it under Account': 'アカウントの画面で連携する',
  'X estimates nothing without words, accounts or interests that it knows.':
    'Xが知っている言葉、アカウント、興味・関心がないと、Xは推定しません。',
  'Asking X for its own estimate …': 'Xに推定を問い合わせています…',
  'X’s own estimate: {{problem}}': 'Xの推定：{{problem}}',
  'X estimates {{min}} to {{max}} people': 'Xの推定は{{min}}〜{{max}}人',
  '({{account}}, {{when}})': '（{{account}}、{{when}}）',
  'Another count of another population: whoever X can show ads to, by its own targeting.':
    '対象も数え方も異なる数字です：Xが広告を表示できる人を、X独自のターゲティングで数えたものです。',
  'X could not be told {{n}} of the conditions.': '条件のうち{{n}}件はXに指定できませんでした。',
  'Made {{when}}.': '作成日時：{{when}}',
  'Open on its own page': '単独のページで開く',
}
