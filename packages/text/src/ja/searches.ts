export const searches = {
  'What changed': '変化',
  'Save an audience and monitor it every week: what changed appears here, and comes by email.':
    'オーディエンスを保存して毎週モニターすると、変化がここに表示され、メールでも届きます。',
  'Save audience': 'オーディエンスを保存',
  'Save this audience': 'このオーディエンスを保存',
  Saved: '保存済み',
  'Sign in to save an audience.': 'オーディエンスを保存するには、サインインしてください。',
  'Failed to create audience. Please log out and log in again to create a new audience.':
    'オーディエンスを作成できませんでした。いったんサインアウトし、もう一度サインインしてから作成してください。',
  'Failed to create audience. Please wait until the audience is ready.':
    'オーディエンスを作成できませんでした。オーディエンスの準備ができるまでお待ちください。',
  'Audience created successfully': 'オーディエンスを作成しました',
  'Show saved audiences': '一覧を見る',

  'Audience builder': 'オーディエンスビルダー',
  'Kind of analysis': '分析の種類',
  'All kinds': 'すべての種類',
  'Nothing saved yet': 'まだ保存されていません',
  'Ask a question and press “Save audience”. It is kept here, and can be monitored every week.':
    '分析して「オーディエンスを保存」を押すと、ここに保存されます。毎週モニタリングすることもできます。',
  'No audience of this kind was saved.': 'この種類のオーディエンスは保存されていません。',
  'Actions for {{name}}': '{{name}}の操作',
  Rename: '名前を変更',
  '{{name}} was deleted.': '{{name}}を削除しました。',

  'Monitor it every week': '毎週モニタリングする',
  'Email me when something changed': '変化があったときにメールで知らせる',
  'New this week': '今週の変化',
  'Saved audiences, {{n}} with news': '保存したオーディエンス（新着{{n}}件）',
  'Stop these emails': 'このメールを停止する',
  'Stop the emails about an audience': 'オーディエンスのメールを停止',
  'Emails about a saved audience come when it changed. Once they are stopped, you still see in Starling what changed.':
    '保存したオーディエンスのメールは、変化があったときに届きます。停止しても、変化はStarlingで確認できます。',
  'The emails are stopped': 'メールを停止しました',
  'No more emails come about “{{name}}”. You still see in Starling what changed.':
    '「{{name}}」についてのメールは届かなくなります。変化は引き続きStarlingで確認できます。',
  'This link does not work any more. No emails come by it.':
    'このリンクは使えなくなりました。このメールはもう届きません。',
  'Changes this week: {{name}}': '今週の変化：{{name}}',
  'Changes in a saved audience this week': '保存したオーディエンスに今週の変化がありました',
  'The week to {{time}} (UTC) brought changes that chance does not explain to this saved audience:':
    '{{time}}（UTC）までの1週間で、次の保存したオーディエンスに偶然では説明できない変化がありました：',
  'Words used more:': '増えた言葉：',
  'Words used less:': '減った言葉：',
  'You get this email because you monitor it. It comes only when something changed.':
    'このメールはモニタリング中の方に、変化があったときだけお送りしています。',
  'See the audience': 'オーディエンスを見る',
  'People, posts, mood and words, compared with the week before.':
    '人数、投稿数、感情、よく使われた言葉を、毎週、前の週と比べてお知らせします。',
  '{{name}} is not monitored any more.': '{{name}}のモニタリングを終了しました。',
  'The first week is being counted. If nothing has been imported yet, it appears within an hour of the import.':
    '最初の週を集計しています。データがまだ読み込まれていない場合は、読み込みから1時間以内に表示されます。',
  'The last week could not be counted: {{error}}': '直近の週を集計できませんでした：{{error}}',
  Paused: '一時停止中',
  Pause: '一時停止',
  Resume: '再開',
  'Next on {{date}}': '次回：{{date}}',
  'Earlier weeks': 'これまでの週',
  'Hide earlier weeks': 'これまでの週を隠す',
  'Earlier weeks appear here as they end.': '週が終わるごとに、ここに結果が並びます。',
  'The seven days to {{until}}': '{{until}}までの7日間',
  '{{value}} the week before': '前週は{{value}}',
  'Fewer than five people': '5人未満のため非表示',
  'Words of the week': '今週の言葉',
  'more than the week before': '前週より増加',
  'less than the week before': '前週より減少',
  'Change, 95% sure: {{low}} or more': '変化の95%信頼区間：{{low}}以上',
  'Change, 95% sure: {{low}} to {{high}}': '変化の95%信頼区間：{{low}}〜{{high}}',
  'Change, 95% sure: {{low}} to {{high}} points': '変化の95%信頼区間：{{low}}〜{{high}}ポイント',
  '{{change}} points': '{{change}}ポイント',
  '{{now}} posts, {{before}} the week before; {{share}} of all, 95% sure between {{low}} and {{high}}':
    '投稿{{now}}件（前週{{before}}件）。全体の{{share}}、95%信頼区間は{{low}}〜{{high}}です。',

  'Recent searches': '最近の検索',
  'What you ask next appears here.': '次に分析した内容がここに表示されます。',
  Clear: '履歴を消去',
  'Recent searches were cleared.': '最近の検索を消去しました。',
}
